import type { Market, Neighbourhood } from '../markets/index.ts';
import type { Random } from '../random.ts';
import { KM_OF_LATITUDE, kmOfLongitude } from '../terrain.ts';
import type { Building, Site } from './home.ts';
import { chooseStreet } from './streets.ts';

export interface Address {
  streetNumber: string;
  streetName: string;
  streetSuffix: string | undefined;
  unitNumber: string | undefined;
  unparsed: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

export function chooseAddress(random: Random, { market, neighbourhood, type }: Site, building: Building): Address {
  const { name, suffix } = chooseStreet(random, market, neighbourhood.walk);
  const rural = neighbourhood.traits.includes('rural');
  const streetNumber = String(random.whole(rural ? 1200 : 100, market.country === 'CA' ? 2900 : 9800));
  const unitNumber = unitOf(random, type, building);
  const street = market.region === 'quebec' ? `${streetNumber} ${name}` : `${streetNumber} ${name} ${suffix}`;
  return {
    streetNumber,
    streetName: name,
    streetSuffix: suffix,
    unitNumber,
    unparsed: unitNumber ? `${street} #${unitNumber}` : street,
    postalCode: postalCode(random, random.pick(neighbourhood.zips), market.country),
    ...scatter(random, neighbourhood),
  };
}

function unitOf(random: Random, type: Site['type'], { towerStories = 1 }: Building): string | undefined {
  if (type === 'condo')
    return towerStories > 4
      ? `${random.whole(2, towerStories)}${String(random.whole(1, 18)).padStart(2, '0')}`
      : `${random.whole(1, towerStories)}${random.pick(['A', 'B', 'C', 'D', '01', '02', '03', '04'])}`;
  return type === 'townhouse' && random.chance(0.3) ? String(random.whole(1, 40)) : undefined;
}

/** Returns an office's address line: number and street. */
export function streetAddress(random: Random, market: Market, { walk }: Neighbourhood): string {
  const { name, suffix } = chooseStreet(random, market, walk);
  const number = random.whole(100, market.country === 'CA' ? 2900 : 9800);
  return market.region === 'quebec' ? `${number} ${name}` : `${number} ${name} ${suffix}`;
}

/** Adds the local half of a Canadian code, which never contains D, F, I, O, Q or U (Canada Post). */
export function postalCode(random: Random, code: string, country: 'US' | 'CA'): string {
  if (country === 'US') return code;
  const letters = [...'ABCEGHJKLMNPRSTVWXYZ'];
  return `${code} ${random.whole(0, 9)}${random.pick(letters)}${random.whole(0, 9)}`;
}

/** Dense near the center, sparse outside; tight near water, wide in rural areas. */
function scatter(random: Random, { lat, lon, walk, traits }: Site['neighbourhood']) {
  const shore = traits.includes('beach') || traits.includes('waterside') || traits.includes('lake');
  const km = shore ? 0.22 : traits.includes('rural') ? 1.5 : 0.3 + (100 - walk) / 130;
  const north = random.normal() * km;
  const east = random.normal() * km;
  return {
    latitude: Math.round((lat + north / KM_OF_LATITUDE) * 1e6) / 1e6,
    longitude: Math.round((lon + east / kmOfLongitude(lat)) * 1e6) / 1e6,
  };
}

import type { Dice } from '../dice.ts';
import type { Market, Neighbourhood } from '../markets/index.ts';
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

export function chooseAddress(dice: Dice, { market, neighbourhood, type }: Site, building: Building): Address {
  const { name, suffix } = chooseStreet(dice, market, neighbourhood.walk);
  const rural = neighbourhood.traits.includes('rural');
  const streetNumber = String(dice.whole(rural ? 1200 : 100, market.country === 'CA' ? 2900 : 9800));
  const unitNumber = unitOf(dice, type, building);
  const street = market.region === 'quebec' ? `${streetNumber} ${name}` : `${streetNumber} ${name} ${suffix}`;
  return {
    streetNumber,
    streetName: name,
    streetSuffix: suffix,
    unitNumber,
    unparsed: unitNumber ? `${street} #${unitNumber}` : street,
    postalCode: postalCode(dice, dice.pick(neighbourhood.zips), market.country),
    ...scatter(dice, neighbourhood),
  };
}

function unitOf(dice: Dice, type: Site['type'], { towerStories = 1 }: Building): string | undefined {
  if (type === 'condo')
    return towerStories > 4
      ? `${dice.whole(2, towerStories)}${String(dice.whole(1, 18)).padStart(2, '0')}`
      : `${dice.whole(1, towerStories)}${dice.pick(['A', 'B', 'C', 'D', '01', '02', '03', '04'])}`;
  return type === 'townhouse' && dice.chance(0.3) ? String(dice.whole(1, 40)) : undefined;
}

/** Returns an office's address line: number and street. */
export function streetAddress(dice: Dice, market: Market, { walk }: Neighbourhood): string {
  const { name, suffix } = chooseStreet(dice, market, walk);
  const number = dice.whole(100, market.country === 'CA' ? 2900 : 9800);
  return market.region === 'quebec' ? `${number} ${name}` : `${number} ${name} ${suffix}`;
}

/** Adds the local half of a Canadian code, which never contains D, F, I, O, Q or U (Canada Post). */
export function postalCode(dice: Dice, code: string, country: 'US' | 'CA'): string {
  if (country === 'US') return code;
  const letters = [...'ABCEGHJKLMNPRSTVWXYZ'];
  return `${code} ${dice.whole(0, 9)}${dice.pick(letters)}${dice.whole(0, 9)}`;
}

/** Dense near the center, sparse outside; tight near water, wide in rural areas. */
function scatter(dice: Dice, { lat, lon, walk, traits }: Site['neighbourhood']) {
  const shore = traits.includes('beach') || traits.includes('waterside') || traits.includes('lake');
  const km = shore ? 0.22 : traits.includes('rural') ? 1.5 : 0.3 + (100 - walk) / 130;
  const north = dice.normal() * km;
  const east = dice.normal() * km;
  return {
    latitude: Math.round((lat + north / KM_OF_LATITUDE) * 1e6) / 1e6,
    longitude: Math.round((lon + east / kmOfLongitude(lat)) * 1e6) / 1e6,
  };
}

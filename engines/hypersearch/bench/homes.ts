import { features, homeTypes, type Listing } from '@lintel/hypersearch';
import { Dice } from './dice.ts';

export const TODAY = 20_500;
const CITIES = 40;
const WORDS = 3000;

interface Town {
  name: string;
  country: 'US' | 'CA';
  state: string;
  latE6: number;
  lonE6: number;
  neighbourhoods: { name: string; postalCode: string; latE6: number; lonE6: number; priceLevel: number }[];
}

/** 40 cities of unequal size, each with 6 to 13 neighbourhoods. */
export function townsOf(seed: number): Town[] {
  const dice = new Dice(seed);
  return Array.from({ length: CITIES }, (_, city) => {
    const latE6 = Math.round(26e6 + dice.next() * 24e6);
    const lonE6 = Math.round(-123e6 + dice.next() * 50e6);
    const country = city % 5 === 4 ? ('CA' as const) : ('US' as const);
    return {
      name: `City ${city}`,
      country,
      state: country === 'CA' ? 'ON' : (['TX', 'CA', 'WA', 'FL', 'CO'][city % 5] as string),
      latE6,
      lonE6,
      neighbourhoods: Array.from({ length: 6 + dice.below(8) }, (_, n) => ({
        name: `Quarter ${city} ${n}`,
        postalCode: country === 'CA' ? `M${n % 10}A 1A${city % 10}` : String(10_000 + city * 100 + n),
        latE6: Math.round(latE6 + dice.normal() * 60_000),
        lonE6: Math.round(lonE6 + dice.normal() * 80_000),
        priceLevel: Math.exp(13 + dice.normal() * 0.4),
      })),
    };
  });
}

/** Words of two to four syllables; the first are the most frequent (Zipf). */
const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru', 'sa', 'te', 'vi', 'zo'];
export const wordNumber = (number: number): string => {
  let word = '';
  for (let left = number + 200; left > 0; left = Math.floor(left / syllables.length))
    word += syllables[left % syllables.length];
  return word;
};
export const zipfWord = (dice: Dice): string => wordNumber(Math.floor(WORDS ** dice.next()) - 1);

/** From 55 % for the first feature down to 1 % for the last: about ten a home. */
const featureShare = (place: number) => 0.55 * (0.01 / 0.55) ** (place / (features.length - 1));

export function homesOf(count: number, seed: number): Listing[] {
  const dice = new Dice(seed);
  const towns = townsOf(seed);
  return Array.from({ length: count }, (_, i) => homeOf(i + 1, towns, dice));
}

function homeOf(id: number, towns: readonly Town[], dice: Dice): Listing {
  const town = towns[Math.floor(dice.next() ** 1.5 * towns.length)] as Town;
  const quarter = dice.pick(town.neighbourhoods);
  const beds = 1 + dice.below(5);
  const sqft = 400 * beds + dice.below(900);
  const status = dice.chance(0.85) ? 'active' : dice.chance(0.5) ? 'pending' : 'sold';
  const listedDay = TODAY - dice.below(180);
  return {
    id,
    country: town.country,
    state: town.state,
    city: town.name,
    neighbourhood: quarter.name,
    postalCode: quarter.postalCode,
    latE6: Math.round(quarter.latE6 + dice.normal() * 12_000),
    lonE6: Math.round(quarter.lonE6 + dice.normal() * 15_000),
    status,
    type: homeTypes[Math.floor(dice.next() ** 2 * homeTypes.length)] as Listing['type'],
    priceCents: Math.round(quarter.priceLevel * Math.exp(dice.normal() * 0.35) * (0.6 + beds * 0.13)) * 100,
    beds,
    baths: 1 + dice.below(beds * 2) / 2,
    sqft,
    lotAcres: Math.round(dice.next() ** 3 * 200) / 100,
    yearBuilt: 1900 + dice.below(126),
    hoaCents: dice.chance(0.6) ? 0 : dice.below(80) * 1000,
    schoolRating: 1 + dice.below(10),
    walkScore: dice.below(101),
    garageSpaces: dice.below(4),
    stories: 1 + dice.below(3),
    listedDay,
    ...(status === 'sold' ? { offMarketDay: listedDay + dice.below(TODAY - listedDay + 1) } : {}),
    features: features.filter((_, place) => dice.chance(featureShare(place))),
    text: Array.from({ length: 30 + dice.below(31) }, () => zipfWord(dice)).join(' '),
  };
}

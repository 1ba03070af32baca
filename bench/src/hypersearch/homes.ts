import { type Feature, features, homeTypes, type Listing } from '@lintel/hypersearch';
import { Dice } from '../../../engines/hypersearch/bench/dice.ts';
import { citiesOf, cityDrawn } from './cities.ts';
import { type Words, zipfWords } from './words.ts';

/** The bench's current day number. */
export const TODAY = 20_500;

/** The 75 features of the bench's homes, most frequent first. */
export const drawnFeatures: readonly Feature[] = features.slice(0, 75);

/** From 55% for the first feature down to 1% for the last: about ten per home. */
const featureShare = (place: number) => 0.55 * (0.01 / 0.55) ** (place / (drawnFeatures.length - 1));

/**
 * Homes as in the study of search engines (40 cities, Gaussian neighborhoods, log-normal prices, 85% active, 30 to
 * 60 words of 3,000 by Zipf's law or real remarks), with the fields of a listing. Deterministic by seed.
 */
export function homesOf(count: number, seed: number, words: Words = zipfWords): Listing[] {
  const draw = homeDrawer(seed, words);
  return Array.from({ length: count }, (_, place) => draw(place + 1));
}

/** Draws homes one by one. */
export function homeDrawer(seed: number, words: Words = zipfWords): (id: number) => Listing {
  const dice = new Dice(seed + 1);
  const cities = citiesOf(seed);
  const shares = drawnFeatures.map((_, place) => featureShare(place));
  return (id) => {
    const city = cities[cityDrawn(dice)]!;
    const quarter = dice.pick(city.neighbourhoods);
    const beds = 1 + dice.below(5);
    const status = dice.chance(0.85) ? 'active' : dice.chance(0.5) ? 'pending' : 'sold';
    const listedDay = TODAY - dice.below(180);
    const price = Math.round(quarter.priceLevel * Math.exp(dice.normal() * 0.35) * (0.6 + beds * 0.13));
    const has: Feature[] = [];
    for (let place = 0; place < shares.length; place++)
      if (dice.chance(shares[place]!)) has.push(drawnFeatures[place]!);
    return {
      id,
      country: city.country,
      state: city.state,
      city: city.name,
      neighbourhood: quarter.name,
      postalCode: quarter.postalCode,
      latE6: Math.round(quarter.latE6 + dice.normal() * 9_000),
      lonE6: Math.round(quarter.lonE6 + dice.normal() * 11_000),
      status,
      type: homeTypes[Math.floor(dice.next() ** 2 * homeTypes.length)]!,
      priceCents: price * 100,
      beds,
      baths: 1 + dice.below(beds * 2) / 2,
      sqft: 400 * beds + dice.below(900),
      lotAcres: Math.round(dice.next() ** 3 * 200) / 100,
      yearBuilt: 1900 + dice.below(126),
      hoaCents: dice.chance(0.6) ? 0 : dice.below(80) * 1000,
      schoolRating: 1 + dice.below(10),
      walkScore: dice.below(101),
      garageSpaces: dice.below(4),
      stories: 1 + dice.below(3),
      listedDay,
      ...(status === 'sold' ? { offMarketDay: listedDay + dice.below(TODAY - listedDay + 1) } : {}),
      features: has,
      text: words.text(dice),
    };
  };
}

/** A listing as the reference implementation reads it. */
import type { Field } from '../../src/facts.ts';
import { foldWords } from '../../src/find/store/words.ts';
import type { Listing } from '../../src/listing.ts';
import { placeName } from '../../src/place-name.ts';
import { stemOf } from '../../src/text/stem.ts';

export type Home = Listing & {
  words: Set<string>;
  text: string;
  folded: { city: string; neighbourhood: string; areas: string[]; postalCode: string };
};

export const code = (text: string) => text.replace(/\s/g, '').toUpperCase();

export const homeOf = (listing: Listing): Home => ({
  ...listing,
  words: new Set(foldWords(listing.text).map(stemOf)),
  folded: {
    city: placeName(listing.city),
    neighbourhood: placeName(listing.neighbourhood ?? ''),
    areas: (listing.areas ?? []).map(placeName),
    postalCode: code(listing.postalCode ?? ''),
  },
});

export function figureIn(home: Home, field: Exclude<Field, 'payment'>, today: number): number | undefined {
  const { priceCents: price, sqft, firstPriceCents: first, netIncomeCents: income } = home;
  const days = (from: number | undefined) => (from === undefined ? undefined : today - from);
  return {
    price: home.priceCents,
    beds: home.beds,
    baths: home.baths,
    sqft: home.sqft,
    lot: home.lotAcres,
    year: home.yearBuilt,
    hoa: home.hoaCents,
    dom: domOf(home, today),
    school: home.schoolRating,
    walk: home.walkScore,
    garage: home.garageSpaces,
    stories: home.stories,
    ppsf: sqft ? Math.round(price / sqft) : undefined,
    tax: home.taxCents,
    cost: home.monthlyCostCents,
    cut: first ? Math.max(0, Math.round((1000 * (first - price)) / first)) : undefined,
    cutDays: days(home.cutDay),
    openDays: home.openHouseDay === undefined ? undefined : Math.max(0, home.openHouseDay - today),
    offDays: days(home.offMarketDay),
    capRate: income === undefined || price === 0 ? undefined : Math.round((1000 * income) / price),
  }[field];
}

export const domOf = (home: Home, today: number) =>
  home.listedDay === undefined ? undefined : (home.offMarketDay ?? today) - home.listedDay;

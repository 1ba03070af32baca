import type { PropertyDetail } from '../../../listings/index.ts';
import type { CompareWords } from './compare-words.ts';

export type RowName = keyof CompareWords['rows'];

/** The number by which homes are compared in a row; null is not known. */
const rowValue: Readonly<Record<RowName, (home: PropertyDetail) => number | null>> = {
  price: ({ price }) => price,
  month: ({ monthlyCost }) => monthlyCost?.total ?? null,
  cash: ({ cashToClose }) => cashToClose?.total ?? null,
  beds: ({ bedrooms }) => bedrooms,
  baths: ({ bathrooms }) => bathrooms,
  size: ({ squareFeet }) => squareFeet,
  lot: ({ lotAcres }) => lotAcres,
  perArea: ({ pricePerSquareFoot }) => pricePerSquareFoot,
  built: ({ yearBuilt }) => yearBuilt,
  dues: ({ hoaMonthly }) => hoaMonthly,
  tax: ({ taxes }) => taxes?.annual ?? null,
  days: ({ daysOnMarket }) => daysOnMarket,
};

/** Orders homes by the value of a row, the lowest first and unknown values last. */
export const fromLowest = (homes: readonly PropertyDetail[], row: RowName): PropertyDetail[] =>
  [...homes].sort((one, other) => (rowValue[row](one) ?? Infinity) - (rowValue[row](other) ?? Infinity));

/** Returns the homes with the lowest and the highest value of a row, each with its distance to the next. */
export function endsOf(homes: readonly PropertyDetail[], row: RowName) {
  const known = fromLowest(homes, row).filter((home) => rowValue[row](home) !== null);
  const [low, next] = known;
  const [before, high] = known.slice(-2);
  if (!low || !next || !before || !high || new Set(known.map(({ currency }) => currency)).size > 1) return undefined;
  const of = (home: PropertyDetail): number => rowValue[row](home)!;
  return { known: known.length, low, high, belowNext: of(next) - of(low), aboveNext: of(high) - of(before) };
}

const mostWords =
  /\b(biggest|largest|most|highest|newest|priciest|dearest|longest|plus (grande?|haute?s?|chere?s?|recente?|neuve)|le plus de|mas (grande|alt[oa]|car[oa]|nuev[oa]|reciente))\b/;
const leastWords =
  /\b(smallest|lowest|least|cheapest|oldest|shortest|fewest|plus (petite?|bas(se)?|vieille|ancienne)|moins (chere?|de)|mas (chic[oa]|pequen[oa]|baj[oa]|barat[oa]|viej[oa]|antigu[oa])|menos)\b/;

/** Returns the home that a superlative of the question means, which “how big is the yard on it?” is then about. */
export function meantBySuperlative(
  homes: readonly PropertyDetail[],
  asked: readonly RowName[],
  said: string,
): PropertyDetail | undefined {
  const [row, another] = asked;
  const ends = row && !another ? endsOf(homes, row) : undefined;
  const isLeast = leastWords.test(said);
  if (!ends || isLeast === mostWords.test(said)) return undefined;
  if (isLeast) return ends.belowNext > 0 ? ends.low : undefined;
  return ends.aboveNext > 0 ? ends.high : undefined;
}

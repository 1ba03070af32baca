import { recommend, type TasteHome } from '../../src/recommend/index.ts';
import { type HiddenBuyer, hiddenBuyer, metres } from './buyers.ts';

export interface Result {
  buyers: number;
  /** Mean NDCG@10 over the buyers. */
  ours: number;
  /** Ranking by distance to the saved homes in price and place. */
  priceAndPlace: number;
  /** Ranking by distance in price and floor area. */
  priceAndSize: number;
  /** Ranking by distance in all three. */
  allThree: number;
  /** Ranking by id, as a random baseline. */
  none: number;
}

/** Lets rankers order the homes that a buyer has not seen, and compares each order with the buyer's true preferences. */
export function contest(markets: readonly (readonly TasteHome[])[], buyers: number, seed = 1_000): Result {
  const sums = { ours: 0, priceAndPlace: 0, priceAndSize: 0, allThree: 0, none: 0 };
  for (let at = 0; at < buyers; at++) {
    const homes = markets[at % markets.length]!;
    const buyer = hiddenBuyer(homes, seed + at);
    const seen = new Set(buyer.signals.map(({ home }) => home.id));
    const unseen = homes.filter(({ id }) => !seen.has(id));
    const saved = buyer.signals.filter(({ liking }) => liking > 0).map(({ home }) => home);
    const gains = gainsOf(buyer, unseen);
    const ranked = recommend(unseen, buyer.signals, {}, { limit: 10 }) ?? [];
    sums.ours += ndcg(
      ranked.map(({ id }) => id),
      gains,
    );
    sums.priceAndPlace += ndcg(
      nearest(unseen, (home) => priceSteps(saved, home) + placeSteps(saved, home)),
      gains,
    );
    sums.priceAndSize += ndcg(
      nearest(unseen, (home) => priceSteps(saved, home) + sizeSteps(saved, home)),
      gains,
    );
    const steps = (home: TasteHome) => priceSteps(saved, home) + placeSteps(saved, home) + sizeSteps(saved, home);
    sums.allThree += ndcg(nearest(unseen, steps), gains);
    sums.none += ndcg(
      nearest(unseen, ({ id }) => id),
      gains,
    );
  }
  return {
    buyers,
    ours: sums.ours / buyers,
    priceAndPlace: sums.priceAndPlace / buyers,
    priceAndSize: sums.priceAndSize / buyers,
    allThree: sums.allThree / buyers,
    none: sums.none / buyers,
  };
}

/** Gains: 7 for the best 2 %, 3 for the next 6 %, 1 for the next 12 %. */
function gainsOf({ worth }: HiddenBuyer, homes: readonly TasteHome[]): Map<number, number> {
  const ranked = homes.toSorted((a, b) => worth.get(b.id)! - worth.get(a.id)!);
  return new Map(
    ranked.map(({ id }, at) => {
      const share = at / ranked.length;
      return [id, share < 0.02 ? 7 : share < 0.08 ? 3 : share < 0.2 ? 1 : 0];
    }),
  );
}

function ndcg(ids: readonly number[], gains: ReadonlyMap<number, number>): number {
  const dcg = (list: readonly number[]) =>
    list.slice(0, 10).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0);
  return dcg(ids.map((id) => gains.get(id) ?? 0)) / dcg([...gains.values()].sort((a, b) => b - a));
}

const nearest = (homes: readonly TasteHome[], far: (home: TasteHome) => number): number[] =>
  homes
    .map((home) => ({ id: home.id, far: far(home) }))
    .sort((a, b) => a.far - b.far || a.id - b.id)
    .slice(0, 10)
    .map(({ id }) => id);

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const priceSteps = (saved: readonly TasteHome[], home: TasteHome): number =>
  Math.abs(Math.log(home.priceCents) - mean(saved.map(({ priceCents }) => Math.log(priceCents)))) / 0.2;

const sizeSteps = (saved: readonly TasteHome[], home: TasteHome): number =>
  Math.abs(Math.log(home.sqft ?? 1_000) - mean(saved.map(({ sqft }) => Math.log(sqft ?? 1_000)))) / 0.2;

const placeSteps = (saved: readonly TasteHome[], home: TasteHome): number =>
  Math.min(...saved.map((one) => metres(one, home))) / 3_000;

/** `npm run bench -- recommend`: measures the ranker's quality for buyers with a hidden taste, and its cost. */
import { dayOf } from '../../../server/sample/calendar.ts';
import { home } from '../../../server/sample/homes/generate.ts';
import { recommend, type TasteHome } from '../src/recommend/index.ts';
import { hiddenBuyer } from '../test/recommend/buyers.ts';
import { contest, type Result } from '../test/recommend/contest.ts';
import { town } from '../test/recommend/town.ts';

const percent = (ratio: number): string => `${ratio >= 1 ? '+' : ''}${((ratio - 1) * 100).toFixed(1)} %`;

function report(name: string, { buyers, ours, priceAndPlace, priceAndSize, allThree, none }: Result): void {
  console.log(`\n${name}, ${buyers} buyers, mean NDCG@10`);
  console.log(`  taste                     ${ours.toFixed(3)}`);
  for (const [what, value] of [
    ['price and place', priceAndPlace],
    ['price and floor area', priceAndSize],
    ['price, place and area', allThree],
    ['no order', none],
  ] as const)
    console.log(`  ${what.padEnd(25)} ${value.toFixed(3)}   the taste is ${percent(ours / value)}`);
}

report(
  'Made-up towns of 1,500 homes',
  contest(
    [1, 2, 3, 4].map((seed) => town(1_500, seed)),
    200,
    90_000,
  ),
);

/** Homes for sale of the four largest markets of the sample. */
function sampleMarkets(): TasteHome[][] {
  const today = dayOf('2026-11-20');
  const byMarket = new Map<string, TasteHome[]>();
  for (let number = 1; number <= 24_000; number++) {
    const one = home('lintel', number, today);
    if (one.status !== 'Active') continue;
    const list = byMarket.get(one.market.name) ?? [];
    byMarket.set(one.market.name, list);
    list.push({
      ...{ id: number, type: one.type, priceCents: one.priceCents, beds: one.beds, sqft: one.sqft },
      baths: one.bathsFull === undefined ? undefined : one.bathsFull + (one.bathsHalf ?? 0) / 2,
      ...{ lotAcres: one.lotAcres, yearBuilt: one.yearBuilt, garageSpaces: one.garageSpaces },
      latE6: Math.round(one.address.latitude * 1e6),
      lonE6: Math.round(one.address.longitude * 1e6),
      features: [...one.features],
    });
  }
  return [...byMarket.values()].sort((a, b) => b.length - a.length).slice(0, 4);
}

const markets = sampleMarkets();
report(
  `The sample’s four largest markets (${markets.map(({ length }) => length).join(', ')} homes)`,
  contest(markets, 200, 90_000),
);

const many = town(2_000, 9);
const { signals } = hiddenBuyer(many, 3);
const times: number[] = [];
for (let round = 0; round < 100; round++) {
  const began = performance.now();
  recommend(many, signals, {}, { limit: 24 });
  times.push(performance.now() - began);
}
times.sort((a, b) => a - b);
console.log(`\nOf 2,000 homes the best 24: p50 ${times[50]!.toFixed(1)} ms, p99 ${times[98]!.toFixed(1)} ms`);

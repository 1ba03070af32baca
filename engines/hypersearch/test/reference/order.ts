/** The order of the homes found, each with its reasons. */
import { factText, type Sort } from '../../src/facts.ts';
import { foldWords, wantedWords } from '../../src/find/store/words.ts';
import type { FindOptions, Hit, Query, Reason } from '../../src/query.ts';
import { stemOf } from '../../src/text/stem.ts';
import { limitOf, meets, nearest, wishesOf } from './criteria.ts';
import { domOf, type Home } from './home.ts';

const cents = (units: number) => Math.round(units * 100_000) / 1000;

/** Calculates BM25 with literal constants; find/impact.ts documents their source. */
function textPoints(home: Home, query: Query, all: readonly Home[]): number {
  const wanted = [...new Set(wantedWords(query.words ?? [])?.whole ?? [])];
  const text = foldWords(home.text).map(stemOf);
  let [weight, most] = [0, 0];
  for (const word of wanted) {
    const homesWith = all.filter((other) => other.words.has(word)).length;
    const rarity = Math.log(1 + (all.length - homesWith + 0.5) / (homesWith + 0.5));
    const count = text.filter((each) => each === word).length;
    weight += rarity * Math.round((255 * count) / (count + 1.2 * (0.25 + (0.75 * text.length) / 100)));
    most += rarity * 255;
  }
  return most > 0 ? Math.floor((30 * weight) / most) : 0;
}

function reasonsFor(home: Home, query: Query, all: readonly Home[]): Reason[] {
  const reasons: Reason[] = [];
  for (const fact of query.facts)
    if (fact.kind === 'prefer' && meets(home, fact.criterion, query))
      reasons.push({ kind: 'criterion', fact: factText(fact), points: 100 });
  const criteria = wishesOf(query.facts);
  for (const criterion of criteria) {
    const points = criterion.kind === 'near' ? query.points?.get(criterion.name) : undefined;
    if (criterion.kind !== 'near' || !points) continue;
    const [distance, limit] = [nearest(home, points), Math.max(...points.map((point) => limitOf(criterion, point)))];
    const closeness = limit > 0 ? Math.floor(30 * (1 - distance / limit)) : 30;
    if (closeness > 0)
      reasons.push({ kind: 'near', fact: factText(criterion), points: closeness, value: Math.round(distance) });
  }
  const textual = textPoints(home, query, all);
  if (textual > 0) reasons.push({ kind: 'words', points: textual });
  const budgets = criteria.filter(
    (criterion) => criterion.kind === 'bound' && criterion.field === 'price' && criterion.op === '<=',
  );
  const budget = budgets.toSorted((a, b) => (a as { value: number }).value - (b as { value: number }).value)[0];
  if (budget?.kind === 'bound') {
    const points = cents(budget.value) > 0 ? Math.floor((30 * home.priceCents) / cents(budget.value)) : 0;
    const value = cents(budget.value) - home.priceCents;
    if (points > 0) reasons.push({ kind: 'price', fact: factText(budget), points, value });
  }
  const dom = domOf(home, query.today);
  if (home.status === 'active' && dom !== undefined && dom < 30)
    reasons.push({ kind: 'recency', points: Math.floor(30 - dom), value: dom });
  return reasons;
}

export function page(
  found: readonly Home[],
  all: readonly Home[],
  query: Query,
  { sort, limit, after }: FindOptions,
): Hit[] {
  const sortFact = query.facts.findLast((fact) => fact.kind === 'sort')?.sort;
  // Without costs, homes are sorted by the return that they state.
  const order = sort === 'reach' ? 'match' : sort === 'cash_flow' ? 'roi_desc' : (sort ?? sortFact ?? 'match');
  const down = !order.endsWith('_asc');
  const hits = found.map((home) => {
    const reasons = reasonsFor(home, query, all);
    const score = reasons.reduce((sum, reason) => sum + reason.points, 0);
    const unknown = down ? -Number.MAX_VALUE : Number.MAX_VALUE;
    return { id: home.id, key: order === 'match' ? score : (keyOf(home, order) ?? unknown), score, reasons };
  });
  const compare = (a: { key: number; id: number }, b: { key: number; id: number }) =>
    (down ? b.key - a.key : a.key - b.key) || a.id - b.id;
  return hits
    .filter((hit) => after === undefined || compare(hit, after) > 0)
    .sort(compare)
    .slice(0, limit);
}

function keyOf(home: Home, sort: Sort): number | undefined {
  switch (sort) {
    case 'price_asc':
    case 'price_desc':
      return home.priceCents;
    case 'newest':
      return home.listedDay;
    case 'sqft_desc':
      return home.sqft;
    case 'lot_desc':
      return home.lotAcres;
    case 'price_per_sqft_asc':
      return home.sqft ? home.priceCents / home.sqft : undefined;
    case 'roi_desc':
      return home.netIncomeCents !== undefined && home.priceCents > 0
        ? home.netIncomeCents / home.priceCents
        : undefined;
  }
}

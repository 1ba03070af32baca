import { type Fact, factText, isWish, parseFact } from '@lintel/hypersearch';
import { z } from 'zod';
import { ask, factLabel, find, finderPart } from '../../search/index.ts';
import { plain } from '../reading/plain.ts';
import { homesById } from './homes.ts';
import { homesFor } from './search-homes.ts';
import { type Asking, type Told, tool } from './tool.ts';
import { choices, money, number, text } from './words.ts';

export const refineSearch = tool({
  name: 'refineSearch',
  about:
    'Change the last search of this conversation by a few words: "cheaper", "with a pool too", "in Denver instead", "newest first"; with `more` the next homes of the same search.',
  input: z.strictObject({ change: z.string().min(1).max(2_000), more: z.boolean().optional() }),
  async run(asking, { change, more }) {
    const { search } = asking.talk;
    if (!search)
      return {
        facts: { refined: false },
        parts: [
          text('There is no search to change yet. Tell me what you look for, and where.'),
          choices('Homes in Austin under 500k', 'Show my saved homes'),
        ],
      };
    const before = search.facts.flatMap((fact) => parseFact(fact) ?? []);
    if (more) return homesFor(asking, before, { told: search.told });
    const words = plain(change);
    const direction = directions.find(({ says }) => says.test(words));
    if (direction) return directed(asking, before, direction);
    const dropped = withoutWords(words, before);
    if (dropped) return homesFor(asking, dropped);
    // “Only” would read as an exact number.
    const { facts } = ask(asking.use(finderPart), { query: change.replace(/^\s*(only|just)\s+/i, '') });
    return homesFor(asking, merged(before, facts));
  },
});

interface Direction {
  says: RegExp;
  field: 'price' | 'sqft' | 'year';
  op: '<=' | '>=';
  /** Left out: the order stays. */
  sort?: 'price_asc' | 'price_desc' | 'sqft_desc';
}

const directions: readonly Direction[] = [
  {
    says: /\b(cheaper|less expensive|lower price|more affordable|less costly)\b/,
    field: 'price',
    op: '<=',
    sort: 'price_asc',
  },
  { says: /\b(more expensive|pricier)\b/, field: 'price', op: '>=', sort: 'price_desc' },
  { says: /\b(bigger|larger|more space)\b/, field: 'sqft', op: '>=', sort: 'sqft_desc' },
  { says: /\bsmaller\b/, field: 'sqft', op: '<=', sort: 'price_asc' },
  { says: /\bnewer\b/, field: 'year', op: '>=' },
  { says: /\bolder\b/, field: 'year', op: '<=' },
];

/** Beyond the middle of those that were shown, which is said; where nothing lies there, the search is only put in order. */
async function directed(asking: Asking, before: readonly Fact[], { field, op, sort }: Direction): Promise<Told> {
  const shown = await homesById(asking, asking.talk.shown);
  const values = shown
    .flatMap((home) => ({ price: home.price, sqft: home.squareFeet, year: home.yearBuilt })[field] ?? [])
    .sort((one, other) => one - other);
  const middle = values[Math.floor((values.length - 1) / 2)];
  const sorted: Fact[] = sort
    ? [...before.filter((fact) => fact.kind !== 'sort'), { kind: 'sort', sort }]
    : [...before];
  if (middle === undefined) return homesFor(asking, sorted);
  const value = op === '<=' ? middle - 1 : middle + 1;
  const facts = merged(sorted, [{ kind: 'bound', field, op, value }]);
  const spoken =
    field === 'price'
      ? money(middle, shown[0]!.currency)
      : field === 'sqft'
        ? `${number(middle)} sq ft`
        : String(middle);
  const side = {
    price: { '<=': 'below', '>=': 'above' },
    sqft: { '<=': 'below', '>=': 'above' },
    year: { '<=': 'before', '>=': 'after' },
  }[field][op];
  const what = field === 'year' ? 'built' : '';
  if (find(asking.use(finderPart), { facts }, { limit: 0 }).total === 0) {
    const told = await homesFor(asking, sorted, {
      before: `None lies ${side} ${spoken}, the middle of those I showed. In order:`,
    });
    return { ...told, facts: { ...(told.facts as object), middle } };
  }
  const told = await homesFor(asking, facts, {
    before: `Those ${what ? `${what} ` : ''}${side} ${spoken}, the middle of those I showed.`,
  });
  return { ...told, facts: { ...(told.facts as object), middle } };
}

/** “Search again without fenced yard”: the wishes whose labels are named go. Undefined where none is named. */
function withoutWords(words: string, before: readonly Fact[]): Fact[] | undefined {
  const named = /\bwithout (.+)$/.exec(words)?.[1];
  if (named === undefined) return undefined;
  const gone = before.filter(
    (fact) =>
      named.includes(plain(factLabel(fact))) ||
      (fact.kind === 'feature' && !fact.not && named.includes(fact.feature.replaceAll('_', ' '))),
  );
  return gone.length === 0 ? undefined : before.filter((fact) => !gone.includes(fact));
}

const isPlace = ({ kind }: Fact) => kind === 'place' || kind === 'state' || kind === 'zip' || kind === 'near';

/** New wishes beside the old ones; of the same kind the new ones count. */
export function merged(before: readonly Fact[], added: readonly Fact[]): Fact[] {
  const replaced = (fact: Fact): boolean =>
    added.some((newer) => {
      const [one, other] = [fact, newer].map((each) => (each.kind === 'prefer' ? each.wish : each)) as [Fact, Fact];
      if (isPlace(one) && isPlace(other)) return true;
      if (one.kind === 'type' && other.kind === 'type') return true;
      if (one.kind === 'sort' && other.kind === 'sort') return true;
      if (one.kind === 'feature' && other.kind === 'feature') return one.feature === other.feature;
      if (one.kind !== 'bound' || other.kind !== 'bound' || one.field !== other.field) return false;
      if (one.op === other.op) return true;
      // A new limit that leaves no room for the old one takes its place.
      return one.op === '<=' ? other.value > one.value : other.value < one.value;
    });
  const kept = before.filter((fact) => !replaced(fact));
  const texts = new Set(kept.map(factText));
  return [
    ...kept,
    ...added.filter(
      (fact) => (isWish(fact) || fact.kind === 'sort' || fact.kind === 'prefer') && !texts.has(factText(fact)),
    ),
  ];
}

/** Years, decades and ages of homes. */
import type { Fact } from '../../facts.ts';
import { bound } from '../claims.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import { type Draft, personal, type Verdict } from './bound-draft.ts';
import type { Lead, Target } from './bound-lead.ts';
import type { BoundContext } from './bound-reading.ts';
import { priceBand, span } from './bound-values.ts';
import type { Op } from './comparison-op.ts';

/** Written in four figures and near enough to be the year of a home. */
export const isYear = ({ low, values }: Draft, context: BoundContext): boolean =>
  low.plainDigits === 4 && values.every((value) => value >= 1700 && value <= context.year + 10);

/** "1990s", "built after 2000", "the mid 500s": decades of years, years, and decades of prices. */
export function readYears(draft: Draft, context: BoundContext): Verdict {
  const { items, at, lead, low, unit, field, values, next } = draft;
  const first = values[0] as number;
  const more = low.decade && draft.high === undefined ? otherDecade(items, next) : undefined;
  const decade = (facts: Fact[]): Verdict => ({ facts, next: more?.next ?? next, field: 'year', explicit: true });
  /** "The nineties or later" */
  const years = (from: number, to: number): Verdict => {
    const way = draft.post?.yearly ?? (lead.newer ? 'newer' : lead.older ? 'before' : undefined);
    // "Before the 80s"
    if (way === 'before') return decade([bound('year', '<=', from)]);
    return decade(
      way === 'newer'
        ? [bound('year', '>=', from)]
        : way === 'older'
          ? [bound('year', '<=', to)]
          : span('year', from, to),
    );
  };
  const dated = isYear(draft, context);
  // "Saving since 2019", "on cherche depuis 2021"
  const doing = lead.moment && field === undefined ? items[at - 1] : undefined;
  if (
    dated &&
    doing &&
    doing.mark === undefined &&
    doing.number === undefined &&
    !doing.place &&
    !building.test(doing.text)
  )
    if (has(doing, 'want') || doing.senses.length === 0) return personal(next);
  if (low.decade && dated) return years(first, (more?.first ?? (values.at(-1) as number)) + 9);
  if (low.decade && first < 100 && first % 10 === 0 && !low.money) {
    // "My parents, both in their 80s"
    if (has(items[at - 1], 'poss') && !isHome(items[next])) return personal(next);
    const from = centuryOf(first);
    return years(from, (more?.first ?? from) + 9);
  }
  // "Construida del 95 para acá"
  const short = low.plainDigits === 2 && unit === undefined && draft.high === undefined && lead.op === 'none';
  const compares = draft.post?.yearly === 'newer' || draft.post?.yearly === 'older';
  if (
    short &&
    first > 26 &&
    (compares || field === 'year') &&
    /^(?:de|del|desde|en|el|les?|los)$/.test(items[at + low.next - at - 2]?.text ?? '')
  )
    return years(1900 + first, 1900 + first);
  // "3/2.5/2 2005+"
  const onwards = items[next - 1]?.mark === '+' && field === undefined && !low.money;
  const said = field === 'year' || onwards || lead.newer || lead.older || draft.post?.yearly !== undefined;
  if (dated && unit === undefined && said) return decade(yearBounds(values, draft.op, lead));
  if (field === 'year' && !dated)
    return values.every((value) => value < 150) && !has(items[at], 'field', 'year') ? 'no bound' : personal(next);
  if (lead.parts.size === 0 && !low.decade) return undefined;
  const band = priceBand(first, low, lead.parts, next);
  if (!band) return 'no bound';
  return lead.op === '>=' ? { ...band, facts: band.facts.slice(0, 1) } : band;
}

const centuryOf = (decade: number): number => (decade <= 20 ? 2000 : 1900) + decade;

/** "The 50s or 60s", « années 50 ou 60 », "1980s and 1990s": a decade that follows another. */
export function otherDecade(items: readonly Item[], at: number): { first: number; next: number } | undefined {
  if (!has(items[at], 'or') && !has(items[at], 'and') && items[at]?.mark !== '/') return undefined;
  const begin = has(items[at + 1], 'art') ? at + 2 : at + 1;
  // "The seventies or eighties"
  const word = senseOf(items[begin], 'decade');
  if (word) return { first: centuryOf(Number(word)), next: begin + 1 };
  const { number } = items[begin] ?? {};
  if (number === undefined || number % 10 !== 0) return undefined;
  const named = has(items[begin + 1], 'decade', '');
  const next = named ? begin + 2 : begin + 1;
  if (number >= 1880 && number < 2030) return { first: number, next };
  const bare = items[next] === undefined || items[next]?.mark !== undefined || has(items[next], 'in');
  return number < 100 && (named || bare) ? { first: centuryOf(number), next } : undefined;
}

const building = /^(?:constr|buil|bati|erect|edif|hech|fait|made|reno|remod|updat|house|home|maison|casa|propert)/;

const isHome = (item: Item | undefined): boolean =>
  ['house', 'type', 'dwelling', 'ranch', 'has'].some((kind) => has(item, kind));

export function ageBounds(
  values: number[],
  op: Op,
  lead: Lead,
  context: BoundContext,
  old: boolean,
  field: Target | undefined,
): Fact[] | undefined {
  const years = values[0] as number;
  if (years > 300) return undefined;
  // "After 22 years in the Army": a span of the buyer's life.
  if (lead.moment) return undefined;
  if (!old && field !== 'age' && field !== 'year') return undefined;
  if (!old && field === 'age' && lead.fieldAt < 0 && !lead.newer) return undefined;
  if (op === '<' || op === '<=' || lead.newer) return [bound('year', '>=', context.year - years)];
  if (op === '>' || op === '>=' || lead.older) return [bound('year', '<=', context.year - years)];
  return undefined;
}

export function yearBounds(values: number[], op: Op, lead: Lead): Fact[] {
  const [low, high] = values as [number, number | undefined];
  if (high !== undefined) return span('year', Math.min(low, high), Math.max(low, high));
  if (lead.newer || op === '>=' || op === '>') return [bound('year', '>=', low)];
  if (lead.older || op === '<=' || op === '<') return [bound('year', '<=', low)];
  return span('year', low, low);
}

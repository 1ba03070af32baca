/** Features described by words that come late: “the kitchen has been remodeled”, “a yard, fenced”. */
import type { Feature } from '../facts.ts';
import { openChoiceEnd } from './open-choice.ts';
import type { Parse } from './parse.ts';
import { has, type Item, senseOf } from './words/items.ts';

/** A word after a noun changes its meaning: "a basement that has to be finished", "a yard, fenced". */
const becomes: Readonly<Record<string, Readonly<Record<string, Feature>>>> = {
  basement: { finished: 'finished_basement', walkout: 'walkout_basement' },
  yard: { fenced: 'fenced_yard', large: 'large_yard' },
  kitchen: { renovated: 'updated_kitchen', island: 'kitchen_island' },
};

/** The feature that a noun is with a word behind it. */
export const lateFeature = (noun: Item, late: Item | undefined): Feature | undefined =>
  becomes[senseOf(noun, 'noun') ?? '']?.[senseOf(late, 'late') ?? ''];

/** Claims a feature by its noun and the word that follows it. */
export function describedLate(parse: Parse, at: number): number | undefined {
  const { items, scopes } = parse;
  const noun = senseOf(items[at], 'noun');
  const words = noun === undefined ? undefined : becomes[noun];
  if (!words) return undefined;
  let next = at + 1;
  if (pairs.has(items[next]?.mark ?? '') && has(items[next + 1], 'late')) next++;
  while (next < at + 6 && (passes(items[next]) || joinsBath(items, next))) next++;
  const late = senseOf(items[next], 'late');
  const feature = late === undefined ? undefined : words[late];
  const open = openChoiceEnd(parse, next);
  if (open !== undefined && noun === 'basement') {
    parse.claim([{ kind: 'feature', feature: noun, not: false }], at, at + 1);
    parse.claims.at(-1)?.cues.push(...range(next, open));
    return open;
  }
  if (open !== undefined && feature) return parse.skipBackground(at, open);
  // "Or finished", "finished if it can be": another criterion than the noun itself where it is soft.
  if (feature === undefined) return undefined;
  const soft =
    has(items[next + 1], 'nice') && items[next + 1]?.mark === undefined && noun !== 'kitchen' && noun !== 'yard';
  if (soft && next > at + 1) {
    parse.claim([{ kind: 'feature', feature: noun as Feature, not: false }], at, at + 1);
    parse.note({
      facts: [{ kind: 'prefer', criterion: { kind: 'feature', feature, not: false } }],
      from: next,
      to: next + 2,
      fate: 'preference',
    });
    return next + 2;
  }
  parse.claim([{ kind: 'feature', feature, not: false }], at, next + 1);
  scopes.negation = undefined;
  return next + 1;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, step) => from + step);

/** "A yard, fenced", "Basement: finished" */
const pairs: ReadonlySet<string> = new Set([',', ':', '=', '-', '–']);

const passes = (item: Item | undefined): boolean =>
  !has(item, 'late') &&
  (duties.has(item?.text ?? '') ||
    ['be', 'art', 'want', 'firm', 'clause', 'adj', 'in', 'pron'].some((kind) => has(item, kind))) &&
  !has(item, 'and');

/** "The kitchen ought to be updated", «la cocina debe estar remodelada»: words of what must be. */
const duties: ReadonlySet<string> = new Set(
  'ought should must shall to debe deberia tiene que estar ser doit devrait etre'.split(' '),
);

/** "Kitchen and baths remodeled", "a bright and modern kitchen": the "and" stands inside what is described. */
const joinsBath = (items: readonly Item[], at: number): boolean =>
  has(items[at], 'unit', 'baths') ||
  (has(items[at], 'and') && (has(items[at - 1], 'adj') || has(items[at + 1], 'unit', 'baths')));

import { otherDecade } from './bounds/bound-years.ts';
import { bound } from './claims.ts';
import type { Parse } from './parse.ts';
import { has, senseOf } from './words/items.ts';

/** "The eighties", "the nineties or later". */
export function claimDecade(parse: Parse, at: number): number | undefined {
  const decade = senseOf(parse.items[at], 'decade');
  if (!decade) return undefined;
  const first = 1900 + Number(decade);
  const lead = parse.items[has(parse.items[at - 1], 'art') ? at - 2 : at - 1];
  const direction = has(lead, 'newer') ? 'newer' : has(lead, 'older') ? 'older' : undefined;
  const late = senseOf(parse.items[at + 1], 'yearly') ?? direction;
  const more = otherDecade(parse.items, at + 1);
  const [from, to] = [bound('year', '>=', first), bound('year', '<=', (more?.first ?? first) + 9)];
  const facts = late === 'newer' ? [from] : late === 'older' ? [to] : [from, to];
  const next = more?.next ?? (senseOf(parse.items[at + 1], 'yearly') === undefined ? at + 1 : at + 2);
  parse.claim(facts, at, next, 0.8);
  return next;
}

import { otherDecade } from './bounds/bound-years.ts';
import { bound } from './claims.ts';
import type { Course } from './course.ts';
import { has, senseOf } from './words/items.ts';

/** "The eighties", "the nineties or later". */
export function claimDecade(course: Course, at: number): number | undefined {
  const decade = senseOf(course.items[at], 'decade');
  if (!decade) return undefined;
  const first = 1900 + Number(decade);
  const lead = course.items[has(course.items[at - 1], 'art') ? at - 2 : at - 1];
  const told = has(lead, 'newer') ? 'newer' : has(lead, 'older') ? 'older' : undefined;
  const late = senseOf(course.items[at + 1], 'yearly') ?? told;
  const more = otherDecade(course.items, at + 1);
  const [from, to] = [bound('year', '>=', first), bound('year', '<=', (more?.first ?? first) + 9)];
  const facts = late === 'newer' ? [from] : late === 'older' ? [to] : [from, to];
  const next = more?.next ?? (senseOf(course.items[at + 1], 'yearly') === undefined ? at + 1 : at + 2);
  course.claim(facts, at, next, 0.8);
  return next;
}

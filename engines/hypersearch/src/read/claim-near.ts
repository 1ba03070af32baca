import type { Course } from './course.ts';
import { has, type Item } from './items.ts';
import { type NearReading, readNear } from './near.ts';

/** How far a name may lie behind the word that leads to it, in items. */
const window = 12;

/** "Near X", "20 minutes from X"; "far from X" is understood and cannot be searched. */
export function claimNear(course: Course, at: number): number | undefined {
  const { items, context } = course;
  // "Nothing on a golf course" excludes what is a feature of the home.
  const target = has(items[at + 1], 'art') ? items[at + 2] : items[at + 1];
  if (has(items[at], 'far') && !(has(items[at], 'not') && has(target, 'has'))) {
    const beyond = readAfter(course, at);
    if (beyond) {
      const loud = items.slice(at + 1, beyond.next).some((item) => noisy.has(item.text));
      const facts = [{ kind: 'unsupported', topic: loud ? 'noise' : 'other' } as const];
      course.note({ facts, from: at, to: beyond.next, fate: 'unsupported' });
      return beyond.next;
    }
  }
  const read = readNear(items, at, context);
  if (!read) return undefined;
  course.claim(read.facts, at, read.next);
  return read.next;
}

/** Who wants to be far from these wants no noise. */
const noisy: ReadonlySet<string> = new Set(
  'highway highways freeway freeways interstate expressway turnpike tracks railroad railway train trains airport runway flightpath flight autoroute autopista carretera aeropuerto tren aeroport'.split(
    ' ',
  ),
);

/** "Close to good schools and the bike path": what follows "and" is still near. */
export function claimNearMore(course: Course, at: number): number | undefined {
  if (!has(course.items[at], 'and')) return undefined;
  const read = readAfter(course, at);
  if (!read) return undefined;
  course.claim(read.facts, at, read.next);
  return read.next;
}

/** Reads on as if the word at `at` were "near". */
function readAfter({ items, context }: Course, at: number): NearReading | undefined {
  const lead = { ...(items[at] as Item), senses: [{ kind: 'near', value: '' }] };
  const read = readNear([lead, ...items.slice(at + 1, at + window)], 0, context);
  return read && { ...read, next: at + read.next };
}

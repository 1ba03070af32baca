import { dayOf } from '../calendar.ts';
import { home, homeCount, type SampleHome } from './generate.ts';

export const fixtureDay = dayOf('2026-11-20');

let homes: SampleHome[] | undefined;

/** All homes of one day, generated once for all test files of a worker. */
export const everyHome = (): readonly SampleHome[] => {
  homes ??= Array.from({ length: homeCount }, (_, at) => home('lintel', at + 1, fixtureDay));
  return homes;
};

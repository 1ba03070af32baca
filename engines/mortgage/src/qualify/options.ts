import type { ListedHome } from '../stated-terms.ts';
import type { Household, Program } from './household.ts';
import { openPrograms, usLeastDownPercent } from './program-rules.ts';

/** A way to pay for a home: a program with a down payment. `least` is the least down payment of Canada. */
export interface Option {
  program: Program;
  down: { percent: number } | { cents: number } | 'least';
}

/** Down payments that are tried for a household that states none, in percent of the price, in addition to the least one. */
const steps: Readonly<Record<Exclude<Program, 'cash'>, readonly number[]>> = {
  conventional: [10, 15, 20, 25, 30, 40, 50, 75],
  jumbo: [25, 30, 40, 50, 75],
  fha: [5, 10],
  va: [5, 10],
  usda: [],
  insured: [10, 15],
  uninsured: [20, 25, 30, 40, 50, 75],
};

/** All ways in which a household could pay for homes of a kind. */
export function optionsOf(household: Household, home: Pick<ListedHome, 'country' | 'rural'>): Option[] {
  const { down } = household;
  return openPrograms(household, home).flatMap((program): Option[] => {
    if (program === 'cash') return [{ program, down: down ?? { percent: 100 } }];
    if (down) return [{ program, down }];
    const percents = steps[program].map((percent) => ({ program, down: { percent } }));
    if (program === 'uninsured') return percents;
    if (program === 'insured') return [{ program, down: 'least' }, ...percents];
    const least = usLeastDownPercent(program, household);
    return [{ program, down: { percent: least } }, ...percents.filter(({ down: { percent } }) => percent > least)];
  });
}

import { percentOf } from '../cents.ts';
import { addDays, type Day } from './business-days.ts';
import type { RateLock } from './timeline.ts';

export interface LockHistory {
  /** Last day of the lock with all its extensions. */
  endsOn: Day;
  extensions: readonly (RateLock['extensions'][number] & {
    endsOn: Day;
    /** Undefined when no cost was stated, or points of a loan whose amount is unknown. */
    costCents: number | undefined;
  })[];
  /** The sum of the known costs. */
  costCents: number;
}

/** The end that each extension gives a lock, and its cost: the stated amount, or points as a percentage of the loan. */
export function lockHistory({ lockedOn, days, extensions }: RateLock, loanCents: number | undefined): LockHistory {
  let endsOn = addDays(lockedOn, days);
  const dated = extensions.map((extension) => {
    endsOn = addDays(endsOn, extension.days);
    const { amountCents, points } = extension;
    const ofLoan = points !== undefined && loanCents !== undefined ? percentOf(loanCents, points) : undefined;
    return { ...extension, endsOn, costCents: amountCents ?? ofLoan };
  });
  return { endsOn, extensions: dated, costCents: dated.reduce((sum, { costCents = 0 }) => sum + costCents, 0) };
}

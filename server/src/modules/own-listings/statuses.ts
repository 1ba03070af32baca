import type { OwnStatus } from './contract.ts';

/** The statuses that may follow each one. A listing that ended starts again as a new draft. */
export const nextStatuses: Record<OwnStatus, readonly OwnStatus[]> = {
  Incomplete: [],
  ComingSoon: ['Active', 'Withdrawn', 'Canceled'],
  Active: ['ActiveUnderContract', 'Pending', 'Hold', 'Withdrawn', 'Canceled'],
  ActiveUnderContract: ['Active', 'Pending', 'Canceled'],
  Pending: ['Active', 'ActiveUnderContract', 'Closed', 'Canceled'],
  Hold: ['Active', 'Withdrawn', 'Canceled'],
  Withdrawn: ['Active', 'Canceled'],
  Canceled: [],
  Closed: [],
};

/** Statuses in which a listing is offered, so that its agent needs a valid license. */
export const offered: ReadonlySet<OwnStatus> = new Set(['ComingSoon', 'Active', 'ActiveUnderContract']);

/** Statuses that end a listing; it can't be changed afterwards. */
export const ended: ReadonlySet<OwnStatus> = new Set(['Canceled', 'Closed']);

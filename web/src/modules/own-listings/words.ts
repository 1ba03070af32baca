import type { OwnStatus } from './calls.ts';

export const statusTones = {
  Incomplete: 'plain',
  ComingSoon: 'info',
  Active: 'good',
  ActiveUnderContract: 'warning',
  Pending: 'warning',
  Hold: 'plain',
  Withdrawn: 'plain',
  Canceled: 'plain',
  Closed: 'primary',
} as const satisfies Record<OwnStatus, string>;

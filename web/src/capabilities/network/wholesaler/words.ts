import type { PlanStanding, Registered, ResellerRow } from '@lintel/server/wholesaler';
import { exactMoney, money } from '../../../ui/format.ts';

/** `$799`, `$125.50`: an amount of the wholesaler's books. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

type Tone = 'plain' | 'primary' | 'info' | 'good' | 'warning' | 'danger';

export const planNames: Record<PlanStanding, string> = {
  active: 'Active',
  pending: 'Pending',
  trialing: 'On trial',
  past_due: 'Past due',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
  none: 'No plan',
};
export const planTones: Record<PlanStanding, Tone> = {
  active: 'good',
  pending: 'warning',
  trialing: 'info',
  past_due: 'danger',
  suspended: 'danger',
  cancelled: 'plain',
  none: 'plain',
};

export const tierNames: Record<ResellerRow['subscriptionTier'], string> = {
  starter: 'Starter',
  professional: 'Professional',
  enterprise: 'Enterprise',
  custom: 'Custom',
};
export const tierTones: Record<ResellerRow['subscriptionTier'], Tone> = {
  starter: 'plain',
  professional: 'primary',
  enterprise: 'info',
  custom: 'info',
};

export const licenseNames = {
  pending: 'Pending',
  verified: 'Verified',
  rejected: 'Rejected',
  expired: 'Ended',
} as const;
export const licenseTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

export const licenseTypes: Record<Registered['licenseType'], string> = {
  real_estate_brokerage: 'Real estate brokerage',
  real_estate: 'Real estate agent',
  mortgage_brokerage: 'Mortgage brokerage',
  mortgage: 'Mortgage agent',
};

export const reasonNames = {
  matches_register: 'As it stands in the register',
  not_in_register: 'Not in the register',
  name_differs: 'Another name in the register',
  inactive: 'Not active in the register',
  expired: 'Ended',
  disciplined: 'A disciplinary measure',
  other: 'Another reason',
} as const;

export const registerStates = {
  active: 'Active',
  inactive: 'Inactive',
  expired: 'Ended',
  not_found: 'Not found',
} as const;

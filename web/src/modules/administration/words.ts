import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { PlanStatus, ResellerRow } from '@lintel/server/administration';
import type { Registered } from '@lintel/server/licensing';
import { exactMoney, money } from '../../ui/format.ts';

/** Formats an amount as `$799` or `$125.50`. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

type Tone = 'plain' | 'primary' | 'info' | 'good' | 'warning' | 'danger';

export const planNames: Record<PlanStatus, string> = texts({
  active: m.network__active,
  pending: m.network__pending,
  trialing: m.network__trial,
  past_due: m.network__past_due,
  suspended: m.network__suspended,
  cancelled: m.network__cancelled,
  none: m.network__no_plan,
});
export const planTones: Record<PlanStatus, Tone> = {
  active: 'good',
  pending: 'warning',
  trialing: 'info',
  past_due: 'danger',
  suspended: 'danger',
  cancelled: 'plain',
  none: 'plain',
};

export const tierNames: Record<ResellerRow['subscriptionTier'], string> = texts({
  starter: m.network__starter,
  professional: m.network__professional,
  enterprise: m.network__enterprise,
  custom: m.network__custom,
});
export const tierTones: Record<ResellerRow['subscriptionTier'], Tone> = {
  starter: 'plain',
  professional: 'primary',
  enterprise: 'info',
  custom: 'info',
};

export const licenseNames = texts({
  pending: m.network__pending,
  verified: m.network__verified,
  rejected: m.network__rejected,
  expired: m.network__ended,
});
export const licenseTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

export const licenseTypes: Record<Registered['licenseType'], string> = texts({
  real_estate_brokerage: m.network__real_estate_brokerage,
  real_estate: m.network__real_estate_agent,
  mortgage_brokerage: m.network__mortgage_brokerage,
  mortgage: m.network__mortgage_agent,
});

export const reasonNames = texts({
  matches_register: m.network__matches_the_register,
  not_in_register: m.network__not_in_the_register,
  name_differs: m.network__different_name_in_the_register,
  inactive: m.network__not_active_in_the_register,
  expired: m.network__ended,
  disciplined: m.network__disciplinary_action,
  other: m.network__other_reason,
});

export const registerStates = texts({
  active: m.network__active,
  inactive: m.network__inactive,
  expired: m.network__ended,
  not_found: m.network__not_found,
});

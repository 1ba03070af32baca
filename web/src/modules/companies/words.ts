import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { ResellerAgent, ResellerCode } from '@lintel/server/companies';
import { exactMoney, money } from '../../ui/format.ts';

export const nameOf = ({ firstName, lastName }: Pick<ResellerAgent, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Formats an agent's monthly price: `$299`, `$125.50`. */
export const monthly = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

export const agentTypeNames = texts({
  real_estate: m.network__real_estate_agent,
  mortgage: m.network__mortgage_agent,
});

export const statusNames = texts({
  pending: m.network__waiting,
  active: m.network__active,
  suspended: m.network__suspended,
  left: m.network__left,
});
export const statusTones = { pending: 'warning', active: 'good', suspended: 'danger', left: 'plain' } as const;

export const licenseNames = texts({
  pending: m.network__being_verified,
  verified: m.network__verified,
  rejected: m.network__not_verified,
  expired: m.network__expired,
});
export const licenseTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

export const obstacleWords: Record<NonNullable<ResellerCode['obstacle']>, string> = texts({
  inactive: m.network__off,
  expired: m.network__expired,
  used_up: m.network__limit_reached,
  agent_not_working: m.network__agent_not_active,
});

const soonDays = 60;

/** Returns whether a day is past or near enough to act on. */
export const endsSoon = (isoDay: string): boolean => Date.parse(isoDay) - Date.now() < soonDays * DAY_MS;

import type { ResellerAgent, ResellerCode } from '@lintel/server/reseller';
import { exactMoney, money } from '../../../ui/format.ts';

export const nameOf = ({ firstName, lastName }: Pick<ResellerAgent, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** `$299`, `$125.50`: what an agent pays a month. */
export const monthly = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

export const agentTypeNames = { real_estate: 'Real estate agent', mortgage: 'Mortgage agent' } as const;

export const statusNames = { pending: 'Waiting', active: 'Active', suspended: 'Suspended', left: 'Left' } as const;
export const statusTones = { pending: 'warning', active: 'good', suspended: 'danger', left: 'plain' } as const;

export const licenseNames = {
  pending: 'Being verified',
  verified: 'Verified',
  rejected: 'Not verified',
  expired: 'Expired',
} as const;
export const licenseTones = { pending: 'warning', verified: 'good', rejected: 'danger', expired: 'danger' } as const;

export const obstacleWords: Record<NonNullable<ResellerCode['obstacle']>, string> = {
  inactive: 'Off',
  expired: 'Expired',
  used_up: 'All uses taken',
  agent_not_working: 'Agent not active',
};

const soonDays = 60;

/** Whether a day is past, or near enough to act on. */
export const endsSoon = (isoDay: string): boolean => Date.parse(isoDay) - Date.now() < soonDays * 86_400_000;

import { m } from '@lintel/messages';
import { exactMoney, money } from '../../platform/serve/viewer.ts';

export type Tier = 'starter' | 'professional' | 'enterprise' | 'custom';
export type Interval = 'monthly' | 'yearly';

/** A price in the catalog. Never edited: a new price is a new row, and the old one gets an end date. */
export interface Price {
  id: string;
  tier: Exclude<Tier, 'custom'>;
  interval: Interval;
  amountCents: number;
  currency: 'usd';
  /** Range of agents: from `seatsMin` on a company needs this tier, and `seatsMax` fit in it. */
  seatsMin: number;
  seatsMax: number;
  effectiveFrom: string;
  /** The first day on which it is no longer offered. Existing customers keep it. */
  effectiveTo: string | null;
}

const seats = { starter: [1, 10], professional: [11, 40], enterprise: [41, 100] } as const;

/** Invariant: prices are defined only here; a test searches all of the code for others. */
export const catalog: readonly Price[] = [
  price('starter', 'monthly', 299_00),
  price('starter', 'yearly', 2_999_00),
  price('professional', 'monthly', 799_00),
  price('professional', 'yearly', 7_999_00),
  price('enterprise', 'monthly', 1_499_00),
  price('enterprise', 'yearly', 14_999_00),
  // An earlier price that differed from the order pages; never sold since.
  { ...price('professional', 'monthly', 899_00), id: 'professional-monthly-2024', ...until('2025-01-01') },
  { ...price('professional', 'yearly', 8_999_00), id: 'professional-yearly-2024', ...until('2025-01-01') },
];

function price(tier: Price['tier'], interval: Interval, amountCents: number): Price {
  const [seatsMin, seatsMax] = seats[tier];
  return {
    id: `${tier}-${interval}`,
    tier,
    interval,
    amountCents,
    currency: 'usd',
    seatsMin,
    seatsMax,
    effectiveFrom: '2025-01-01',
    effectiveTo: null,
  };
}

function until(effectiveTo: string) {
  return { effectiveFrom: '2024-01-01', effectiveTo };
}

export const tiers: readonly Tier[] = ['starter', 'professional', 'enterprise', 'custom'];

/** Facts about a tier that do not depend on its price. */
export const tierFacts: Record<Tier, { name: string; popular: boolean; seatsMin: number; seatsMax: number | null }> = {
  starter: { name: 'Starter', popular: false, seatsMin: 1, seatsMax: 10 },
  professional: { name: 'Professional', popular: true, seatsMin: 11, seatsMax: 40 },
  enterprise: { name: 'Enterprise', popular: false, seatsMin: 41, seatsMax: 100 },
  custom: { name: 'Custom', popular: false, seatsMin: 101, seatsMax: null },
};

/** Returns the price offered on a day; undefined for custom plans, which have none. */
export function priceOn(day: string, tier: Tier, interval: Interval): Price | undefined {
  return catalog.find(
    (each) =>
      each.tier === tier &&
      each.interval === interval &&
      each.effectiveFrom <= day &&
      (each.effectiveTo === null || day < each.effectiveTo),
  );
}

/** Returns a catalog row, whether or not it is offered today. */
export const priceById = (id: string): Price | undefined => catalog.find((each) => each.id === id);

/** Returns the lowest tier that fits this number of agents. */
export const tierFor = (agents: number): Tier =>
  tiers.find((tier) => agents <= (tierFacts[tier].seatsMax ?? Number.POSITIVE_INFINITY)) ?? 'custom';

export interface Saving {
  cents: number;
  label: string;
}

/** Compares a yearly price with twelve months. Says "two months" only when it is exactly two months. */
export function savingOf(monthlyCents: number, yearlyCents: number): Saving | null {
  const cents = monthlyCents * 12 - yearlyCents;
  if (cents <= 0) return null;
  if (yearlyCents <= monthlyCents * 10) return { cents, label: m.billing__save_2_months() };
  return { cents, label: m.billing__save_a_year({ cents: dollars(cents) }) };
}

/** `$589`, `$589.50`. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? money : exactMoney)(cents, 'USD');

import { exactMoney, money } from '../../foundation/viewer.ts';

export type Tier = 'starter' | 'professional' | 'enterprise' | 'custom';
export type Interval = 'monthly' | 'yearly';

/** One price of the catalogue. Never edited: a new price is a new row, and the old one gets its end. */
export interface Price {
  id: string;
  tier: Exclude<Tier, 'custom'>;
  interval: Interval;
  amountCents: number;
  currency: 'usd';
  /** Of agents: from how many on a company needs this tier, and how many it holds. */
  seatsMin: number;
  seatsMax: number;
  effectiveFrom: string;
  /** The first day on which it is offered no more. Who has it keeps it. */
  effectiveTo: string | null;
}

const seats = { starter: [1, 10], professional: [11, 40], enterprise: [41, 100] } as const;

/** Invariant: prices stand here and nowhere else; a test looks for them in all of the code. */
export const catalogue: readonly Price[] = [
  price('starter', 'monthly', 299_00),
  price('starter', 'yearly', 2_999_00),
  price('professional', 'monthly', 799_00),
  price('professional', 'yearly', 7_999_00),
  price('enterprise', 'monthly', 1_499_00),
  price('enterprise', 'yearly', 14_999_00),
  // Named by the terms before they were brought in line with the order pages; never sold since.
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

/** What holds of a tier whatever it costs. */
export const tierFacts: Record<Tier, { name: string; popular: boolean; seatsMin: number; seatsMax: number | null }> = {
  starter: { name: 'Starter', popular: false, seatsMin: 1, seatsMax: 10 },
  professional: { name: 'Professional', popular: true, seatsMin: 11, seatsMax: 40 },
  enterprise: { name: 'Enterprise', popular: false, seatsMin: 41, seatsMax: 100 },
  custom: { name: 'Custom', popular: false, seatsMin: 101, seatsMax: null },
};

/** The price that is offered on a day; undefined for custom plans, which have none. */
export function priceOn(day: string, tier: Tier, interval: Interval): Price | undefined {
  return catalogue.find(
    (each) =>
      each.tier === tier &&
      each.interval === interval &&
      each.effectiveFrom <= day &&
      (each.effectiveTo === null || day < each.effectiveTo),
  );
}

/** A row of the catalogue, offered today or not. */
export const priceById = (id: string): Price | undefined => catalogue.find((each) => each.id === id);

/** The lowest tier that so many agents fit in. */
export const tierFor = (agents: number): Tier =>
  tiers.find((tier) => agents <= (tierFacts[tier].seatsMax ?? Number.POSITIVE_INFINITY)) ?? 'custom';

export interface Saving {
  cents: number;
  label: string;
}

/** What a year saves against twelve months. Two months are promised only where it is two months. */
export function savingOf(monthlyCents: number, yearlyCents: number): Saving | null {
  const cents = monthlyCents * 12 - yearlyCents;
  if (cents <= 0) return null;
  if (yearlyCents <= monthlyCents * 10) return { cents, label: 'Save 2 months!' };
  return { cents, label: `Save ${dollars(cents)} a year` };
}

/** `$589`, `$589.50`. */
export const dollars = (cents: number): string => (cents % 100 === 0 ? money : exactMoney)(cents, 'USD');

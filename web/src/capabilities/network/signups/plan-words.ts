import { exactMoney, money } from '../../../ui/format.ts';
import type { Plan } from './calls.ts';

type Interval = 'monthly' | 'yearly';

/** `$299`, or `$323.67` where there are cents. */
const dollars = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

/** What a plan costs, and with tax where the place gives one. */
export function priceInWords(plan: Plan, interval: Interval): string {
  const price = plan[interval];
  if (!price) return 'By agreement; we call you';
  const each = interval === 'monthly' ? 'a month' : 'a year';
  const before = `${dollars(price.amountCents)} ${each}`;
  return price.taxCents > 0 ? `${before}; ${dollars(price.totalCents)} with tax` : before;
}

export function seatsInWords({ seatsMin, seatsMax }: Plan): string {
  if (seatsMax === null) return `${seatsMin} agents and more`;
  return `${seatsMin} to ${seatsMax} agents`;
}

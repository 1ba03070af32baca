import { m } from '@lintel/messages';
import { exactMoney, money } from '../../../ui/format.ts';
import type { Plan } from '../calls.ts';

type Interval = 'monthly' | 'yearly';

/** Formats `$299`, or `$323.67` when there are cents. */
const dollars = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

/** Formats a plan's price, including tax if the location has one. */
export function priceInWords(plan: Plan, interval: Interval): string {
  const price = plan[interval];
  if (!price) return m.network__price_by_agreement_well_call();
  const each = interval === 'monthly' ? m.network__a_month_3() : m.network__a_year();
  const before = `${dollars(price.amountCents)} ${each}`;
  return price.taxCents > 0 ? m.network__with_tax({ before, totalCents: dollars(price.totalCents) }) : before;
}

export function seatsInWords({ seatsMin, seatsMax }: Plan): string {
  if (seatsMax === null) return m.network__or_more_agents({ seatsMin });
  return m.network__to_agents({ seatsMin, seatsMax });
}

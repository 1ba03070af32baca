import { m } from '@lintel/messages';
import type { Plan } from '@lintel/server/billing';
import { exactMoney, money } from '../../ui/format.ts';

/** Formats `$299` or `$589.50`: cents appear only when they are not zero. Bills are in US dollars. */
export const dollars = (cents: number): string =>
  cents % 100 === 0 ? money(cents / 100, 'USD') : exactMoney(cents / 100, 'USD');

/** Formats `$324.41` or `−$12.00`, for columns of amounts that add up. */
export const exactDollars = (cents: number): string =>
  cents < 0 ? `−${exactMoney(-cents / 100, 'USD')}` : exactMoney(cents / 100, 'USD');

/** Formats `1 to 10` or `101 and more`. */
export const agentsOf = ({ seatsMin, seatsMax }: Pick<Plan, 'seatsMin' | 'seatsMax'>): string =>
  seatsMax === null ? m.billing__or_more({ seatsMin }) : m.billing__to({ seatsMin, seatsMax });

/** Formats the range of the catalog: `From 1 agent; $299 to $1,499 a month, and custom.` */
export function spanOf(plans: readonly Plan[]): string {
  const months = plans.flatMap(({ monthly }) => (monthly ? [monthly.amountCents] : []));
  const fewest = Math.min(...plans.map(({ seatsMin }) => seatsMin));
  const from = m.billing__plans_from({ fewest, value: fewest === 1 ? 'agent' : 'agents' });
  if (months.length === 0) return m.billing__price_on_request({ from });
  const custom = plans.some(({ monthly }) => monthly === null) ? m.billing__or_custom_pricing() : '';
  return m.billing__to_a_month({
    from,
    dollars: dollars(Math.min(...months)),
    dollars2: dollars(Math.max(...months)),
    custom,
  });
}

import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Period } from '../calls.ts';

export const periodNames = ['month', 'quarter', 'year', '30_days', '90_days', '365_days'] as const;
export type PeriodName = (typeof periodNames)[number];

export const periodLabels = texts({
  month: m.contacts__this_month,
  quarter: m.contacts__this_quarter,
  year: m.contacts__this_year,
  '30_days': m.contacts__last_30_days,
  '90_days': m.contacts__last_90_days,
  '365_days': m.contacts__last_365_days,
});

const iso = (at: Date): string => at.toISOString().slice(0, 10);

/** Days of a period that ends today, in UTC. */
export function periodOf(name: PeriodName, today = new Date()): Period {
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const daysAgo = (days: number) => new Date(today.getTime() - (days - 1) * 86_400_000);
  const from = {
    month: new Date(Date.UTC(year, month)),
    quarter: new Date(Date.UTC(year, month - (month % 3))),
    year: new Date(Date.UTC(year, 0)),
    '30_days': daysAgo(30),
    '90_days': daysAgo(90),
    '365_days': daysAgo(365),
  }[name];
  return { from: iso(from), until: iso(today) };
}

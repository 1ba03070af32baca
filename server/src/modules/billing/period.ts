import type { Interval } from './catalog.ts';

/** Returns the same time one month or year later; on the last day of months without that day. */
export function periodAfter(start: Date, interval: Interval, anchorDay = start.getUTCDate()): Date {
  const months = start.getUTCMonth() + (interval === 'yearly' ? 12 : 1);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(months);
  end.setUTCDate(Math.min(anchorDay, daysIn(end)));
  return end;
}

const daysIn = (at: Date): number => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();

/** Returns the part of an amount for the remainder of a period, to the cent, halves rounded up. */
export function shareLeft(amountCents: number, at: Date, start: Date, end: Date): number {
  const whole = BigInt(end.getTime() - start.getTime());
  const left = BigInt(Math.max(0, end.getTime() - Math.max(at.getTime(), start.getTime())));
  if (whole <= 0n) return 0;
  return Number((2n * BigInt(amountCents) * left + whole) / (2n * whole));
}

/** Returns the monthly revenue of a price. */
export const monthlyOf = (amountCents: number, interval: Interval): number =>
  interval === 'yearly' ? Math.round(amountCents / 12) : amountCents;

import { DAY_MS } from '@lintel/geo';
import type { agentProfiles } from '../../companies/index.ts';

/** Terms from an instant until the next entry. */
export interface Term {
  at: Date;
  status: (typeof agentProfiles.status.enumValues)[number];
  priceCents: number | null;
}

/** The charge for a month and the days it covers. */
export interface MonthFee {
  /** Price of a whole month. */
  priceCents: number;
  amountCents: number;
  /** ISO dates. */
  from: string;
  until: string;
}

/**
 * Returns an agent's fee for a month (`2026-11`) as far as it has passed: the price in force when the agent first
 * was active in it. The month in which the paid period began is prorated from that day; all others are charged in
 * full. A month without an active day is free.
 */
export function feeOf(month: string, terms: readonly Term[], joinedAt: Date, now: Date): MonthFee | undefined {
  const [start, end] = boundsOf(month);
  const at = terms.findIndex((term, index) => {
    const until = terms[index + 1]?.at ?? end;
    const applies = term.at < end && until > start && until > term.at && latest(term.at, start) <= now;
    return applies && term.status === 'active' && term.priceCents;
  });
  const price = terms[at]?.priceCents;
  if (!price) return undefined;
  const first = dayOf(latest(start, joinedAt, beganAt(terms, at)));
  if (first >= end) return undefined;
  const days = (end.getTime() - start.getTime()) / DAY_MS;
  const amountCents = shareOf(price, (end.getTime() - first.getTime()) / DAY_MS, days);
  if (amountCents === 0) return undefined;
  return { priceCents: price, amountCents, from: isoDay(first), until: isoDay(new Date(end.getTime() - DAY_MS)) };
}

/**
 * Returns the start of the current paid period. A suspension does not end it; being pending, leaving and having no
 * price do.
 */
function beganAt(terms: readonly Term[], at: number): Date {
  let first = at;
  const isPaidPeriod = ({ status, priceCents }: Term) => (status === 'active' || status === 'suspended') && priceCents;
  while (first > 0 && isPaidPeriod(terms[first - 1]!)) first -= 1;
  return terms[first]!.at;
}

/** Prorates a price by days, rounded half up to the cent. */
const shareOf = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

function boundsOf(month: string): [Date, Date] {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return [new Date(Date.UTC(year, number - 1, 1)), new Date(Date.UTC(year, number, 1))];
}

const latest = (...instants: Date[]): Date => new Date(Math.max(...instants.map((each) => each.getTime())));
const dayOf = (at: Date): Date => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** Returns the months between two months, both included, earliest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthOf(boundsOf(month)[1])) months.push(month);
  return months;
}

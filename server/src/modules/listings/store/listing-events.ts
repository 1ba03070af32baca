import type { listingEvents } from '../tables.ts';
import { dayOf } from './days.ts';
import type { NewListing, StandardStatus } from './new-listing.ts';
import type { ListingRow, StoredListing } from './stored-listing.ts';

export interface ListingEvent {
  event: (typeof listingEvents.event.enumValues)[number];
  happenedOn: string;
  /** Null when only the date is known. */
  happenedAt: Date | null;
  priceCents: number | null;
}

/** Returns the history as far as the source states it; a price change without a date is omitted. */
export function firstEvents(row: ListingRow, stated: NewListing): ListingEvent[] {
  if (row.standardStatus === 'Incomplete') return [];
  const firstPrice = row.originalListPriceCents ?? row.listPriceCents;
  const first = row.standardStatus === 'ComingSoon' ? 'coming_soon' : 'listed';
  const events = row.listedOn === null ? [] : [onDay(first, row.listedOn, firstPrice)];
  if (firstPrice !== row.listPriceCents && stated.priceChangeTimestamp)
    events.push(atMoment('price_change', stated.priceChangeTimestamp, row.listPriceCents));
  if (!forSale.has(row.standardStatus)) events.push(...statusEvents('Active', row, row.statusChangeTimestamp));
  return inOrder(events);
}

/**
 * Returns the events between the stored statement and a new one. Several changes at once are several events.
 */
export function laterEvents(stored: StoredListing, row: ListingRow): ListingEvent[] {
  const moved = (before: Date | null, now: Date | null) => (now && (!before || before < now) ? now : null);
  const events: ListingEvent[] = [];
  if (stored.listPriceCents !== row.listPriceCents) {
    const moment = moved(stored.priceChangeTimestamp, row.priceChangeTimestamp) ?? row.modificationTimestamp;
    const between = priceBetween(stored, row);
    // Its date is not stated; the date of the next change is the latest possible one.
    if (between !== null) events.push(onDay('price_change', dayOf(moment), between));
    events.push(atMoment('price_change', moment, row.listPriceCents));
  }
  const changedAt = moved(stored.statusChangeTimestamp, row.statusChangeTimestamp);
  return inOrder([...events, ...statusEvents(stored.standardStatus, row, changedAt)]);
}

/** Returns a price that came and went between two statements: the source names it as the previous price. */
function priceBetween(stored: StoredListing, row: ListingRow): number | null {
  const between = row.previousListPriceCents;
  const known = [null, stored.listPriceCents, stored.previousListPriceCents, row.listPriceCents];
  return known.includes(between) ? null : between;
}

const forSale: ReadonlySet<StandardStatus> = new Set(['Active', 'ComingSoon']);
const contract: ReadonlySet<StandardStatus> = new Set(['ActiveUnderContract', 'Pending']);

/** Event for arriving in a status; for `Active` it also depends on the previous status. */
const arrivals: Record<StandardStatus, ListingEvent['event']> = {
  Active: 'relisted',
  ActiveUnderContract: 'under_contract',
  Canceled: 'canceled',
  Closed: 'sold',
  ComingSoon: 'coming_soon',
  Delete: 'removed',
  Expired: 'expired',
  Hold: 'hold',
  Incomplete: 'withdrawn',
  Pending: 'pending',
  Withdrawn: 'withdrawn',
};
const returns: Partial<Record<StandardStatus, ListingEvent['event']>> = {
  ActiveUnderContract: 'back_on_market',
  ComingSoon: 'listed',
  Hold: 'back_on_market',
  Incomplete: 'listed',
  Pending: 'back_on_market',
};

/**
 * A null `changedAt` means that the source stated no new timestamp; the timestamp of the statement applies.
 */
function statusEvents(from: StandardStatus, row: ListingRow, changedAt: Date | null): ListingEvent[] {
  const to = row.standardStatus;
  if (from === to) return [];
  const event = (to === 'Active' && returns[from]) || arrivals[to];
  const moment = changedAt ?? row.modificationTimestamp;
  if (to !== 'Closed') return [atMoment(event, moment, row.listPriceCents)];
  const sold =
    row.closeDate === null
      ? atMoment(event, moment, row.closePriceCents)
      : onDay(event, row.closeDate, row.closePriceCents);
  // The home left the market before it closed; the source states both at once.
  const left = contract.has(from) ? null : row.offMarketDate;
  return left !== null && left < sold.happenedOn && (row.listedOn === null || left >= row.listedOn)
    ? [onDay('pending', left, row.listPriceCents), sold]
    : [sold];
}

type Name = ListingEvent['event'];
const onDay = (event: Name, happenedOn: string, priceCents: number | null): ListingEvent => ({
  event,
  happenedOn,
  happenedAt: null,
  priceCents,
});
const atMoment = (event: Name, moment: Date, priceCents: number | null): ListingEvent => ({
  event,
  happenedOn: dayOf(moment),
  happenedAt: moment,
  priceCents,
});

/** Oldest first; events of one date keep their order. */
const inOrder = (events: ListingEvent[]): ListingEvent[] =>
  events.sort((one, other) => one.happenedOn.localeCompare(other.happenedOn));

import { isDeepStrictEqual } from 'node:util';
import type { Feature } from '@lintel/hypersearch';
import { homeKeysOf, homeOf } from '../relist/home-keys.ts';
import { dayOf, daysBefore } from './days.ts';
import { firstEvents, type ListingEvent, laterEvents } from './listing-events.ts';
import type { NewListing } from './new-listing.ts';
import type { ListingRow, StoredListing } from './stored-listing.ts';

export type ListingChange =
  | { kind: 'unchanged' }
  /** The stored statement is newer, so a delayed one is not applied. */
  | { kind: 'outdated' }
  | { kind: 'added' | 'changed'; row: ListingRow; events: ListingEvent[] };

/**
 * Computes how a source's statement changes the stored listing. Pure.
 *
 * Invariant: applying the statement that led to a stored row again changes nothing, no matter when. So values
 * that the source does not state (listing date, previous price) are decided by the first import and retained
 * by later ones.
 */
export function changeOf(stored: StoredListing | undefined, stated: NewListing, now: Date): ListingChange {
  const row = resolved(stored, stated, now);
  if (!stored) return { kind: 'added', row, events: firstEvents(row, stated) };
  if (
    stored.modificationStated &&
    stated.modificationTimestamp &&
    stated.modificationTimestamp < stored.modificationTimestamp
  )
    return { kind: 'outdated' };
  const differs = (Object.keys(row) as (keyof ListingRow)[]).some(
    (field) => !follows.has(field) && !same(stored[field], row[field]),
  );
  const newer =
    stated.modificationTimestamp !== null && !same(stored.modificationTimestamp, stated.modificationTimestamp);
  if (!differs && !newer) return { kind: 'unchanged' };
  return { kind: 'changed', row, events: laterEvents(stored, row) };
}

/** Fields whose change alone is not a change of the listing. */
const follows: ReadonlySet<keyof ListingRow> = new Set<keyof ListingRow>(['modificationTimestamp', 'homeKeys']);

function resolved(stored: StoredListing | undefined, stated: NewListing, now: Date): ListingRow {
  const { daysOnMarket, ...fields } = stated;
  const modificationTimestamp = stated.modificationTimestamp ?? now;
  const priceMoved = stored !== undefined && stored.listPriceCents !== stated.listPriceCents;
  const statusMoved = stored !== undefined && stored.standardStatus !== stated.standardStatus;
  const row = {
    ...fields,
    listedOn: stated.listedOn ?? stored?.listedOn ?? firstListedOn(stated, now),
    originalListPriceCents:
      stated.originalListPriceCents ?? stored?.originalListPriceCents ?? (priceMoved ? stored.listPriceCents : null),
    previousListPriceCents:
      stated.previousListPriceCents ?? (priceMoved ? stored.listPriceCents : (stored?.previousListPriceCents ?? null)),
    priceChangeTimestamp:
      stated.priceChangeTimestamp ?? (priceMoved ? modificationTimestamp : (stored?.priceChangeTimestamp ?? null)),
    statusChangeTimestamp:
      stated.statusChangeTimestamp ?? (statusMoved ? modificationTimestamp : (stored?.statusChangeTimestamp ?? null)),
    modificationTimestamp,
    modificationStated: stated.modificationTimestamp !== null,
    homeKeys: homeKeysOf(homeOf(stated)),
  };
  return { ...row, features: withPriceCut(row) };
}

/**
 * Returns the days on market as of today; a sale is never before its listing. Null when the source does not
 * count days.
 */
function firstListedOn(stated: NewListing, now: Date): string | null {
  if (stated.daysOnMarket === null) return null;
  const day = daysBefore(dayOf(now), stated.daysOnMarket);
  return stated.closeDate !== null && stated.closeDate < day ? stated.closeDate : day;
}

function withPriceCut(
  row: Pick<ListingRow, 'features' | 'listPriceCents' | 'originalListPriceCents' | 'previousListPriceCents'>,
): Feature[] {
  const before = Math.max(row.originalListPriceCents ?? 0, row.previousListPriceCents ?? 0);
  const rest = row.features.filter((feature) => feature !== 'price_reduced');
  return before > row.listPriceCents ? [...rest, 'price_reduced'] : rest;
}

function same(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  return isDeepStrictEqual(one, other);
}

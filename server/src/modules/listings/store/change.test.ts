import { expect, test } from 'vitest';
import { changeOf } from './change.ts';
import { stated } from './stated.fixture.ts';
import type { ListingRow, StoredListing } from './stored-listing.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-12-24T12:00:00Z');

function stored(row: ListingRow): StoredListing {
  return { ...row, id: 1, listAgentId: 7, changedXid: '1' } as StoredListing;
}
function first(overrides: Parameters<typeof stated>[0] = {}) {
  const change = changeOf(undefined, stated(overrides), now);
  if (!('row' in change)) throw new Error('a new listing is news');
  return change;
}
const events = (change: ReturnType<typeof changeOf>) =>
  !('row' in change) ? [] : change.events.map(({ event, happenedOn, priceCents }) => [event, happenedOn, priceCents]);

test('a new listing has one listed event, on its listing date', () => {
  expect(events(first({ listedOn: '2026-10-01' }))).toEqual([['listed', '2026-10-01', 50_000_000]]);
});

test('a listing without a listing date has no listed event', () => {
  const change = first({ modificationTimestamp: new Date('2026-05-05') });
  expect(change.row.listedOn).toBeNull();
  expect(events(change)).toEqual([]);
  expect(events(first({ standardStatus: 'Closed', closeDate: '2018-02-08' }))).toEqual([['sold', '2018-02-08', null]]);
});

test.each([
  [
    'days on market count from today',
    { daysOnMarket: 20, modificationTimestamp: new Date('2026-05-05') },
    '2026-10-31',
  ],
  [
    'but never after the sale',
    { daysOnMarket: 20, closeDate: '2018-02-08', standardStatus: 'Closed' as const },
    '2018-02-08',
  ],
])('without a listing date, %s', (_, overrides, day) => expect(first(overrides).row.listedOn).toBe(day));

test('applying the same statement again changes nothing, no matter when', () => {
  for (const overrides of [
    {},
    { daysOnMarket: 20 },
    { features: ['pool' as const] },
    { closeDate: '2018-02-08', standardStatus: 'Closed' as const },
  ])
    expect(changeOf(stored(first(overrides).row), stated(overrides), later).kind).toBe('unchanged');
});

test('a new price is a price change that stores the previous price', () => {
  const before = stored(first().row);
  const change = changeOf(before, stated({ listPriceCents: 45_000_000 }), later);
  expect(events(change)).toEqual([['price_change', '2026-12-24', 45_000_000]]);
  expect(change).toMatchObject({
    row: {
      previousListPriceCents: 50_000_000,
      originalListPriceCents: 50_000_000,
      priceChangeTimestamp: later,
      features: ['price_reduced'],
    },
  });
  if (!('row' in change)) return;
  expect(changeOf(stored(change.row), stated({ listPriceCents: 45_000_000 }), later).kind).toBe('unchanged');
});

test.each([
  ['ComingSoon', 'Active', 'listed'],
  ['Active', 'Pending', 'pending'],
  ['Active', 'ActiveUnderContract', 'under_contract'],
  ['ActiveUnderContract', 'Pending', 'pending'],
  ['Active', 'Closed', 'sold'],
  ['Pending', 'Closed', 'sold'],
  ['Pending', 'Active', 'back_on_market'],
  ['ActiveUnderContract', 'Active', 'back_on_market'],
  ['Active', 'Hold', 'hold'],
  ['Hold', 'Active', 'back_on_market'],
  ['Active', 'Withdrawn', 'withdrawn'],
  ['Pending', 'Canceled', 'canceled'],
  ['Active', 'Expired', 'expired'],
  ['Canceled', 'Expired', 'expired'],
  ['Active', 'Delete', 'removed'],
  ['Delete', 'Active', 'relisted'],
  ['Withdrawn', 'Active', 'relisted'],
  ['Canceled', 'Active', 'relisted'],
  ['Expired', 'Active', 'relisted'],
  ['Closed', 'Active', 'relisted'],
] as const)('from %s to %s is %s', (from, to, event) => {
  const before = stored(first({ standardStatus: from }).row);
  const change = changeOf(
    before,
    stated({ standardStatus: to, statusChangeTimestamp: new Date('2026-12-01T08:00:00Z') }),
    later,
  );
  expect(events(change)).toEqual([[event, '2026-12-01', event === 'sold' ? null : 50_000_000]]);
});

test('a change has the source’s timestamp where it states one, else that of its statement', () => {
  const before = stored(first({ statusChangeTimestamp: new Date('2026-10-01T08:00:00Z') }).row);
  const moments = (overrides: Parameters<typeof stated>[0]) => {
    const change = changeOf(before, stated({ standardStatus: 'Pending', ...overrides }), later);
    return 'row' in change ? change.events.map(({ happenedAt }) => happenedAt?.toISOString()) : [];
  };
  expect(moments({ statusChangeTimestamp: new Date('2026-12-01T08:15:00Z') })).toEqual(['2026-12-01T08:15:00.000Z']);
  // A source that does not update its timestamp.
  const statedAt = { modificationTimestamp: new Date('2026-12-02T09:00:00Z') };
  expect(moments({ statusChangeTimestamp: new Date('2026-10-01T08:00:00Z'), ...statedAt })).toEqual([
    '2026-12-02T09:00:00.000Z',
  ]);
});

test('several changes in one statement are several events, in date order', () => {
  const before = stored(first().row);
  const change = changeOf(
    before,
    stated({
      listPriceCents: 45_000_000,
      previousListPriceCents: 48_000_000,
      priceChangeTimestamp: new Date('2026-11-25T10:00:00Z'),
      standardStatus: 'Closed',
      offMarketDate: '2026-11-28',
      closeDate: '2026-12-20',
      closePriceCents: 44_500_000,
    }),
    later,
  );
  expect(events(change)).toEqual([
    ['price_change', '2026-11-25', 48_000_000],
    ['price_change', '2026-11-25', 45_000_000],
    ['pending', '2026-11-28', 45_000_000],
    ['sold', '2026-12-20', 44_500_000],
  ]);
});

test('a statement older than the stored one is ignored; one with the same timestamp is a correction', () => {
  const at = (iso: string) => ({ modificationTimestamp: new Date(iso) });
  const before = stored(first(at('2026-10-02T00:00:00Z')).row);
  const cheaper = { listPriceCents: 45_000_000 };
  expect(changeOf(before, stated({ ...cheaper, ...at('2026-10-01T23:59:59Z') }), later).kind).toBe('outdated');
  expect(changeOf(before, stated({ ...cheaper, ...at('2026-10-02T00:00:00Z') }), later).kind).toBe('changed');
  // When the stored timestamp is only that of the import, any stated timestamp is newer.
  const withoutTimestamp = stored(first().row);
  expect(changeOf(withoutTimestamp, stated({ ...cheaper, ...at('2026-10-01T00:00:00Z') }), later).kind).toBe('changed');
});

test('a home first imported as sold has listed, price change and sold events', () => {
  const change = first({
    listedOn: '2026-01-01',
    originalListPriceCents: 60_000_000,
    priceChangeTimestamp: new Date('2026-02-01T00:00:00Z'),
    standardStatus: 'Closed',
    closeDate: '2026-03-01',
    closePriceCents: 49_000_000,
  });
  expect(events(change)).toEqual([
    ['listed', '2026-01-01', 60_000_000],
    ['price_change', '2026-02-01', 50_000_000],
    ['sold', '2026-03-01', 49_000_000],
  ]);
});

test('a price cut without a date is no event, but the home counts as reduced', () => {
  const change = first({ originalListPriceCents: 60_000_000 });
  expect(events(change)).toEqual([]);
  expect(change.row.features).toEqual(['price_reduced']);
});

test('a newer modification timestamp alone is stored without an event', () => {
  const before = stored(first({ modificationTimestamp: new Date('2026-01-01T00:00:00Z') }).row);
  const change = changeOf(before, stated({ modificationTimestamp: new Date('2026-01-02T00:00:00Z') }), later);
  expect(change.kind).toBe('changed');
  expect(events(change)).toEqual([]);
});

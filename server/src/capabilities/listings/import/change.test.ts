import { expect, test } from 'vitest';
import { changeOf, type ListingRow, type StoredListing } from './change.ts';
import { stated } from './stated.fixture.ts';

const now = new Date('2026-11-20T12:00:00Z');
const later = new Date('2026-12-24T12:00:00Z');

function stored(row: ListingRow): StoredListing {
  return { ...row, id: 1, listAgentId: 7, changedXid: '1' } as StoredListing;
}
function first(said: Parameters<typeof stated>[0] = {}) {
  const change = changeOf(undefined, stated(said), now);
  if (!('row' in change)) throw new Error('a new listing is news');
  return change;
}
const events = (change: ReturnType<typeof changeOf>) =>
  !('row' in change) ? [] : change.events.map(({ event, happenedOn, priceCents }) => [event, happenedOn, priceCents]);

test('a new listing is told once, on the day from which it counts', () => {
  expect(events(first({ listedOn: '2026-10-01' }))).toEqual([['listed', '2026-10-01', 50_000_000]]);
});

test('a listing without a listing date has none, and no event says that it was listed', () => {
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
])('where the source does not say since when, %s', (_, said, day) => expect(first(said).row.listedOn).toBe(day));

test('the same statement changes nothing, however much later', () => {
  for (const said of [
    {},
    { daysOnMarket: 20 },
    { features: ['pool' as const] },
    { closeDate: '2018-02-08', standardStatus: 'Closed' as const },
  ])
    expect(changeOf(stored(first(said).row), stated(said), later).kind).toBe('unchanged');
});

test('a new price is a price change, and the one before is remembered', () => {
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

test('the moment of a change is kept where the source tells it, else the moment of its statement', () => {
  const before = stored(first({ statusChangeTimestamp: new Date('2026-10-01T08:00:00Z') }).row);
  const moments = (said: Parameters<typeof stated>[0]) => {
    const change = changeOf(before, stated({ standardStatus: 'Pending', ...said }), later);
    return 'row' in change ? change.events.map(({ happenedAt }) => happenedAt?.toISOString()) : [];
  };
  expect(moments({ statusChangeTimestamp: new Date('2026-12-01T08:15:00Z') })).toEqual(['2026-12-01T08:15:00.000Z']);
  // A source that does not move its own clock.
  const told = { modificationTimestamp: new Date('2026-12-02T09:00:00Z') };
  expect(moments({ statusChangeTimestamp: new Date('2026-10-01T08:00:00Z'), ...told })).toEqual([
    '2026-12-02T09:00:00.000Z',
  ]);
});

test('several changes in one statement are several events, in the order of their days', () => {
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

test('a statement older than what is stored is not applied; one of the same moment is a correction', () => {
  const at = (iso: string) => ({ modificationTimestamp: new Date(iso) });
  const before = stored(first(at('2026-10-02T00:00:00Z')).row);
  const cheaper = { listPriceCents: 45_000_000 };
  expect(changeOf(before, stated({ ...cheaper, ...at('2026-10-01T23:59:59Z') }), later).kind).toBe('outdated');
  expect(changeOf(before, stated({ ...cheaper, ...at('2026-10-02T00:00:00Z') }), later).kind).toBe('changed');
  // Where the stored moment is only that of the import, any told one is newer knowledge.
  const untold = stored(first().row);
  expect(changeOf(untold, stated({ ...cheaper, ...at('2026-10-01T00:00:00Z') }), later).kind).toBe('changed');
});

test('a home first seen when sold has its listing, its cut and its sale', () => {
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

test('a cut without a day is no event, but the home is reduced', () => {
  const change = first({ originalListPriceCents: 60_000_000 });
  expect(events(change)).toEqual([]);
  expect(change.row.features).toEqual(['price_reduced']);
});

test('a newer date of change alone is kept, without news', () => {
  const before = stored(first({ modificationTimestamp: new Date('2026-01-01T00:00:00Z') }).row);
  const change = changeOf(before, stated({ modificationTimestamp: new Date('2026-01-02T00:00:00Z') }), later);
  expect(change.kind).toBe('changed');
  expect(events(change)).toEqual([]);
});

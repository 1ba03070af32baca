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
  if (change.kind === 'unchanged') throw new Error('a new listing is news');
  return change;
}
const events = (change: ReturnType<typeof changeOf>) =>
  change.kind === 'unchanged'
    ? []
    : change.events.map(({ event, happenedOn, priceCents }) => [event, happenedOn, priceCents]);

test('a new listing is told once, on the day from which it counts', () => {
  expect(events(first({ listedOn: '2026-10-01' }))).toEqual([['listed', '2026-10-01', 50_000_000]]);
});

test.each([
  [
    'days on market count from today',
    { daysOnMarket: 20, modificationTimestamp: new Date('2026-05-05') },
    '2026-10-31',
  ],
  ['else the day of the last change', { modificationTimestamp: new Date('2026-05-05') }, '2026-05-05'],
  ['else today', {}, '2026-11-20'],
  ['but never after the sale', { closeDate: '2018-02-08', standardStatus: 'Closed' as const }, '2018-02-08'],
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
  if (change.kind === 'unchanged') return;
  expect(changeOf(stored(change.row), stated({ listPriceCents: 45_000_000 }), later).kind).toBe('unchanged');
});

test.each([
  ['Active', 'Pending', 'pending'],
  ['Active', 'Closed', 'sold'],
  ['Pending', 'Closed', 'sold'],
  ['Pending', 'Active', 'back_on_market'],
  ['Active', 'Withdrawn', 'withdrawn'],
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

test.each([
  ['ActiveUnderContract', 'Pending'],
  ['ComingSoon', 'Active'],
  ['Canceled', 'Expired'],
] as const)('from %s to %s is a change but no news', (from, to) => {
  const change = changeOf(stored(first({ standardStatus: from }).row), stated({ standardStatus: to }), later);
  expect(change.kind).toBe('changed');
  expect(events(change)).toEqual([]);
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
  expect(events(change)).toHaveLength(1);
  expect(change.row.features).toEqual(['price_reduced']);
});

test('a newer date of change alone is kept, without news', () => {
  const before = stored(first({ modificationTimestamp: new Date('2026-01-01T00:00:00Z') }).row);
  const change = changeOf(before, stated({ modificationTimestamp: new Date('2026-01-02T00:00:00Z') }), later);
  expect(change.kind).toBe('changed');
  expect(events(change)).toEqual([]);
});

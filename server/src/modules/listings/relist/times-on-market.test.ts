import { expect, test } from 'vitest';
import type { TimedListing } from './market-periods.ts';
import { RELIST_DAYS, timesOnMarket } from './times-on-market.ts';

/** Days count from 0; today is day 400. */
const today = 400;
type Times = readonly (readonly [TimedListing['events'][number]['event'], number])[];
let ids = 0;
function listing(
  listedDay: number,
  offMarketDay: number | null,
  { events, ...its }: Partial<Omit<TimedListing, 'events'>> & { events?: Times } = {},
): TimedListing {
  const id = ++ids;
  const timesOf: Times = events ?? [
    ['listed', listedDay],
    ...(offMarketDay === null ? [] : [['withdrawn', offMarketDay] as const]),
  ];
  return {
    id,
    key: `key ${id}`,
    listedDay,
    offMarketDay,
    soldDay: null,
    modifiedDay: offMarketDay ?? listedDay,
    displayed: true,
    addressShown: true,
    ...its,
    events: timesOf.map(([event, day]) => ({ event, day })),
  };
}
const sale = (from: number, to: number) =>
  listing(from, to - 30, {
    soldDay: to,
    events: [
      ['listed', from],
      ['pending', to - 30],
      ['sold', to],
    ],
  });

const takenAway = (contractDay: number) =>
  listing(0, 100, {
    events: [
      ['listed', 0],
      ['pending', contractDay],
      ['removed', 100],
    ],
  });

/**
 * Returns the number of listings, total days on market, and days of the last listing alone, for the last
 * listing.
 */
function timesOf(...row: TimedListing[]) {
  const last = row.at(-1)!;
  const found = timesOnMarket([...row].reverse()).get(last.id)!;
  expect(timesOnMarket(row).get(last.id)).toEqual(found);
  const end = last.offMarketDay ?? today;
  const before = found.relistOf === null ? null : row.findIndex(({ id }) => id === found.relistOf);
  return [before, found.timesListed, end - found.marketSince, end - found.listingSince];
}

test.each([
  ['a listing alone counts its own days', () => timesOf(listing(300, null)), [null, 1, 100, 100]],
  [
    'a relisted home continues counting, without the days in between',
    () => timesOf(listing(100, 160), listing(200, null)),
    [0, 2, 260, 200],
  ],
  [
    'a listing on the last day still counts as a relist',
    () => timesOf(listing(0, 10), listing(10 + RELIST_DAYS, null)),
    [0, 2, 310, 300],
  ],
  ['a day later it is new', () => timesOf(listing(0, 10), listing(11 + RELIST_DAYS, null)), [null, 1, 299, 299]],
  ['three times in a row', () => timesOf(listing(0, 50), listing(60, 100), listing(150, 200)), [1, 3, 140, 50]],
  ['a sale ends the row', () => timesOf(sale(0, 100), listing(150, null)), [null, 1, 250, 250]],
  [
    'also for the listings before it',
    () => timesOf(listing(0, 60), sale(70, 120), listing(140, null)),
    [null, 1, 260, 260],
  ],
  [
    'days that two listings share count once',
    () => timesOf(listing(300, null, { modifiedDay: 340 }), listing(350, null)),
    [0, 2, 100, 50],
  ],
  [
    'a source without updates for long is ignored',
    () => timesOf(listing(100, null, { modifiedDay: 150 }), listing(350, null)),
    [null, 1, 50, 50],
  ],
  ['a listing from two sources counts once', () => timesOf(listing(300, null), listing(303, null)), [null, 1, 100, 97]],
  [
    'also where the sale closed after the later listing began',
    () => timesOf(sale(0, 200), listing(150, null)),
    [null, 1, 250, 250],
  ],
  [
    'a home removed after a contract may be sold',
    () => timesOf(takenAway(40), listing(150, null)),
    [null, 1, 250, 250],
  ],
  [
    'hidden data of one listing is not revealed by another',
    () => timesOf(listing(0, 50, { displayed: false }), listing(60, 100)),
    [null, 1, 40, 40],
  ],
  [
    'nor a hidden address by a shown one',
    () => timesOf(listing(0, 50, { addressShown: false }), listing(60, 100)),
    [null, 1, 40, 40],
  ],
  [
    'both hidden they are as both shown',
    () => timesOf(listing(0, 50, { addressShown: false }), listing(60, 100, { addressShown: false })),
    [0, 2, 90, 40],
  ],
])('%s', (_, found, expected) => expect(found()).toEqual(expected));

test.each([
  [
    'the same listing that returns counts as relisted',
    [
      ['listed', 0],
      ['withdrawn', 50],
      ['relisted', 60],
    ],
    null,
    [null, 2, 390, 340],
  ],
  [
    'after more than 90 days it is new',
    [
      ['listed', 0],
      ['expired', 50],
      ['relisted', 150],
    ],
    null,
    [null, 1, 250, 250],
  ],
  [
    'a contract that fell through is no new listing, and its days do not count',
    [
      ['listed', 300],
      ['pending', 320],
      ['back_on_market', 360],
    ],
    null,
    [null, 1, 60, 60],
  ],
  [
    'days on hold do not count',
    [
      ['listed', 300],
      ['hold', 310],
      ['back_on_market', 330],
    ],
    null,
    [null, 1, 80, 80],
  ],
  [
    'days before it was more than coming soon do not count',
    [
      ['coming_soon', 300],
      ['listed', 320],
    ],
    null,
    [null, 1, 80, 80],
  ],
  [
    'a failed sale starts a new period',
    [
      ['listed', 0],
      ['sold', 50],
      ['relisted', 60],
    ],
    null,
    [null, 1, 340, 340],
  ],
  [
    'from under contract to expired it leaves once',
    [
      ['listed', 0],
      ['pending', 40],
      ['expired', 70],
    ],
    70,
    [null, 1, 40, 40],
  ],
] as const)('%s', (_, events, off, expected) =>
  expect(timesOf(listing(events[0][1], off, { events }))).toEqual(expected),
);

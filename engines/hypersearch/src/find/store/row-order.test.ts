import { expect, it } from 'vitest';
import { exampleHome } from '../../../test/example-homes.ts';
import type { Listing } from '../../listing.ts';
import { Locales } from './locales.ts';
import { rowOrder } from './row-order.ts';
import { Rows } from './rows.ts';

const orderOf = (listings: readonly Listing[]) => {
  const locales = new Locales();
  const rows = new Rows(listings.length);
  for (const listing of listings) rows.add(listing, locales.numberFor(listing));
  const all = Int32Array.from(listings, (_, row) => row);
  return Array.from(rowOrder(rows, locales, all), (row) => listings[row] as Listing);
};

it('homes that are adjacent in row order are adjacent on the map', () => {
  const grid = Array.from({ length: 256 }, (_, i) =>
    exampleHome(i + 1, { latE6: 30_000_000 + (i >> 4) * 1000, lonE6: -97_000_000 + (i & 15) * 1000 }),
  );
  const order = orderOf(grid);
  for (let i = 1; i < order.length; i++) {
    const [a, b] = [order[i - 1] as Required<Listing>, order[i] as Required<Listing>];
    expect(Math.abs(a.latE6! - b.latE6!) + Math.abs(a.lonE6! - b.lonE6!)).toBe(1000);
  }
});

it('row order groups homes by city and does not depend on the input order', () => {
  const homes = Array.from({ length: 90 }, (_, i) =>
    exampleHome(i + 1, { city: ['Austin', 'Dallas', 'Waco'][i % 3] as string }),
  );
  const order = orderOf(homes);
  expect(
    new Set([0, 30, 60].map((from) => new Set(order.slice(from, from + 30).map(({ city }) => city)).size)),
  ).toEqual(new Set([1]));
  const ofAustin = (listings: readonly Listing[]) =>
    listings.filter(({ city }) => city === 'Austin').map(({ id }) => id);
  expect(ofAustin(orderOf(homes.toReversed()))).toEqual(ofAustin(order));
});

it('row order divides a large city into eight price bands', () => {
  const homes = Array.from({ length: 4096 }, (_, i) => exampleHome(i + 1, { priceCents: ((i * 2731) % 4096) * 100 }));
  const order = orderOf(homes);
  for (let band = 0; band < 8; band++)
    for (const { priceCents } of order.slice(band * 512, (band + 1) * 512))
      expect(Math.floor(priceCents / 51_200)).toBe(band);
});

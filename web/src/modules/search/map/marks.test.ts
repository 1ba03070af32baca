import type { Match } from '@lintel/server/search';
import { describe, expect, it } from 'vitest';
import type { Spot } from '../../../ui/map/spot.ts';
import { marksOf } from './marks.ts';
import { mercator } from './view.ts';

const zoom = 11;
/** Projection of a map at zoom 10. */
const project = (spot: Spot) => {
  const { x, y } = mercator(spot);
  return { x: x * 512 * 2 ** 10, y: y * 512 * 2 ** 10 };
};
const home = (id: number, longitude: number | null, latitude: number | null) =>
  ({ id, longitude, latitude, price: 485_000, address: `${id} Elm St`, city: 'Austin' }) as Match;
const cell = (longitude: number, latitude: number, count: number, id: number | null = null) => ({
  longitude,
  latitude,
  count,
  id,
  price: id === null ? null : 300_000,
  currency: id === null ? null : ('USD' as const),
});
const shown = (clusters: ReturnType<typeof cell>[], listed: Match[], last = false) =>
  marksOf({ answer: { zoom, clusters }, listed, project, last });
const homes = (marks: readonly { count: number }[]) => marks.reduce((sum, { count }) => sum + count, 0);

describe('marks', () => {
  it('start with the listed homes in order, and their counts add up', () => {
    const clusters = [cell(-97.7, 30.3, 40), cell(-97.5, 30.3, 1, 7), cell(-97.9, 30.3, 3)];
    const marks = shown(clusters, [home(7, -97.5, 30.3), home(3, -97.702, 30.301)]);
    expect(marks.map(({ key }) => key).slice(0, 2)).toEqual(['home-7', 'home-3']);
    expect(marks[1]?.home).toEqual({ id: 3, price: 485_000, name: '3 Elm St' });
    expect(homes(marks)).toBe(44);
    expect(marks.filter(({ home: one }) => !one).map(({ count }) => count)).toEqual([39, 3]);
  });

  it('omit homes with a hidden place or outside every cell', () => {
    const marks = shown([cell(-97.7, 30.3, 2)], [home(1, null, null), home(2, -80, 40)]);
    expect(marks).toHaveLength(1);
    expect(homes(marks)).toBe(2);
  });

  it('keep homes at one place together when zooming in cannot separate them', () => {
    const tower = [home(1, -97.7, 30.3), home(2, -97.7, 30.3)];
    const marks = shown([cell(-97.7, 30.3, 5)], tower, true);
    expect(marks.map(({ count, home: one }) => [count, one])).toEqual([[5, undefined]]);
  });

  it('never count a single home: its price is shown if it is listed, else it stays with a listed one', () => {
    const both = shown([cell(-97.7, 30.3, 2)], [home(1, -97.7, 30.3), home(2, -97.7, 30.3)]);
    expect(both.map(({ key, count }) => [key, count])).toEqual([
      ['home-1', 1],
      ['home-2', 1],
    ]);
    const one = shown([cell(-97.7, 30.3, 2)], [home(1, -97.702, 30.301)]);
    expect(one.map(({ count, home: single, latitude }) => [count, single, latitude])).toEqual([[2, undefined, 30.3]]);
    const far = shown([cell(-97.7, 30.3, 3), cell(-97.2, 30.3, 1, 9)], [home(1, -97.73, 30.3), home(2, -97.67, 30.3)]);
    expect(homes(far)).toBe(4);
    expect(far.filter(({ count, home: single }) => count === 1 && !single)).toEqual([]);
  });

  it('show the price of the first of two listed homes at one place and count the other', () => {
    const marks = shown([cell(-97.7, 30.3, 5)], [home(1, -97.7, 30.3), home(2, -97.7, 30.3)]);
    expect(marks.map(({ key, count }) => [key.slice(0, 4), count])).toEqual([
      ['home', 1],
      ['many', 4],
    ]);
  });
});

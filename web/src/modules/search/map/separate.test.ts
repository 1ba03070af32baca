import { describe, expect, it } from 'vitest';
import { clusterSize, many, overlap, type Placed, separate } from './separate.ts';

/** One degree is 100 pixels. */
const circle = (x: number, y: number, count: number): Placed => ({
  mark: many({ longitude: x / 100, latitude: y / 100 }, count),
  at: { x, y },
});
const pin = (x: number, y: number, id: number): Placed => ({
  mark: { ...circle(x, y, 1).mark, key: `home-${id}`, home: { id, price: 500_000 } },
  at: { x, y },
});
const homes = (marks: readonly Placed[]) => marks.reduce((sum, { mark }) => sum + mark.count, 0);
const touching = (marks: readonly Placed[]) => marks.flatMap((a, n) => marks.slice(n + 1).filter((b) => overlap(a, b)));

describe('marks on the map', () => {
  it('stay unchanged without overlap', () => {
    expect(separate([], [circle(0, 0, 5), circle(300, 0, 7), pin(0, 300, 9)], 72)).toHaveLength(3);
  });

  it('merge when they overlap, at the midpoint and with the sum of their counts', () => {
    const [one, ...rest] = separate([], [circle(0, 0, 30), circle(10, 0, 10)], 72);
    expect(rest).toEqual([]);
    expect(one?.mark).toMatchObject({ count: 40 });
    expect(one?.mark.longitude).toBeCloseTo(0.025);
  });

  it('move aside for listed homes, which keep their places', () => {
    const [first, second, ...rest] = separate([pin(0, 0, 1)], [circle(10, 4, 12)], 72);
    expect(rest).toEqual([]);
    expect(first).toEqual(pin(0, 0, 1));
    expect(second?.mark.count).toBe(12);
    expect(second?.at).not.toEqual({ x: 10, y: 4 });
  });

  it('merge a listed home into a count when the nearest room is too far away', () => {
    const [one, ...rest] = separate([pin(0, 0, 1)], [circle(4, 4, 900)], 36);
    expect(rest).toEqual([]);
    expect(one?.mark.count).toBe(901);
  });

  it('never overlap after separation and keep every home, at any positions', () => {
    let seed = 4140;
    const roll = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let round = 0; round < 60; round++) {
      const others = Array.from({ length: roll(200) }, () => circle(roll(700), roll(800), 1 + roll(40)));
      const pins: Placed[] = [];
      for (let id = 1; id < 10; id++) {
        const next = pin(roll(700), roll(800), id);
        if (!pins.some((other) => overlap(other, next))) pins.push(next);
      }
      const shown = separate(pins, others, round % 2 ? 36 : 72);
      expect(touching(shown)).toEqual([]);
      expect(homes(shown)).toBe(homes(others) + pins.length);
    }
  });

  it('have an area that grows with the count, between a minimum and a maximum size', () => {
    expect(clusterSize(2)).toBeGreaterThanOrEqual(24);
    expect(clusterSize(100)).toBeGreaterThan(clusterSize(10));
    expect(clusterSize(1_000_000)).toBe(60);
  });
});

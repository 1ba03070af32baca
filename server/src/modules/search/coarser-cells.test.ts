import type { Cell } from '@lintel/hypersearch';
import { describe, expect, it } from 'vitest';
import { coarserCells } from './coarser-cells.ts';

const cell = (x: number, y: number, count: number, latE6 = 0, lonE6 = 0): Cell => ({
  x,
  y,
  count,
  centre: { latE6, lonE6 },
  ...(count === 1 ? { id: x * 1000 + y } : {}),
});
const countOf = (cells: readonly Cell[]) => cells.reduce((sum, each) => sum + each.count, 0);

describe('cells of a map', () => {
  it('stay as they are while they are few enough', () => {
    const few = [cell(1, 1, 1), cell(2, 3, 4)];
    expect(coarserCells(few, 9, 2)).toEqual({ cells: few, zoom: 9 });
  });

  it('are merged four to one around the mean of their homes, and a single home stays as it is', () => {
    const { cells, zoom } = coarserCells([cell(4, 6, 1, 100, 0), cell(5, 7, 3, 0, 200), cell(8, 8, 1, 7, 7)], 9, 2);
    expect(zoom).toBe(8);
    expect(cells).toEqual([
      { x: 2, y: 3, count: 4, centre: { latE6: 25, lonE6: 150 } },
      { x: 4, y: 4, count: 1, centre: { latE6: 7, lonE6: 7 }, id: 8008 },
    ]);
  });

  it('of a whole continent are reduced to the limit without losing a home', () => {
    const across = 2 ** 22;
    const many = Array.from({ length: 60_000 }, (_, n) =>
      cell((n * 48_271) % across, (n * 69_621) % across, 1 + (n % 3)),
    );
    const { cells, zoom } = coarserCells(many, 20, 500);
    expect(cells.length).toBeLessThanOrEqual(500);
    expect(zoom).toBeLessThan(20);
    expect(countOf(cells)).toBe(countOf(many));
  });
});

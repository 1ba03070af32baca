import { describe, expect, it } from 'vitest';
import { median, medianFigure, shareFigure } from './median.ts';

describe('figures', () => {
  it('use the middle of the known values', () => {
    expect(median(Float64Array.of(3, Number.NaN, 1))).toEqual({ value: 2, n: 2 });
    expect(median(Float64Array.of(5, 1, 3))).toEqual({ value: 3, n: 3 });
    expect(median(new Float64Array())).toBeUndefined();
  });

  it('are hidden below ten homes and exclude unknown values', () => {
    const ten = Float64Array.from({ length: 10 }, (_, i) => 100 * i);
    expect(medianFigure(ten, { unit: 100, digits: 1 })).toEqual({ value: 4.5, n: 10 });
    expect(medianFigure(ten.map((value) => (value === 0 ? Number.NaN : value)))).toBeNull();
    expect(shareFigure(1, 9)).toBeNull();
    expect(shareFigure(1, 12)).toEqual({ value: 0.083, n: 12 });
  });
});

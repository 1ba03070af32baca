import { describe, expect, it } from 'vitest';
import { parseSearchParams, writeSearchParams } from '../../../api/search-params.ts';
import { readSearchState, type SearchState } from '../search-state.ts';
import {
  areasOf,
  limitFault,
  type SearchArea,
  withArea,
  withAreaChanged,
  withOnly,
  withoutArea,
  withoutAreas,
} from './search-areas.ts';
import { readShape, type Shape, shapeFault, shapeText } from './shape.ts';

const square: Shape = {
  kind: 'outline',
  ring: [
    { latE6: 30_250_001, lonE6: -97_750_000 },
    { latE6: 30_250_000, lonE6: -97_740_000 },
    { latE6: 30_260_000, lonE6: -97_740_000 },
  ],
};
const circle: Shape = { kind: 'circle', center: { latE6: 45_500_000, lonE6: -73_600_000 }, radiusMeters: 1_609.3 };
const circleAt = (n: number): Shape => ({ kind: 'circle', center: { latE6: n, lonE6: n }, radiusMeters: 100 });

const reload = (state: SearchState) => readSearchState(parseSearchParams(writeSearchParams({ ...state })));
const only = (state: SearchState) => areasOf(state)[0] as SearchArea;

describe('areas in the URL', () => {
  it('are restored to the micro-degree', () => {
    const state = withArea(withArea({ q: 'x' }, square, false), circle, true);
    expect(state).toEqual({
      q: 'x',
      polygon: ['-97.75,30.250001;-97.74,30.25;-97.74,30.26'],
      notCircle: ['-73.6,45.5,1609.3'],
    });
    expect(areasOf(reload(state)).map(({ shape }) => shape)).toEqual([square, circle]);
    expect(reload(state)).toEqual(state);
  });

  it('represent every point on Earth without exponents', () => {
    for (const e6 of [1, -1, 9, 10, -180_000_000, 179_999_999, 0]) {
      const text = shapeText({ kind: 'circle', center: { latE6: e6 / 2, lonE6: e6 }, radiusMeters: 0.1 });
      expect(text).toMatch(/^-?\d+(\.\d+)?,-?\d+(\.\d+)?,0\.1$/);
      expect(readShape('circle', text)).toMatchObject({ center: { lonE6: e6 === 0 ? 0 : e6 } });
    }
  });

  it('are numbered, included ones first', () => {
    let state = withArea({}, circle, false);
    state = withArea(state, square, true);
    state = withArea(state, square, false);
    state = withArea(state, circle, true);
    expect(areasOf(state).map(({ name }) => name)).toEqual(['Area 1', 'Area 2', 'Excluded area 1', 'Excluded area 2']);
  });

  it('report their errors instead of being dropped', () => {
    const broken: SearchState = {
      polygon: ['0,0;10,10;10,0;0,9', '0,95;1,95;1,96', '0,0;1,1;2,2', '179,50;-179,50;-179,51'],
      circle: ['0,0,999999', '0,0', '0,0,-5', 'a,b,c', ''],
    };
    for (const area of areasOf(broken)) expect(area.fault).toMatch(/^[A-Z].*\.$/);
  });
});

describe('changing areas', () => {
  it('adds, excludes, isolates and removes them, and returns to the first page', () => {
    const start: SearchState = { q: 'x', after: ['c'] };
    const one = withArea(start, square, false);
    expect(one.after).toBeUndefined();
    const turned = withAreaChanged(one, only(one), square, true);
    expect(turned).toEqual({ q: 'x', notPolygon: one.polygon });
    expect(withAreaChanged(turned, only(turned), square, false)).toEqual(one);
    expect(withoutArea(one, only(one).key)).toEqual({ q: 'x' });
    expect(withoutAreas(withArea(one, circle, true))).toEqual({ q: 'x' });
  });

  it('keeps the position of a changed area', () => {
    const state = [1, 2, 3].reduce<SearchState>((so, n) => withArea(so, circleAt(n), false), {});
    const next = withAreaChanged(state, areasOf(state)[1] as SearchArea, circleAt(9), false);
    expect(areasOf(next).map(({ shape }) => shape)).toEqual([circleAt(1), circleAt(9), circleAt(3)]);
  });

  it('counts one area without the other included ones, but with the excluded ones', () => {
    const state = withArea(withArea(withArea({ q: 'x' }, square, false), circle, false), circle, true);
    const alone = withOnly(state, areasOf(state)[1] as SearchArea);
    expect(alone).toEqual({ q: 'x', circle: state.circle, notCircle: state.notCircle });
  });

  it('keeps an area drawn twice once', () => {
    const state = withArea(withArea({}, square, false), square, false);
    expect(areasOf(state)).toHaveLength(1);
  });

  it('accepts ten areas of a kind and reports the limit for the eleventh', () => {
    let state: SearchState = {};
    for (let n = 1; n <= 10; n++) {
      expect(limitFault(state, circleAt(n), false)).toBeUndefined();
      state = withArea(state, circleAt(n), false);
    }
    expect(limitFault(state, circleAt(11), false)).toMatch(/up to 10 circles/);
    expect(limitFault(state, circleAt(11), true)).toBeUndefined();
    expect(limitFault(state, square, false)).toBeUndefined();
  });
});

describe('a shape', () => {
  const many = (count: number): Shape => ({
    kind: 'outline',
    ring: Array.from({ length: count }, (_, i) => ({
      latE6: Math.round(1e6 * Math.sin((2 * Math.PI * i) / count)),
      lonE6: Math.round(1e6 * Math.cos((2 * Math.PI * i) / count)),
    })),
  });
  it.each<[string, Shape, RegExp | undefined]>([
    ['a thousand points', many(1_000), undefined],
    ['a thousand and one', many(1_001), /1,000 points/],
    ['two points', many(2), /at least 3/],
    ['a radius of nothing', { ...circle, radiusMeters: 0 }, /more than 0/],
    ['a radius of no number', { ...circle, radiusMeters: Number.NaN }, /more than 0/],
    ['a huge radius', { ...circle, radiusMeters: 500_001 }, /500 km/],
    ['a center nowhere', { ...circle, center: { latE6: Number.NaN, lonE6: 0 } }, /Latitude/],
  ])('with %s is rejected with a reason', (_, shape, fault) => {
    if (fault) expect(shapeFault(shape)).toMatch(fault);
    else expect(shapeFault(shape)).toBeUndefined();
  });
});

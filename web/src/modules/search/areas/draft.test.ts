import type { PointE6 } from '@lintel/geo';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, finish, finishStroke, place, removeLastCorner } from './draft.ts';
import { drag, gripsOf, withoutCorner } from './drawing/reshape.ts';
import { type Shape, shapeFault } from './shape.ts';

const at = (latE6: number, lonE6: number): PointE6 => ({ latE6, lonE6 });
const drawn = (draft: Draft, ...points: PointE6[]): Draft =>
  points.reduce((so, point) => {
    const step = place(so, point);
    if (!('draft' in step)) throw new Error(JSON.stringify(step));
    return step.draft;
  }, draft);
const corners = [at(0, 0), at(0, 1000), at(1000, 1000), at(1000, 0)];

describe('drawing', () => {
  it('places corners, removes one and completes an outline', () => {
    const wrong = drawn(emptyDraft('corners'), ...corners.slice(0, 3), at(500, 2000));
    const right = drawn(removeLastCorner(wrong), corners[3] as PointE6);
    expect(finish(right)).toEqual({ shape: { kind: 'outline', ring: corners } });
  });

  it('rejects a corner that would make the outline cross itself, and keeps the draft', () => {
    const open = drawn(emptyDraft('corners'), ...corners);
    expect(place(open, at(500, 2000))).toEqual({ rejected: expect.stringMatching(/cross itself/) });
    expect(place(open, corners[3] as PointE6)).toEqual({ rejected: expect.stringMatching(/already/) });
  });

  it('rejects completion with too few corners or a crossing last edge', () => {
    expect(finish(drawn(emptyDraft('corners'), ...corners.slice(0, 2)))).toEqual({
      rejected: expect.stringMatching(/at least 3/),
    });
    const hook = drawn(emptyDraft('corners'), at(0, 0), at(0, 100), at(100, 50), at(100, 150));
    expect(finish(hook)).toEqual({ rejected: expect.stringMatching(/cross/) });
  });

  it('defines a circle by its center and a different point on its rim', () => {
    const open = drawn(emptyDraft('circle'), at(30_000_000, -97_000_000));
    expect(place(open, at(30_010_000, -97_000_000))).toEqual({
      shape: { kind: 'circle', center: at(30_000_000, -97_000_000), radiusMeters: 1_112 },
    });
    expect('rejected' in place(open, at(30_000_000, -97_000_000))).toBe(true);
    expect('rejected' in finish(open)).toBe(true);
  });

  it('completes a freehand line as an outline', () => {
    const line = Array.from({ length: 90 }, (_, i) => at(i < 45 ? i * 40 : 1_800, i < 45 ? 0 : (i - 45) * 40));
    const step = finishStroke(line, 1);
    expect(step).toEqual({ shape: { kind: 'outline', ring: [at(0, 0), at(1_800, 0), at(1_800, 1_760)] } });
    expect('rejected' in finishStroke([at(0, 0)], 1)).toBe(true);
  });
});

describe('reshaping', () => {
  const square: Shape = { kind: 'outline', ring: corners };
  const circle: Shape = { kind: 'circle', center: at(30_000_000, -97_000_000), radiusMeters: 1_000 };

  it('has a handle at each corner and edge, and at the center and rim of a circle', () => {
    expect(gripsOf(square)).toHaveLength(8);
    expect(gripsOf(circle).map(({ grip }) => grip.kind)).toEqual(['whole', 'rim']);
  });

  it('moves, adds and removes a corner, moves a shape and changes a radius', () => {
    expect(drag(square, { kind: 'corner', at: 2 }, at(1000, 1000), at(1500, 1500))).toMatchObject({
      ring: [corners[0], corners[1], at(1500, 1500), corners[3]],
    });
    const made = drag(square, { kind: 'edge', after: 3 }, at(500, 0), at(500, -300));
    expect(made).toMatchObject({ ring: [...corners, at(500, -300)] });
    expect(shapeFault(made)).toBeUndefined();
    expect(withoutCorner(made, 4)).toEqual(square);
    const triangle = withoutCorner(square, 0);
    expect(withoutCorner(triangle, 0)).toEqual(triangle);
    expect(drag(square, { kind: 'whole' }, at(5, 5), at(15, 25))).toMatchObject({
      ring: corners.map(({ latE6, lonE6 }) => at(latE6 + 10, lonE6 + 20)),
    });
    const rim = gripsOf(circle)[1];
    expect(drag(circle, { kind: 'rim' }, rim?.point as PointE6, rim?.point as PointE6)).toMatchObject({
      radiusMeters: expect.closeTo(1_000, 0),
    });
    expect(drag(circle, { kind: 'whole' }, at(0, 0), at(7, 7))).toMatchObject({ center: at(30_000_007, -96_999_993) });
  });
});

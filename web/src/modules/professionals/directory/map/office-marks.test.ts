import { expect, it } from 'vitest';
import type { Professional } from '../../calls.ts';
import { officeMarks, reach } from './office-marks.ts';

const of = (id: number, longitude: number | null, latitude = 30) =>
  ({ id, place: longitude === null ? null : { longitude, latitude, of: 'city' } }) as Professional;
/** One degree is 100 pixels. */
const project = ({ longitude, latitude }: { longitude: number; latitude: number }) => ({
  x: longitude * 100,
  y: -latitude * 100,
});
const ids = (marks: ReturnType<typeof officeMarks>) =>
  marks.map(({ professionals }) => professionals.map(({ id }) => id));

it('professionals at different places have one mark each in list order, and those without a place have none', () => {
  expect(ids(officeMarks([of(3, -90), of(1, -97), of(2, null)], project))).toEqual([[3], [1]]);
});

it('professionals at one place share an inseparable mark, and overlapping ones share a mark between them', () => {
  const [mark, ...rest] = officeMarks([of(1, -97), of(2, -97)], project);
  expect([mark?.together, mark?.longitude, rest]).toEqual([true, -97, []]);
  const [between] = officeMarks([of(1, -97), of(2, -97), of(3, -96.7)], project);
  expect([between?.together, between?.professionals.length]).toEqual([false, 3]);
  expect(between?.longitude).toBeCloseTo(-96.9);
});

it('every professional has a mark and no two marks overlap, at any positions', () => {
  let seed = 11;
  const roll = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let round = 0; round < 40; round++) {
    const all = Array.from({ length: 48 }, (_, id) => of(id, roll(900) / 100, roll(500) / 100));
    const marks = officeMarks(all, project);
    expect(
      ids(marks)
        .flat()
        .toSorted((a, b) => a - b),
    ).toEqual(all.map(({ id }) => id));
    const apart = marks.every((a, n) =>
      marks.slice(n + 1).every((b) => {
        const [one, other] = [a, b].map(({ professionals }) => (professionals.length === 1 ? reach.one : reach.many));
        const [at, there] = [project(a), project(b)];
        return Math.abs(at.x - there.x) >= one!.x + other!.x || Math.abs(at.y - there.y) >= one!.y + other!.y;
      }),
    );
    expect(apart).toBe(true);
  }
});

import { describe, expect, it } from 'vitest';
import { find, foundIn, queryOf } from '../../../test/example-homes.ts';
import type { Listing } from '../../listing.ts';
import type { Area, Query } from '../../query.ts';

describe('near and areas', () => {
  const centre = { latE6: 30_000_000, lonE6: -97_000_000 };
  /** 0.01° of latitude is 1,111.95 m. */
  const northOf = (steps: number) => ({ latE6: centre.latE6 + steps * 10_000, lonE6: centre.lonE6 });
  const listings: Partial<Listing>[] = [northOf(0), northOf(1), northOf(4), northOf(5), {}];
  const points = new Map([['downtown', [centre]]]);

  it.each<[string, number[]]>([
    ['near:downtown', [1, 2, 3]],
    ['near:downtown<=1km', [1]],
    ['near:downtown<=1mi', [1, 2]],
    ['near:downtown<=10min', [1, 2, 3, 4]],
    ['near:downtown<=0km', [1]],
  ])('%s finds the homes within it', (text, ids) => {
    expect(foundIn(listings, [text], { points })).toEqual(ids);
  });

  it('matches any of several points with the name, and finds nothing for an empty list of points', () => {
    expect(foundIn(listings, ['near:gym<=1km'], { points: new Map([['gym', [northOf(1), northOf(5)]]]) })).toEqual([
      2, 4,
    ]);
    expect(foundIn(listings, ['near:gym'], { points: new Map([['gym', []]]) })).toEqual([]);
  });

  it('measures both a stated limit and the default distance from the edge of the place', () => {
    const town = new Map([['town', [{ ...centre, extentMetres: 1200, nearMetres: 3300 }]]]);
    expect(foundIn(listings, ['near:town<=0km'], { points: town })).toEqual([1, 2]);
    expect(foundIn(listings, ['near:town<=2km'], { points: town })).toEqual([1, 2]);
    expect(foundIn(listings, ['near:town<=3.3km'], { points: town })).toEqual([1, 2, 3]);
    expect(foundIn(listings, ['near:town'], { points: town })).toEqual([1, 2, 3]);
  });

  it('reports a near fact without known points and does not restrict the result', () => {
    const found = find(listings, queryOf(['near:the moon']));
    expect(found.total).toBe(5);
    expect(found.notApplied).toEqual([{ fact: 'near:the moon', why: 'unknown-point' }]);
  });

  const boxTo = (steps: number): Extract<Area, { kind: 'box' }> => ({
    kind: 'box',
    southE6: centre.latE6,
    westE6: centre.lonE6,
    northE6: northOf(steps).latE6,
    eastE6: centre.lonE6,
  });
  const eastOf = (steps: number) => ({ ...northOf(steps), lonE6: centre.lonE6 + 9 });
  const square: Area = { kind: 'polygon', ring: [northOf(1), eastOf(1), eastOf(4), northOf(4)] };

  it.each<[string, Partial<Query>, number[]]>([
    ['a box has its edges', { areas: [boxTo(1)] }, [1, 2]],
    ['a circle has its rim', { areas: [{ kind: 'circle', centre, radiusMetres: 1111.95 }] }, [1, 2]],
    ['a polygon has its south-western corner and not its north-western one', { areas: [square] }, [2]],
    [
      'treats several areas as alternatives',
      { areas: [boxTo(0), { kind: 'circle', centre: northOf(5), radiusMetres: 1 }] },
      [1, 4],
    ],
    ['an excluded area is a hole, and keeps homes that are not on the map', { excludedAreas: [boxTo(4)] }, [4, 5]],
    ['a hole in an area', { areas: [boxTo(5)], excludedAreas: [boxTo(1)] }, [3, 4]],
    [
      'applies the map view in addition to the areas',
      { areas: [boxTo(5)], bounds: { ...boxTo(4), southE6: northOf(1).latE6 } },
      [2, 3],
    ],
  ])('%s', (_, more, ids) => {
    expect(foundIn(listings, [], more)).toEqual(ids);
  });
});

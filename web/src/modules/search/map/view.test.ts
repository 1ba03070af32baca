import { describe, expect, it } from 'vitest';
import { type Box, boundsText, boxAround, boxOf, boxOfCell, cellOf, partFor, sameBox, wholeCells } from './view.ts';

const austin: Box = [-97.9, 30.1, -97.5, 30.5];

describe('the part of the map', () => {
  it('fits all homes, with a margin for the extent of their cells', () => {
    const spots = [
      { longitude: -97.8, latitude: 30.2 },
      { longitude: -97.6, latitude: 30.5 },
    ];
    const [west, south, east, north] = boxAround(spots, 9)!;
    expect([west < -97.8, south < 30.2, east > -97.6, north > 30.5]).toEqual([true, true, true, true]);
    expect(boxAround(spots, 5)![0]).toBeLessThan(west);
    expect(boxAround([], 9)).toBeUndefined();
  });

  it('contains the places of its cell and no others', () => {
    const tower = { longitude: -79.399593, latitude: 43.647153 };
    const [west, south, east, north] = boxOfCell(tower, 19);
    expect(tower.longitude > west && tower.longitude < east && tower.latitude > south && tower.latitude < north).toBe(
      true,
    );
    const inside = { longitude: west + 1e-6, latitude: north - 1e-6 };
    expect(cellOf(inside, 19)).toBe(cellOf(tower, 19));
    expect(cellOf({ ...inside, longitude: west - 1e-6 }, 19)).not.toBe(cellOf(tower, 19));
    expect(cellOf({ ...inside, latitude: north + 1e-6 }, 19)).not.toBe(cellOf(tower, 19));
  });

  it('requested for the view covers it with whole cells and stays the same after a small move', () => {
    const asked = boxOf(partFor(austin, 10.4, undefined).bounds!);
    expect(asked[0]).toBeLessThanOrEqual(austin[0]);
    expect(asked[1]).toBeLessThanOrEqual(austin[1]);
    expect(asked[2]).toBeGreaterThanOrEqual(austin[2]);
    expect(asked[3]).toBeGreaterThanOrEqual(austin[3]);
    const [west, south, east, north] = austin;
    const nearby: Box = [west + 0.001, south + 0.001, east + 0.001, north + 0.001];
    expect(partFor(nearby, 10.4, undefined)).toEqual(partFor(austin, 10.4, undefined));
    const middle = { longitude: (asked[0] + asked[2]) / 2, latitude: (asked[1] + asked[3]) / 2 };
    const cell = { longitude: asked[0] + 1e-5, latitude: middle.latitude };
    expect(cellOf(cell, 11)).not.toBe(cellOf({ ...cell, longitude: asked[0] - 1e-5 }, 11));
  });

  it("is the search's own if it has one", () => {
    expect(partFor(austin, 10.4, '-98,30,-97,31')).toEqual({ zoom: 11 });
  });

  it('stays within the world after any move', () => {
    expect(boundsText([-400, -89, 500, 89])).toBe('-180.00000,-85.00000,180.00000,85.00000');
    const world = boundsText(wholeCells([-400, -89, 500, 89], 0));
    expect(boxOf(world).map(Math.round)).toEqual([-180, -85, 180, 85]);
  });

  it('survives formatting and parsing', () => {
    expect(sameBox(boxOf(boundsText(austin)), austin)).toBe(true);
    expect(sameBox([-97.9, 30.1, -97.5, 30.4], austin)).toBe(false);
  });
});

import type { Cell } from '@lintel/hypersearch';

/** The most cells that one answer holds: what a map can show and a person can take in. */
export const cellLimit = 500;

/**
 * Joins neighbouring cells, four to one and again, until no more than `limit` are left; with the zoom that they are the
 * cells of. Counts add up as before; the centre is the mean of the homes in the joined cell.
 */
export function coarserCells(
  cells: readonly Cell[],
  zoom: number,
  limit: number,
): { cells: readonly Cell[]; zoom: number } {
  if (cells.length <= limit) return { cells, zoom };
  // The steps are halved rather than gone one by one: a whole continent asked for by the street has tens of thousands.
  let [tooFew, enough] = [0, zoom];
  while (enough - tooFew > 1) {
    const steps = (tooFew + enough) >> 1;
    if (new Set(cells.map((cell) => placeOf(cell, steps))).size <= limit) enough = steps;
    else tooFew = steps;
  }
  return { cells: joined(cells, enough), zoom: zoom - enough };
}

/** Across the deepest grid there are 2^24 cells, so a place is exact in a number. */
const placeOf = ({ x, y }: Cell, steps: number): number => (y >> steps) * 2 ** 24 + (x >> steps);

function joined(cells: readonly Cell[], steps: number): Cell[] {
  const places = new Map<number, Cell>();
  for (const cell of cells) {
    const place = placeOf(cell, steps);
    const before = places.get(place);
    places.set(place, { ...(before ? sum(before, cell) : cell), x: cell.x >> steps, y: cell.y >> steps });
  }
  return [...places.values()];
}

/** A joined cell holds more than one home, so it is no home's own. */
function sum(a: Cell, b: Cell): Omit<Cell, 'x' | 'y'> {
  const count = a.count + b.count;
  const mean = (one: number, other: number) => (one * a.count + other * b.count) / count;
  return {
    count,
    centre: { latE6: mean(a.centre.latE6, b.centre.latE6), lonE6: mean(a.centre.lonE6, b.centre.lonE6) },
  };
}

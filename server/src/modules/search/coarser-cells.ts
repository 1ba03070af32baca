import type { Cell } from '@lintel/hypersearch';

/** Maximum number of cells in a response: as many as a map can show usefully. */
export const cellLimit = 500;

/**
 * Merges adjacent cells four to one until at most `limit` are left; returns them with their zoom. Counts add
 * up; the center is the mean of the homes in the merged cell.
 */
export function coarserCells(
  cells: readonly Cell[],
  zoom: number,
  limit: number,
): { cells: readonly Cell[]; zoom: number } {
  if (cells.length <= limit) return { cells, zoom };
  // Binary search over the zoom levels: a whole continent at street level has tens of thousands of cells.
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

/** A merged cell holds several homes, so it has no single home's id. */
function sum(a: Cell, b: Cell): Omit<Cell, 'x' | 'y'> {
  const count = a.count + b.count;
  const mean = (one: number, other: number) => (one * a.count + other * b.count) / count;
  return {
    count,
    centre: { latE6: mean(a.centre.latE6, b.centre.latE6), lonE6: mean(a.centre.lonE6, b.centre.lonE6) },
  };
}

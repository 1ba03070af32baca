/** Homes found by cell of the map. */
import type { Cell } from '../../src/query.ts';
import type { Home } from './home.ts';

const onlyHomeOf = ({ id, status, priceCents, closePriceCents, country }: Home) => ({
  id,
  priceCents: status === 'sold' ? (closePriceCents ?? priceCents) : priceCents,
  country,
});

export function cellsOf(found: readonly Home[], zoom: number): Cell[] {
  const width = 2 ** (zoom + 2);
  const cells = new Map<string, { x: number; y: number; homes: Home[] }>();
  for (const home of found) {
    if (home.latE6 === undefined || home.lonE6 === undefined) continue;
    const sine = Math.sin((home.latE6 * Math.PI) / 180e6);
    const east = (home.lonE6 + 180e6) / 360e6;
    const south = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
    const at = (share: number) => Math.min(width - 1, Math.max(0, Math.floor(share * width)));
    const [x, y] = [at(east), at(south)];
    const cell = cells.get(`${y} ${x}`) ?? { x, y, homes: [] };
    cells.set(`${y} ${x}`, cell);
    cell.homes.push(home);
  }
  const mean = (values: number[]) => Math.floor(values.reduce((sum, value) => sum + value, 0) / values.length + 0.5);
  return [...cells.values()]
    .sort((a, b) => a.y - b.y || a.x - b.x)
    .map(({ x, y, homes }) => ({
      x,
      y,
      count: homes.length,
      centre: {
        latE6: mean(homes.map((home) => home.latE6 as number)),
        lonE6: mean(homes.map((home) => home.lonE6 as number)),
      },
      ...(homes.length === 1 ? onlyHomeOf(homes[0] as Home) : {}),
    }));
}

import { type Hedonic, hedonicParts, hedonicValue } from './hedonic.ts';
import { dayNumber, type Home, type Sale } from './home.ts';
import { type KdTree, kdTreeOf, NearestSearch } from './kd-tree.ts';

/** Candidates of a search, the nearest first. */
const CANDIDATES = 48;
const KM_PER_DEGREE = 111.2;

/** The sales of a market by position and area, with what the linear model leaves unexplained. */
export interface Neighborhood {
  sales: readonly Sale[];
  days: Float64Array;
  /** Kilometers; NaN without a position. */
  x: Float64Array;
  y: Float64Array;
  /** Logarithm of the price less what linear effects fitted without the sale explain, clipped. */
  residuals: Float64Array;
  values: Float64Array;
  /** The share of the price that each feature adds, which measures similarity. */
  parts: Float64Array[];
  partNames: string[];
  tree: KdTree;
  areas: Map<string, Int32Array>;
  eastScale: number;
  spread: number;
}

export function neighborhoodOf(sales: readonly Sale[], hedonic: Hedonic, unexplained: Float64Array): Neighborhood {
  const located = sales.flatMap(({ latitude }) => latitude ?? []);
  const middle = located.length > 0 ? located.reduce((sum, value) => sum + value, 0) / located.length : 0;
  const eastScale = Math.cos((middle * Math.PI) / 180) * KM_PER_DEGREE;
  const days = Float64Array.from(sales, ({ soldOn }) => dayNumber(soldOn));
  const x = Float64Array.from(sales, ({ longitude }) => (longitude ?? Number.NaN) * eastScale);
  const y = Float64Array.from(sales, ({ latitude }) => (latitude ?? Number.NaN) * KM_PER_DEGREE);
  const values = Float64Array.from(sales, (sale) => hedonicValue(hedonic, sale));
  const limit = hedonic.spread * 3;
  const partNames = hedonic.numbers.map(({ name }) => name);
  const allParts = sales.map((sale) => hedonicParts(hedonic, sale));
  const parts = partNames.map((name) => Float64Array.from(allParts, (own) => own.get(name) ?? 0));
  const areas = new Map<string, number[]>();
  sales.forEach((sale, at) => {
    for (const area of sale.areas) {
      const rows = areas.get(area);
      if (rows) rows.push(at);
      else areas.set(area, [at]);
    }
  });
  return {
    sales,
    days,
    x,
    y,
    residuals: unexplained.map((residual) => Math.max(-limit, Math.min(limit, residual))),
    values,
    parts,
    partNames,
    tree: kdTreeOf(x, y),
    areas: new Map([...areas].map(([area, rows]) => [area, Int32Array.from(rows)])),
    eastScale,
    spread: hedonic.spread,
  };
}

export interface Neighbor {
  row: number;
  km: number;
}

/** Returns the nearest sales of other properties, or those of the smallest area with enough of them. */
export function neighborsOf(space: Neighborhood, home: Home, self: number): Neighbor[] {
  const isOther = (row: number): boolean =>
    row !== self && (home.property === undefined || space.sales[row]!.property !== home.property);
  if (home.latitude === undefined || home.longitude === undefined || space.tree.rows.length === 0)
    return sameArea(space, home, isOther);
  search.run(space.tree, home.longitude * space.eastScale, home.latitude * KM_PER_DEGREE, isOther);
  return Array.from({ length: search.count }, (_, at) => ({
    row: search.rows[at]!,
    km: Math.sqrt(search.squares[at]!),
  }));
}

const search = new NearestSearch(CANDIDATES);

function sameArea(space: Neighborhood, home: Home, isOther: (row: number) => boolean): Neighbor[] {
  let rows: number[] = [];
  for (const area of home.areas) {
    rows = [...(space.areas.get(area) ?? [])].filter(isOther);
    if (rows.length >= 10) break;
  }
  // The latest sales of an area stand for those that are near.
  return rows.slice(-CANDIDATES).map((row) => ({ row, km: 0 }));
}

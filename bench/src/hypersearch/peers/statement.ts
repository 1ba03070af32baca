import { eastScale, METRES_PER_MICRODEGREE } from '@lintel/geo';
import { homeTypes, type PointE6 } from '@lintel/hypersearch';
import type { Answer } from '../engine.ts';
import { TODAY } from '../homes.ts';
import { GRID_BITS, MASK_BITS } from '../rows.ts';
import type { Bounds, SearchSpec } from '../searches.ts';

/** Binds a value and returns its placeholder. */
export type Bind = (value: number | string, type: 'int' | 'float8' | 'text') => string;

/** Differences between the engines' SQL. */
export interface Dialect {
  greatest: 'greatest' | 'max';
  /** Operator of integer division. */
  divide: '/' | '//';
  /** Expressions of a home's position in micro-degrees. */
  place(spec: SearchSpec): { lat: string; lon: string };
  /** Source of homes: the table, the conditions for its indexes, and for words their weight (0 to 30). */
  source(spec: SearchSpec, bind: Bind): { from: string; where: string[]; weight?: string };
}

export interface Statement {
  text: string;
  values: readonly (number | string)[];
}

/**
 * Builds one statement for a whole search: matches are computed once, then counted, sorted by the points of the
 * order `match`, and aggregated into facets and cells. The column `k` of rows `k, a … f` identifies their content.
 */
export function statementOf(
  spec: SearchSpec,
  dialect: Dialect,
  bindWith: (values: (number | string)[]) => Bind,
): Statement {
  const values: (number | string)[] = [];
  const bind = bindWith(values);
  const int = (value: number) => bind(value, 'int');
  const { from, where, weight } = dialect.source(spec, bind);
  const { lat, lon } = dialect.place(spec);
  const masks = [0, 1].map((part) => maskOf(spec.wanted, part));
  const all = [
    ...where,
    ...(spec.bedsMin ? [`beds >= ${int(spec.bedsMin)}`] : []),
    ...(spec.bathsMin ? [`half_baths >= ${int(spec.bathsMin * 2)}`] : []),
    ...masks.flatMap((mask, part) => (mask ? [`f${part} & ${bigint(bind, mask)} = ${bigint(bind, mask)}`] : [])),
    ...(spec.types.length ? [`type in (${spec.types.map((type) => int(homeTypes.indexOf(type))).join(', ')})`] : []),
    ...insideOf(spec, lat, lon, bind),
  ];
  const points = [
    `${dialect.greatest}(0, listed - ${int(TODAY - 30)})`,
    ...spec.preferred.map((number) =>
      number < MASK_BITS ? `100 * ((f0 >> ${int(number)}) & 1)` : `100 * ((f1 >> ${int(number - MASK_BITS)}) & 1)`,
    ),
    ...(spec.price ? [`30 * price ${dialect.divide} ${int(spec.price[1])}`] : []),
    ...(weight ? [weight] : []),
  ];
  const { zoom, facets } = spec;
  const shift = zoom === undefined ? '' : int(GRID_BITS - 2 - zoom);
  const columns = [
    `id, price, ${points.join(' + ')} as s`,
    ...(facets ? ['type, beds'] : []),
    ...(zoom === undefined ? [] : [`gx >> ${shift} as x, gy >> ${shift} as y, ${lat} as lat, ${lon} as lon`]),
  ];
  const text = `with m as materialized (select ${columns.join(', ')} from ${from} where ${all.join(' and ')})
${facets ? quantiles(dialect.greatest) : ''}
select 0 as k, count(*) as a, 0 as b, 0 as c, 0 as d, 0 as e, 0 as f from m
union all select * from (select 1, id, s, 0, 0, 0, 0 from m order by s desc, id limit 24) t
${facets ? facetRows(dialect.divide) : ''}
${zoom === undefined ? '' : 'union all select 4, x, y, count(*), cast(sum(lat) as bigint), cast(sum(lon) as bigint), min(id) from m group by x, y'}`;
  return { text, values };
}

const bigint = (bind: Bind, mask: number) => `cast(${bind(String(mask), 'text')} as bigint)`;

const maskOf = (numbers: readonly number[], part: number) =>
  numbers.reduce((mask, number) => {
    const bit = number - part * MASK_BITS;
    return bit >= 0 && bit < MASK_BITS ? mask + 2 ** bit : mask;
  }, 0);

/** Prices at ranks ceil(0.01 n) and ceil(0.99 n). */
const quantiles = (greatest: string) => `, n as materialized (select count(*) as n from m)
, q as materialized (select
  (select price from m order by price limit 1 offset (select ${greatest}(0, cast(ceil(cast(0.01 as float8) * n) as bigint) - 1) from n)) as lo,
  (select price from m order by price desc limit 1 offset (select n - cast(ceil(cast(0.99 as float8) * n) as bigint) from n)) as hi)`;

const facetRows = (divide: string) => `union all select 2, type, beds, count(*), 0, 0, 0 from m group by type, beds
union all select 3, b, lo, hi, c, 0, 0 from (select
  case when price <= lo then 0 when price >= hi then 29 else (price - lo) * 30 ${divide} (hi - lo) end as b,
  min(lo) as lo, min(hi) as hi, count(*) as c from m, q group by 1) h`;

/** Exact rules of \`@lintel/geo\` for candidates of the index. */
function insideOf({ area }: SearchSpec, lat: string, lon: string, bind: Bind): string[] {
  if (!area || area.shape.kind === 'box') return [];
  const number = (value: number) => bind(value, 'float8');
  if (area.shape.kind === 'circle') {
    const { centre, radiusMetres } = area.shape;
    const north = `(${lat} - ${number(centre.latE6)}) * ${number(METRES_PER_MICRODEGREE)}`;
    const east = `(${lon} - ${number(centre.lonE6)}) * ${number(eastScale(centre.latE6))}`;
    return [`(${north}) * (${north}) + (${east}) * (${east}) <= ${number(radiusMetres * radiusMetres)}`];
  }
  return [
    `${lat} < ${number(area.bounds.northE6)}`,
    ...halfPlanes(area.shape.ring).map(
      ([a, b, c, side]) => `${number(a)} * ${lat} - ${number(b)} * ${lon} ${side} ${number(c)}`,
    ),
  ];
}

/**
 * A convex ring without horizontal edges as half planes a × lat − b × lon > c (eastern edges, which are outside)
 * or ≤ c (western ones, which are inside): equivalent to the even-odd rule with half-open edges. Whole numbers,
 * exact in doubles.
 */
export function halfPlanes(ring: readonly PointE6[]): (readonly [a: number, b: number, c: number, side: '>' | '<='])[] {
  return ring.map((corner, i) => {
    const next = ring[(i + 1) % ring.length]!;
    const [low, high] = corner.latE6 < next.latE6 ? [corner, next] : [next, corner];
    const [a, b] = [high.lonE6 - low.lonE6, high.latE6 - low.latE6];
    const c = a * low.latE6 - b * low.lonE6;
    const isEastern = ring.some((other) => a * other.latE6 - b * other.lonE6 > c);
    return [a, b, c, isEastern ? '>' : '<='];
  });
}

/** The inclusive bounding box of an area. */
export const boxOf = ({ area }: SearchSpec): Bounds => area!.bounds;

type Cells = (number | bigint | string | null)[];

/** Decodes the rows of such a statement. */
export function answerOf(rows: readonly Cells[], { facets, zoom }: { facets: boolean; zoom?: number }): Answer {
  const numbers = rows.map((row) => row.map(Number));
  const of = (kind: number) => numbers.filter(([k]) => k === kind);
  const top = of(1).sort(([, a, s], [, b, z]) => z! - s! || a! - b!);
  const answer: Answer = { total: of(0)[0]![1]!, top: top.map(([, id]) => id!) };
  if (facets) {
    const types = new Array<number>(homeTypes.length).fill(0);
    const beds = new Array<number>(11).fill(0);
    for (const [, type, bed, count] of of(2)) {
      types[type!]! += count!;
      beds[Math.min(10, bed!)]! += count!;
    }
    const prices = new Array<number>(answer.total === 0 ? 0 : 30).fill(0);
    for (const [, step, , , count] of of(3)) prices[step!] = count!;
    const [, , low, high] = of(3)[0] ?? [];
    answer.facets = { types, beds, low, high, prices };
  }
  if (zoom !== undefined)
    answer.cells = of(4)
      .map(([, x, y, count, lat, lon, id]) => cellText(x!, y!, count!, mean(lat!, count!), mean(lon!, count!), id!))
      .sort();
  return answer;
}

const mean = (sum: number, count: number) => Math.floor(sum / count + 0.5);
export const cellText = (
  x: number,
  y: number,
  count: number,
  latE6: number,
  lonE6: number,
  id: number | undefined,
): string => `${x} ${y} ${count} ${latE6} ${lonE6}${count === 1 ? ` ${id}` : ''}`;

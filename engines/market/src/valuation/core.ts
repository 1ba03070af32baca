import { type BoostOptions, boost } from '../trees/boost.ts';
import type { Forest } from '../trees/forest.ts';
import { forestValue } from '../trees/packed.ts';
import { generator } from '../trees/random.ts';
import {
  fitHedonic,
  type Hedonic,
  hedonicParts,
  hedonicValue,
  levelEffect,
  priceLevel,
  recencyWeight,
} from './hedonic.ts';
import { dayNumber, type Home, type Sale } from './home.ts';
import { type Neighborhood, neighborhoodOf } from './neighborhood.ts';
import { type Surroundings, surroundingNames, surroundingsOf } from './surroundings.ts';

/** A fitted market: linear effects, the sales around a home, and trees on what these leave. */
export interface Core {
  hedonic: Hedonic;
  space: Neighborhood;
  names: string[];
  words: string[];
  areaLevels: number;
  forest: Forest;
}

export interface CoreOptions {
  trees: BoostOptions;
  /** Days after which a sale weighs half. */
  recency: number;
}

/**
 * Parts of the sales. The trees learn from linear effects that were fitted without the sale's part, because the price
 * of a new home is not in its effects either; effects of an area with few sales would follow each of their prices.
 */
const FOLDS = 5;

const foldsOf = (sales: number, seed: number): Uint8Array => {
  const random = generator(seed);
  return Uint8Array.from({ length: sales }, () => Math.floor(random() * FOLDS));
};

export function fitCore(sales: readonly Sale[], options: CoreOptions): Core {
  const hedonic = fitHedonic(sales, options.recency);
  const folds = foldsOf(sales.length, options.trees.seed);
  const others = Array.from({ length: FOLDS }, (_, fold) =>
    fitHedonic(sales, options.recency, (row) => folds[row] !== fold),
  );
  const residuals = Float64Array.from(sales, (sale, at) => {
    const apart = others[folds[at]!]!;
    return Math.log(sale.price) - priceLevel(apart, dayNumber(sale.soldOn)) - hedonicValue(apart, sale);
  });
  const space = neighborhoodOf(sales, hedonic, residuals);
  const words = [...new Set(sales.flatMap(({ words }) => Object.keys(words)))].sort();
  const areaLevels = Math.max(0, ...sales.map(({ areas }) => areas.length));
  const core: Core = {
    hedonic,
    space,
    words,
    areaLevels,
    names: columnNames(hedonic, words, areaLevels),
    forest: { nodes: new Float64Array(), roots: new Int32Array(), weight: 1, base: 0 },
  };
  const matrix = core.names.map(() => new Float64Array(sales.length));
  const target = new Float64Array(sales.length);
  const lastDay = Math.max(...space.days);
  const weights = new Float64Array(sales.length);
  sales.forEach((sale, at) => {
    const day = space.days[at]!;
    const { row } = describe(core, sale, day, { row: at, linear: others[folds[at]!]! });
    row.forEach((value, column) => {
      matrix[column]![at] = value;
    });
    target[at] = residuals[at]!;
    weights[at] = recencyWeight(lastDay - day, options.recency);
  });
  core.forest = boost(matrix, target, weights, { ...options.trees, clip: hedonic.spread * options.trees.clip });
  return core;
}

function columnNames({ numbers }: Hedonic, words: readonly string[], areaLevels: number): string[] {
  return [
    ...numbers.map(({ name }) => name),
    ...words,
    ...Array.from({ length: areaLevels }, (_, at) => `area.${at}`),
    'position.north',
    'position.east',
    'position.northeast',
    'position.northwest',
    'time',
    'linear',
    ...surroundingNames,
  ];
}

export interface Description {
  row: Float64Array;
  value: number;
  parts: Map<string, number>;
  around: Surroundings;
}

/** Describes a home to the trees; `self` is its own row and the linear effects without it when it is one of the sales. */
export function describe(core: Core, home: Home, day: number, self?: { row: number; linear: Hedonic }): Description {
  const { hedonic, space } = core;
  const parts = hedonicParts(self?.linear ?? hedonic, home);
  let value = 0;
  for (const part of parts.values()) value += part;
  const around = surroundingsOf(space, home, parts, value, day, self?.row ?? -1);
  const row = new Float64Array(core.names.length);
  let at = 0;
  for (const { name } of hedonic.numbers) row[at++] = home.numbers[name] ?? Number.NaN;
  // Effects of levels come from all sales: effects per part would tell the trees the part's prices.
  for (const word of core.words) {
    const level = home.words[word];
    row[at++] = level === undefined ? Number.NaN : levelEffect(hedonic, `${word}=${level}`);
  }
  for (let level = 0; level < core.areaLevels; level++) {
    const area = home.areas[level];
    row[at++] = area === undefined ? Number.NaN : levelEffect(hedonic, `area=${area}`);
  }
  const north = home.latitude ?? Number.NaN;
  const east = (home.longitude ?? Number.NaN) * (space.eastScale / 111.2);
  row[at++] = north;
  row[at++] = east;
  row[at++] = north + east;
  row[at++] = north - east;
  row[at++] = day;
  row[at++] = value;
  for (const feature of around.features) row[at++] = feature;
  return { row, value, parts, around };
}

/** Returns the logarithm of the value on a day. */
export function coreValue(core: Core, home: Home, day: number): { log: number; description: Description } {
  const description = describe(core, home, day);
  const log = description.value + priceLevel(core.hedonic, day) + forestValue(core.forest, description.row);
  return { log, description };
}

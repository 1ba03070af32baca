import { addForestContributions } from '../trees/packed.ts';
import { type Core, type Description, describe } from './core.ts';
import { priceLevel } from './hedonic.ts';
import { dayNumber, futureFeature, type Home } from './home.ts';
import { intervalOf } from './interval.ts';
import { previousResidual, type Valuer } from './valuer.ts';

export interface Range {
  estimate: number;
  low: number;
  high: number;
}

export interface Comparable {
  id: string;
  soldOn: string;
  price: number;
  /** The price at today's level and with the features of the valued home. */
  adjustedPrice: number;
  distanceKm: number | undefined;
  /** Share of the weight of all comparables. */
  weight: number;
}

export interface Point {
  feature: string;
  /** Money by which the feature moves the estimate from the area's median. */
  amount: number;
}

export interface Valuation extends Range {
  /** The day for which the value holds. */
  on: string;
  area: string | undefined;
  areaMedian: number;
  /** Their amounts add up to the estimate less the area's median. */
  points: Point[];
  comparables: Comparable[];
  /** With the list price taken into account, when there is one. */
  listAware: Range | undefined;
}

/**
 * Values a home on a day from sales before the fit. The estimate does not depend on the list price.
 * @throws RangeError when a feature became known after the day
 */
export function value(valuer: Valuer, home: Home, on: string): Valuation {
  const late = futureFeature(home, on);
  if (late !== undefined) throw new RangeError(`${home.id}: ${late} became known after ${on}`);
  const day = dayNumber(on);
  const { core } = valuer;
  const description = describe(core, home, day);
  // One pass over the trees gives both the estimate and its reasons.
  const byColumn = new Float64Array(core.names.length);
  addForestContributions(core.forest, description.row, byColumn);
  const log = byColumn.reduce(
    (sum, effect) => sum + effect,
    description.value + priceLevel(core.hedonic, day) + core.forest.base,
  );
  const previous = previousResidual(valuer, home);
  const fromPrevious = previous === undefined ? 0 : valuer.previousWeight * previous;
  const center = log + fromPrevious;
  const { low, high } = intervalOf(valuer.interval, center, description.row);
  const estimate = Math.exp(center);
  const area = home.areas.find((name) => valuer.areaMedians.has(name));
  const areaMedian = Math.exp(area === undefined ? valuer.marketMedian : valuer.areaMedians.get(area)!);
  return {
    estimate,
    low: Math.exp(Math.min(low, center)),
    high: Math.exp(Math.max(high, center)),
    on,
    area,
    areaMedian,
    points: pointsOf(core, description, byColumn, fromPrevious, estimate, areaMedian),
    comparables: comparablesOf(valuer, description, day),
    listAware: listAware(valuer, home, center, description.row),
  };
}

function listAware({ listing }: Valuer, home: Home, center: number, row: Float64Array): Range | undefined {
  if (!listing || home.listPrice === undefined || !(home.listPrice > 0)) return undefined;
  const log = center + listing.weight * (Math.log(home.listPrice) - center) + listing.shift;
  const { low, high } = intervalOf(listing.interval, log, row);
  return { estimate: Math.exp(log), low: Math.exp(Math.min(low, log)), high: Math.exp(Math.max(high, log)) };
}

/** Feature of the trees or of the linear model → feature that people read. */
function shownFeature(name: string): string {
  if (/^(area|near|position)\b/.test(name) || name === 'base' || name === 'linear') return 'location';
  return name === 'time' ? 'market' : name;
}

/**
 * Converts effects on the logarithm to money by the logarithmic mean of estimate and median, which keeps the sum.
 * Location is the remainder, so the sum has no rounding error.
 */
function pointsOf(
  core: Core,
  description: Description,
  byColumn: Float64Array,
  fromPrevious: number,
  estimate: number,
  areaMedian: number,
): Point[] {
  const effects = new Map<string, number>();
  const add = (name: string, effect: number) => effects.set(name, (effects.get(name) ?? 0) + effect);
  for (const [name, effect] of description.parts) add(shownFeature(name), effect);
  core.names.forEach((name, column) => {
    add(shownFeature(name), byColumn[column]!);
  });
  if (fromPrevious !== 0) add('previousSale', fromPrevious);
  const ratio = Math.log(estimate / areaMedian);
  const scale = Math.abs(ratio) < 1e-9 ? estimate : (estimate - areaMedian) / ratio;
  effects.delete('location');
  const points = [...effects]
    .filter(([, effect]) => effect !== 0)
    .map(([feature, effect]) => ({ feature, amount: effect * scale }))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const rest = points.reduce((sum, { amount }) => sum + amount, 0);
  return [...points, { feature: 'location', amount: estimate - areaMedian - rest }];
}

function comparablesOf({ core }: Valuer, { around, value: own }: Description, day: number): Comparable[] {
  const { space, hedonic } = core;
  const total = around.comparables.reduce((sum, { weight }) => sum + weight, 0);
  const level = priceLevel(hedonic, day);
  return around.comparables.slice(0, 8).map(({ row, km, weight }) => {
    const sale = space.sales[row]!;
    const change = level - priceLevel(hedonic, space.days[row]!) + own - space.values[row]!;
    return {
      id: sale.id,
      soldOn: sale.soldOn,
      price: sale.price,
      adjustedPrice: sale.price * Math.exp(change),
      distanceKm: sale.latitude === undefined ? undefined : km,
      weight: weight / total,
    };
  });
}

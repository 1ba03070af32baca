import { shrink } from '../estimate/shrinkage.ts';
import { type DealRows, KINDS, type Roster } from '../roster.ts';

export const PRICE_STEPS = 48;
const KERNEL = 0.3;
/** Weight in deals of the market's prices as the prior of each agent's. */
const MARKET_DEALS = 4;
const FLOOR = 0.01;

/** Each agent's price distribution, in log price. */
export interface Prices {
  /** Agents × steps: log ratio of the agent's density to the market's at each step. */
  ratio: Float32Array;
  middle: Float64Array;
  /** 1 / (2 × variance of the agent's log prices). */
  narrowness: Float64Array;
  /** Per kind: the log price of the first step and the step width. */
  start: number[];
  step: number[];
}

export function pricesOf(roster: Roster, deals: DealRows): Prices {
  const count = roster.agents.length;
  const prices: Prices = {
    ratio: new Float32Array(count * PRICE_STEPS),
    middle: new Float64Array(count),
    narrowness: new Float64Array(count).fill(1),
    start: [],
    step: [],
  };
  const log = Float64Array.from(deals.rows, ({ price }) => Math.log(Math.max(1, price)));
  for (let kind = 0; kind < KINDS.length; kind++) {
    const rows: number[] = [];
    for (let row = 0; row < log.length; row++) if (roster.kind[deals.agent[row]!] === kind) rows.push(row);
    const sorted = Float64Array.from(rows, (row) => log[row]!).sort();
    const low = (sorted[Math.floor(sorted.length * 0.005)] ?? 12) - 2 * KERNEL;
    const high = (sorted[Math.floor(sorted.length * 0.995)] ?? 14) + 2 * KERNEL;
    prices.start.push(low);
    prices.step.push(Math.max(0.01, (high - low) / (PRICE_STEPS - 1)));
    fillRatios(roster, deals, rows, log, kind, prices);
    fillMiddles(roster, deals, rows, log, kind, prices);
  }
  return prices;
}

function fillRatios(
  roster: Roster,
  deals: DealRows,
  rows: readonly number[],
  log: Float64Array,
  kind: number,
  prices: Prices,
): void {
  const own = new Float64Array(roster.agents.length * PRICE_STEPS);
  const market = new Float64Array(roster.markets * PRICE_STEPS);
  const mass = new Float64Array(roster.agents.length);
  const marketMass = new Float64Array(roster.markets);
  for (const row of rows) {
    const a = deals.agent[row]!;
    const m = roster.market[a]!;
    const weight = deals.weight[row]!;
    mass[a]! += weight;
    marketMass[m]! += weight;
    for (let s = 0; s < PRICE_STEPS; s++) {
      const off = (prices.start[kind]! + s * prices.step[kind]! - log[row]!) / KERNEL;
      if (off > 3.5 || off < -3.5) continue;
      const bump = weight * Math.exp(-0.5 * off * off);
      own[a * PRICE_STEPS + s]! += bump;
      market[m * PRICE_STEPS + s]! += bump;
    }
  }
  for (let a = 0; a < roster.agents.length; a++) {
    if (roster.kind[a] !== kind) continue;
    const m = roster.market[a]!;
    for (let s = 0; s < PRICE_STEPS; s++) {
      const usual = market[m * PRICE_STEPS + s]! / (marketMass[m]! + 1e-9) + FLOOR;
      const here = (own[a * PRICE_STEPS + s]! + MARKET_DEALS * usual) / (mass[a]! + MARKET_DEALS);
      prices.ratio[a * PRICE_STEPS + s] = Math.log((here + FLOOR) / (usual + FLOOR));
    }
  }
}

function fillMiddles(
  roster: Roster,
  deals: DealRows,
  rows: readonly number[],
  log: Float64Array,
  kind: number,
  prices: Prices,
): void {
  const count = roster.agents.length;
  const [sum, mass, square] = [new Float64Array(count), new Float64Array(count), new Float64Array(count)];
  const weightSquare = new Float64Array(count);
  for (const row of rows) {
    const a = deals.agent[row]!;
    const weight = deals.weight[row]!;
    sum[a]! += weight * log[row]!;
    mass[a]! += weight;
    weightSquare[a]! += weight * weight;
  }
  const mean = sum.map((one, a) => (mass[a]! > 0 ? one / mass[a]! : 0));
  for (const row of rows)
    square[deals.agent[row]!]! += deals.weight[row]! * (log[row]! - mean[deals.agent[row]!]!) ** 2;
  const total = mass.reduce((all, one) => all + one, 0);
  const within = total > 0 ? Math.max(0.02, square.reduce((all, one) => all + one, 0) / total) : 0.25;
  const noise = mass.map((one, a) => (one > 0 ? (within * weightSquare[a]!) / (one * one) : Infinity));
  const shrunk = shrink(
    mean,
    noise,
    roster.kind.map((one) => (one === kind ? 1 : 0)),
    0.05,
  );
  const usual = total > 0 ? shrunk.centre : 12.5;
  for (let a = 0; a < count; a++) {
    if (roster.kind[a] !== kind) continue;
    prices.middle[a] = total > 0 ? shrunk.mean[a]! : usual;
    const spread = (square[a]! + MARKET_DEALS * within) / (mass[a]! + MARKET_DEALS);
    prices.narrowness[a] = 1 / (2 * (spread + shrunk.variance[a]!));
  }
}

/** Log density ratio at a log budget, linearly interpolated between steps. */
export function priceDensity(prices: Prices, agent: number, position: number): number {
  const low = Math.floor(position);
  const at = agent * PRICE_STEPS + low;
  const above = position - low;
  return above === 0 ? prices.ratio[at]! : prices.ratio[at]! * (1 - above) + prices.ratio[at + 1]! * above;
}

/** Position of a log budget among the steps, clamped to their range. */
export const pricePosition = (prices: Prices, kind: number, logBudget: number): number =>
  Math.min(PRICE_STEPS - 1.001, Math.max(0, (logBudget - prices.start[kind]!) / prices.step[kind]!));

export const priceFit = (prices: Prices, agent: number, logBudget: number): number =>
  Math.exp(-((logBudget - prices.middle[agent]!) ** 2) * prices.narrowness[agent]!);

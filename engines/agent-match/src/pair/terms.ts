import { STYLES, type Style } from '../criteria/style.ts';
import { type Buyer, typeWanted } from '../records.ts';
import { kindOf, type Roster } from '../roster.ts';
import type { DealTypes } from './kinds-of-deal.ts';
import {
  dealsAround,
  dealsAroundAtMost,
  kmToOffice,
  localDensity,
  localShare,
  nearness,
  type Places,
  type Spot,
  spotOf,
} from './places.ts';
import { type Prices, priceDensity, priceFit, pricePosition } from './prices.ts';

/** Fit of an agent to one buyer; the first two terms are expensive, and have an upper bound. */
export const PAIR_TERMS = [
  'localShare',
  'localDensity',
  'officeDistance',
  'priceDensity',
  'priceFit',
  'type',
  'styleStated',
  'styleUsual',
  'language',
  'urgentAnswer',
] as const;
export const PAIRS = PAIR_TERMS.length;
/** Number of expensive terms at the front. */
export const COSTLY = 2;

export interface PairTables {
  places: Places;
  prices: Prices;
  types: DealTypes;
  style: Style;
  /** Style that clients like in general: the average agent's. */
  usualStyle: readonly number[];
  language: ReadonlyMap<string, Uint8Array>;
  /** Posterior mean of fast responses. */
  response: Float64Array;
}

/** Precomputed values of a buyer that do not depend on the agent. */
export interface PreparedBuyer {
  kind: number;
  spot: Spot;
  logBudget: number;
  pricePosition: number;
  /** −1 for a type without any deal. */
  type: number;
  style: readonly number[] | undefined;
  /** Agents who speak the requested language; undefined when none is requested. */
  speaks: Uint8Array | undefined;
  urgent: boolean;
}

export const isUrgent = ({ preferences }: Buyer): boolean =>
  preferences.timeline === 'urgent' || preferences.responseTime === 'within_1h';

const NOBODY = new Uint8Array(0);

export function prepareBuyer(tables: PairTables, buyer: Buyer): PreparedBuyer {
  const kind = kindOf(buyer.agentType);
  const logBudget = Math.log(Math.max(1, buyer.budget));
  const { language, communicationStyle } = buyer.preferences;
  return {
    kind,
    spot: spotOf(tables.places, kind, buyer.lat, buyer.lon),
    logBudget,
    pricePosition: pricePosition(tables.prices, kind, logBudget),
    type: tables.types.index[kind]!.get(typeWanted(buyer)) ?? -1,
    style: communicationStyle ? STYLES[communicationStyle] : undefined,
    speaks: language ? (tables.language.get(language) ?? NOBODY) : undefined,
    urgent: isUrgent(buyer),
  };
}

/** Writes all terms except the two expensive ones; `km` is the distance to the office. */
export function cheapTerms(
  tables: PairTables,
  prepared: PreparedBuyer,
  agent: number,
  km: number,
  out: Float64Array,
): void {
  out[2] = nearness(km);
  out[3] = priceDensity(tables.prices, agent, prepared.pricePosition);
  out[4] = priceFit(tables.prices, agent, prepared.logBudget);
  out[5] = prepared.type < 0 ? 0 : tables.types.ratio[agent * tables.types.width + prepared.type]!;
  out[6] = prepared.style ? -distance(tables.style, agent, prepared.style) : 0;
  out[7] = prepared.style ? 0 : -distance(tables.style, agent, tables.usualStyle);
  out[8] = prepared.speaks && prepared.speaks[agent] !== 1 ? 1 : 0;
  out[9] = prepared.urgent ? tables.response[agent]! : 0;
}

export function localTerms(
  tables: PairTables,
  prepared: PreparedBuyer,
  agent: number,
  km: number,
  out: Float64Array,
): void {
  write(tables, prepared, agent, km, dealsAround(tables.places, agent, prepared.spot), out);
}

/** Upper bounds of the local terms. */
export function localTermsAtMost(
  tables: PairTables,
  prepared: PreparedBuyer,
  agent: number,
  km: number,
  out: Float64Array,
): void {
  write(tables, prepared, agent, km, dealsAroundAtMost(tables.places, agent, prepared.spot), out);
}

export function localTermsAtLeast(
  tables: PairTables,
  prepared: PreparedBuyer,
  agent: number,
  km: number,
  out: Float64Array,
): void {
  write(tables, prepared, agent, km, 0, out);
}

function write(
  { places }: PairTables,
  { spot }: PreparedBuyer,
  agent: number,
  km: number,
  around: number,
  out: Float64Array,
): void {
  out[0] = localShare(places, agent, around);
  out[1] = localDensity(places, agent, around, km, spot);
}

/** All terms of one pair. */
export function pairTerms(tables: PairTables, prepared: PreparedBuyer, agent: number, out: Float64Array): void {
  const km = kmToOffice(tables.places, agent, prepared.spot);
  cheapTerms(tables, prepared, agent, km, out);
  localTerms(tables, prepared, agent, km, out);
}

/** Squared, because the loss from a style mismatch grows faster than the difference. */
function distance({ point }: Style, agent: number, wanted: readonly number[]): number {
  const [a, b, c] = [point[agent * 3]!, point[agent * 3 + 1]!, point[agent * 3 + 2]!];
  return (a - wanted[0]!) ** 2 + (b - wanted[1]!) ** 2 + (c - wanted[2]!) ** 2;
}

/** One flag per agent for each language. */
export function languagesOf(roster: Roster): Map<string, Uint8Array> {
  const language = new Map<string, Uint8Array>();
  roster.agents.forEach(({ languages }, index) => {
    for (const one of languages) {
      const flags = language.get(one) ?? new Uint8Array(roster.agents.length);
      flags[index] = 1;
      language.set(one, flags);
    }
  });
  return language;
}

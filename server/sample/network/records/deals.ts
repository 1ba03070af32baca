import { type Day, isoDay } from '../../calendar.ts';
import { salesDays } from '../../homes/supply.ts';
import type { SampleRecord } from '../../insert.ts';
import type { Market, Neighbourhood } from '../../markets/index.ts';
import { Random } from '../../random.ts';
import { chanceOf, type Traits, YEARS } from './traits.ts';

const homes = ['single_family', 'condo', 'townhouse', 'multi_family'] as const;
const loans = {
  US: ['conventional', 'fha', 'va', 'jumbo', 'investment', 'refinance'],
  CA: ['conventional', 'insured', 'jumbo', 'investment', 'refinance'],
} as const;
const loanShares = [0.5, 0.2, 0.1, 0.08, 0.07, 0.05];

export const situationOf = (random: Random) => ({
  pre_approved: random.chance(0.66),
  cash: random.chance(0.18),
  contingencies: random.whole(0, 4),
  first_time_buyer: random.chance(0.35),
});

/** Returns a point about 2 km around a neighborhood's center. */
export const spotIn = (random: Random, { lat, lon }: Neighbourhood) => ({
  lat: Math.round((lat + 0.009 * random.normal()) * 1e5) / 1e5,
  lon: Math.round((lon + 0.011 * random.normal()) * 1e5) / 1e5,
});

export function typeIn(random: Random, market: Market, typePreference: readonly number[], lender: boolean): string {
  if (lender) {
    const pool = loans[market.country];
    return pool[random.weighted([...pool.keys()], (at) => loanShares[at]! * typePreference[at]!)]!;
  }
  const mix = homes.map((type) => market.mix[type] ?? 0);
  return homes[random.weighted([0, 1, 2, 3], (at) => mix[at]! * typePreference[at]!)]!;
}

const sizes: Record<string, number> = { condo: 950, townhouse: 1_550, multi_family: 2_600 };

/** In whole currency units and square feet. */
export function priceOf(random: Random, market: Market, { level }: Neighbourhood, type: string, taste: number) {
  const sqft = Math.round((sizes[type] ?? 1_900) * random.triangular(0.7, 0.95, 1.5));
  const perSqft = (type === 'condo' ? market.condoPerSqft : market.house.perSqft) * level;
  return { sqft, price: Math.round((perSqft * sqft * (0.55 + 0.45 * taste)) / 1_000) * 1_000 };
}

/**
 * Deals in addition to the sample's listings: purchases with buyers, older sales, loans, and failed deals.
 * Chance of closing, price relative to list, time and rate follow the professional's skills and the client's
 * situation.
 */
export function dealsOf(traits: Traits, today: Day): SampleRecord[] {
  const { agent, volume, licensedSince } = traits;
  const random = new Random(`deals/${agent.person.email}`);
  const days = Math.min(YEARS * 365, today - licensedSince);
  const count = Math.round((volume * days) / 365);
  return Array.from({ length: count }, (_, nth) => dealOf(random, traits, today - random.whole(4, days), nth));
}

/** Listings that went under contract and fell through, in proportion to those sold. */
export function fallenSales(traits: Traits, sold: number, today: Day): SampleRecord[] {
  const random = new Random(`fallen/${traits.agent.person.email}`);
  const { market } = traits.agent.reseller;
  const closes = chanceOf(2.6 + 0.9 * traits.closing);
  return Array.from({ length: Math.round((sold * (1 - closes)) / closes) }, (_, nth) => {
    const quarter = random.pick(traits.quarters);
    const type = typeIn(random, market, traits.typePreference, false);
    const { price, sqft } = priceOf(random, market, quarter, type, traits.level);
    return {
      ...{ agent_id: traits.id, source: 'company', source_key: `F-${traits.id}-${nth}` },
      ...{ ended_on: isoDay(today - random.whole(4, salesDays)), ...spotIn(random, quarter), type, side: 'seller' },
      ...{ outcome: 'fallen_through', price_cents: price * 100, list_price_cents: price * 100 },
      ...{ living_area_sqft: sqft, days_on_market: random.whole(8, 90), ...situationOf(random) },
    };
  });
}

function dealOf(random: Random, traits: Traits, day: Day, nth: number): SampleRecord {
  const { agent, teamSize } = traits;
  const { market } = agent.reseller;
  const lender = agent.agentType === 'mortgage';
  const quarter = random.chance(0.2)
    ? random.pick(market.neighbourhoods)
    : traits.quarters[random.weighted([0, 1, 2], (at) => 3 - at)]!;
  const type = typeIn(random, market, traits.typePreference, lender);
  const { price, sqft } = priceOf(random, market, quarter, lender ? 'single_family' : type, traits.level);
  const situation = situationOf(random);
  const part = teamSize > 1 ? 0.4 : 1;
  const ease = (situation.pre_approved ? 0.3 : -0.4) + (situation.cash ? 0.3 : 0) - 0.12 * situation.contingencies;
  const closed = random.chance(chanceOf(2.1 + 0.9 * part * traits.closing + ease));
  const over = 0.03 * random.normal();
  const sale =
    Math.round((price * (1 - over - 0.012 * part * traits.negotiation + 0.02 * random.normal())) / 500) * 500;
  const usual = lender ? 30 : 34;
  const days =
    usual * (1 + 4 * Math.max(-0.1, over)) * (1 - 0.16 * part * traits.knowledge) * random.triangular(0.3, 0.8, 2.2);
  return {
    ...{ agent_id: traits.id, source: 'company', source_key: `S-${traits.id}-${nth}`, ended_on: isoDay(day) },
    ...{
      ...spotIn(random, quarter),
      type,
      side: lender ? 'lender' : 'buyer',
      outcome: closed ? 'closed' : 'fallen_through',
    },
    price_cents: (lender ? Math.round(price * 0.8) : closed ? sale : price) * 100,
    list_price_cents: lender ? null : price * 100,
    sale_price_cents: lender || !closed ? null : sale * 100,
    living_area_sqft: lender ? null : sqft,
    days_on_market: Math.max(3, Math.round(days)),
    rate_spread_bp: lender && closed ? Math.round(30 - 7 * traits.negotiation + 14 * random.normal()) : null,
    ...situation,
  };
}

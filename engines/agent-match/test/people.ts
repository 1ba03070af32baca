import type { Agent, Buyer } from '../src/records.ts';
import type { Random } from './random.ts';

export const TYPES = {
  real_estate: ['single_family', 'condo', 'townhouse', 'multi_family', 'land'],
  mortgage: ['conventional', 'fha', 'va', 'jumbo', 'refinance'],
} as const;
const TYPE_SHARES = [0.5, 0.22, 0.15, 0.08, 0.05];
export const STYLE_POINTS = {
  formal: [0.85, 0.6, 0.35],
  analytical: [0.55, 0.9, 0.3],
  friendly: [0.25, 0.45, 0.9],
  concise: [0.5, 0.15, 0.5],
} as const;

export interface Town {
  lat: number;
  lon: number;
  quarters: { lat: number; lon: number; level: number; share: number }[];
}

/** An agent's hidden properties. Skills have mean 0 and deviation 1. */
export interface Traits {
  agent: Agent;
  town: Town;
  closing: number;
  drift: number;
  service: number;
  negotiation: number;
  knowledge: number;
  response: number;
  style: number[];
  homes: { lat: number; lon: number }[];
  reachKm: number;
  price: number;
  priceWidth: number;
  mix: number[];
  volume: number;
  /** Tendency of the clientele toward easy cases. */
  ease: number;
}

export const kmFrom = (a: { lat: number; lon: number }, b: { lat: number; lon: number }): number =>
  111.2 * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180));

export function moved(
  random: Random,
  { lat, lon }: { lat: number; lon: number },
  km: number,
): { lat: number; lon: number } {
  return {
    lat: lat + (random.normal() * km) / 111.2,
    lon: lon + (random.normal() * km) / (111.2 * Math.cos((lat * Math.PI) / 180)),
  };
}

export function townOf(random: Random, number: number): Town {
  const centre = { lat: 28 + 4 * (number % 5), lon: -120 + 9 * number };
  return {
    ...centre,
    quarters: Array.from({ length: 7 }, () => ({
      ...moved(random, centre, 11),
      level: 12.6 + 0.45 * random.normal(),
      share: 0.3 + random.next(),
    })),
  };
}

export const quarterOf = (random: Random, { quarters }: Town) =>
  quarters[random.weighted(quarters.map(({ share }) => share))]!;

export function traitsOf(random: Random, number: number, town: Town, day: (days: number) => string): Traits {
  const lender = random.chance(0.18);
  const talent = random.normal();
  const skill = (tie: number) => tie * talent + Math.sqrt(1 - tie * tie) * random.normal();
  const home = quarterOf(random, town);
  const years = Math.min(28, 0.3 + 9 * -Math.log(1 - random.next()));
  const homes = [moved(random, home, 2), ...(random.chance(0.4) ? [moved(random, quarterOf(random, town), 2)] : [])];
  const team = random.chance(0.06) ? 3 + random.below(6) : 1;
  const weights = TYPE_SHARES.map((share) => share * Math.exp(0.9 * random.normal()));
  const closing = skill(0.45) + 0.15 * Math.log(years);
  const agent: Agent = {
    id: `a${String(number).padStart(6, '0')}`,
    agentType: lender ? 'mortgage' : 'real_estate',
    office: moved(random, homes[0]!, 2.5),
    licensedSince: day(-365 * years),
    licence: {
      status: random.chance(0.04) ? random.pick(['expired', 'suspended']) : 'active',
      expires: random.chance(0.05) ? day(-random.below(300) - 1) : day(random.below(700)),
    },
    acceptingClients: !random.chance(0.07),
    capacity: 1 + random.below(6),
    teamSize: team,
    languages: ['en', ...(random.chance(0.25) ? ['es'] : []), ...(random.chance(0.08) ? ['zh'] : [])],
    tech: {
      crm: random.chance(0.6),
      eSign: random.chance(0.7),
      video: random.chance(0.4),
      portalLoginsPerWeek: random.below(12),
    },
    connections: [],
  };
  return {
    ...{ agent, town, closing, homes, drift: 0.25 * random.normal() },
    ...{ service: skill(0.45), negotiation: skill(0.3), knowledge: skill(0.4), response: skill(0.25) },
    style: [0.5 + 0.2 * random.normal(), 0.5 + 0.2 * random.normal(), 0.55 + 0.2 * random.normal()],
    ...{
      reachKm: 2 + 5 * random.next(),
      price: home.level + 0.35 * random.normal(),
      priceWidth: 0.25 + 0.35 * random.next(),
    },
    mix: weights.map((one) => one / weights.reduce((sum, each) => sum + each, 0)),
    volume: Math.min(60, Math.exp(1.3 + 0.8 * random.normal()) * Math.sqrt(team)),
    ease: 0.5 * random.normal(),
  };
}

export const situationOf = (random: Random, ease = 0) => ({
  preApproved: random.chance(1 / (1 + Math.exp(-(0.7 + ease)))),
  cash: random.chance(1 / (1 + Math.exp(1.5 - ease))),
  contingencies: random.below(5),
  firstTimeBuyer: random.chance(0.35),
});

export function buyerOf(random: Random, id: string, towns: readonly Town[]): Buyer {
  const town = random.pick(towns);
  const quarter = quarterOf(random, town);
  const agentType = random.chance(0.16) ? 'mortgage' : 'real_estate';
  const type = TYPES[agentType][random.weighted(TYPE_SHARES)]!;
  const urgent = random.chance(0.3);
  return {
    ...{ id, agentType, ...moved(random, quarter, 3), ...situationOf(random) },
    budget: Math.round(Math.exp(quarter.level + 0.4 * random.normal()) / 1000) * 1000,
    ...(agentType === 'mortgage' ? { loanType: type } : { propertyType: type }),
    timelineMonths: urgent ? 1 + random.below(3) : 3 + random.below(10),
    preferences: {
      ...(random.chance(0.1) && { language: random.chance(0.8) ? 'es' : 'zh' }),
      ...(random.chance(0.4) && { communicationStyle: random.pick(Object.keys(STYLE_POINTS)) }),
      ...(urgent && { timeline: 'urgent' }),
    },
  };
}

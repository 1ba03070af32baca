import type { Agent, Buyer } from '../src/records.ts';
import type { Dice } from './dice.ts';

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
  dice: Dice,
  { lat, lon }: { lat: number; lon: number },
  km: number,
): { lat: number; lon: number } {
  return {
    lat: lat + (dice.normal() * km) / 111.2,
    lon: lon + (dice.normal() * km) / (111.2 * Math.cos((lat * Math.PI) / 180)),
  };
}

export function townOf(dice: Dice, number: number): Town {
  const centre = { lat: 28 + 4 * (number % 5), lon: -120 + 9 * number };
  return {
    ...centre,
    quarters: Array.from({ length: 7 }, () => ({
      ...moved(dice, centre, 11),
      level: 12.6 + 0.45 * dice.normal(),
      share: 0.3 + dice.next(),
    })),
  };
}

export const quarterOf = (dice: Dice, { quarters }: Town) =>
  quarters[dice.weighted(quarters.map(({ share }) => share))]!;

export function natureOf(dice: Dice, number: number, town: Town, day: (days: number) => string): Traits {
  const lender = dice.chance(0.18);
  const talent = dice.normal();
  const skill = (tie: number) => tie * talent + Math.sqrt(1 - tie * tie) * dice.normal();
  const home = quarterOf(dice, town);
  const years = Math.min(28, 0.3 + 9 * -Math.log(1 - dice.next()));
  const homes = [moved(dice, home, 2), ...(dice.chance(0.4) ? [moved(dice, quarterOf(dice, town), 2)] : [])];
  const team = dice.chance(0.06) ? 3 + dice.below(6) : 1;
  const weights = TYPE_SHARES.map((share) => share * Math.exp(0.9 * dice.normal()));
  const closing = skill(0.45) + 0.15 * Math.log(years);
  const agent: Agent = {
    id: `a${String(number).padStart(6, '0')}`,
    agentType: lender ? 'mortgage' : 'real_estate',
    office: moved(dice, homes[0]!, 2.5),
    licensedSince: day(-365 * years),
    licence: {
      status: dice.chance(0.04) ? dice.pick(['expired', 'suspended']) : 'active',
      expires: dice.chance(0.05) ? day(-dice.below(300) - 1) : day(dice.below(700)),
    },
    acceptingClients: !dice.chance(0.07),
    capacity: 1 + dice.below(6),
    teamSize: team,
    languages: ['en', ...(dice.chance(0.25) ? ['es'] : []), ...(dice.chance(0.08) ? ['zh'] : [])],
    tech: {
      crm: dice.chance(0.6),
      eSign: dice.chance(0.7),
      video: dice.chance(0.4),
      portalLoginsPerWeek: dice.below(12),
    },
    connections: [],
  };
  return {
    ...{ agent, town, closing, homes, drift: 0.25 * dice.normal() },
    ...{ service: skill(0.45), negotiation: skill(0.3), knowledge: skill(0.4), response: skill(0.25) },
    style: [0.5 + 0.2 * dice.normal(), 0.5 + 0.2 * dice.normal(), 0.55 + 0.2 * dice.normal()],
    ...{
      reachKm: 2 + 5 * dice.next(),
      price: home.level + 0.35 * dice.normal(),
      priceWidth: 0.25 + 0.35 * dice.next(),
    },
    mix: weights.map((one) => one / weights.reduce((sum, each) => sum + each, 0)),
    volume: Math.min(60, Math.exp(1.3 + 0.8 * dice.normal()) * Math.sqrt(team)),
    ease: 0.5 * dice.normal(),
  };
}

export const situationOf = (dice: Dice, ease = 0) => ({
  preApproved: dice.chance(1 / (1 + Math.exp(-(0.7 + ease)))),
  cash: dice.chance(1 / (1 + Math.exp(1.5 - ease))),
  contingencies: dice.below(5),
  firstTimeBuyer: dice.chance(0.35),
});

export function buyerOf(dice: Dice, id: string, towns: readonly Town[]): Buyer {
  const town = dice.pick(towns);
  const quarter = quarterOf(dice, town);
  const agentType = dice.chance(0.16) ? 'mortgage' : 'real_estate';
  const type = TYPES[agentType][dice.weighted(TYPE_SHARES)]!;
  const urgent = dice.chance(0.3);
  return {
    ...{ id, agentType, ...moved(dice, quarter, 3), ...situationOf(dice) },
    budget: Math.round(Math.exp(quarter.level + 0.4 * dice.normal()) / 1000) * 1000,
    ...(agentType === 'mortgage' ? { loanType: type } : { propertyType: type }),
    timelineMonths: urgent ? 1 + dice.below(3) : 3 + dice.below(10),
    preferences: {
      ...(dice.chance(0.1) && { language: dice.chance(0.8) ? 'es' : 'zh' }),
      ...(dice.chance(0.4) && { communicationStyle: dice.pick(Object.keys(STYLE_POINTS)) }),
      ...(urgent && { timeline: 'urgent' }),
    },
  };
}

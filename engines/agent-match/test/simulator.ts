import type { Truth } from '../cli/measures.ts';
import { type Buyer, type PastMatch, type Records, typeWanted } from '../src/records.ts';
import { dayAt, pastOf } from './past.ts';
import { buyerOf, kmFrom, STYLE_POINTS, type Traits, TYPES, townOf, traitsOf } from './people.ts';
import { Random } from './random.ts';

export interface Simulated extends Records {
  meta: { asOf: string };
  buyers: Buyer[];
  truth: Truth;
  /** Hidden properties of the agents. */
  agentTraits: Traits[];
}

export interface Setting {
  seed: number;
  agents: number;
  towns: number;
  years: number;
  matches: number;
  buyers: number;
  /** False skips the truth, which needs too much memory for a large network. */
  truth?: boolean;
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Simulates markets with a known truth, under other assumptions than the engine's: success decreases with the
 * distance to an agent's home area, skills drift, teams book under their leader, clientele differs, stars are
 * inflated and arrive in bursts.
 */
export function simulate(setting: Setting): Simulated {
  const random = new Random(setting.seed);
  const towns = Array.from({ length: setting.towns }, (_, number) => townOf(random, number));
  const agentTraits = Array.from({ length: setting.agents }, (_, number) =>
    traitsOf(random, number, random.pick(towns), dayAt),
  );
  const inTown = Map.groupBy(agentTraits, ({ town }) => town);
  for (const { agent, town, closing } of agentTraits) {
    const near = inTown.get(town)!;
    agent.connections = random
      .sample(near, random.below(Math.max(1, Math.round(8 + 4 * closing))))
      .map((one) => one.agent.id);
  }
  const past = pastOf(random, agentTraits, setting.years * 365);
  const byTown = (buyer: Buyer) =>
    [...inTown]
      .filter(([town]) => kmFrom(town, buyer) < 60)
      .flatMap(([, own]) => own.filter(({ agent }) => agent.agentType === buyer.agentType));
  const popularity = new Map(agentTraits.map(({ agent }) => [agent.id, 0]));
  for (const { agentId } of past.reviews) popularity.set(agentId, popularity.get(agentId)! + 1);
  const buyers = Array.from({ length: setting.buyers }, (_, number) => buyerOf(random, `b${number}`, towns));
  return {
    meta: { asOf: dayAt(0) },
    agents: agentTraits.map(({ agent }) => agent),
    ...past,
    matches: Array.from({ length: setting.matches }, (_, number) => {
      const buyer = buyerOf(random, `m${number}`, towns);
      return matchOf(random, buyer, byTown(buyer), popularity);
    }).filter((match) => match !== undefined),
    agentTraits,
    buyers,
    truth: setting.truth === false ? { pools: {}, buyers: {}, agents: {} } : truthOf(buyers, agentTraits, byTown),
  };
}

/** Log odds of closing and of satisfaction; `age` is years before the day of the match. */
function odds(buyer: Buyer, traits: Traits, age = 0): [number, number] {
  const type = (TYPES[buyer.agentType] as readonly string[]).indexOf(typeWanted(buyer));
  const near = Math.max(
    ...traits.homes.map((home) => Math.exp(-0.5 * (kmFrom(home, buyer) / (traits.reachKm + 3)) ** 2)),
  );
  const price = Math.exp(-0.5 * ((Math.log(buyer.budget) - traits.price) / (traits.priceWidth + 0.15)) ** 2);
  const urgent = buyer.preferences.timeline === 'urgent';
  const closes =
    -2 +
    0.65 * (traits.closing - traits.drift * age) +
    1.6 * near +
    1.0 * price +
    0.3 * Math.log((traits.mix[type]! + 0.03) / 0.15) +
    (urgent ? 0.4 : 0.12) * traits.response +
    0.15 * traits.negotiation +
    0.2 * traits.knowledge +
    (buyer.preApproved ? 0.3 : -0.3) +
    (buyer.cash ? 0.2 : 0) -
    0.12 * buyer.contingencies;
  const wanted = STYLE_POINTS[buyer.preferences.communicationStyle as keyof typeof STYLE_POINTS];
  const off = wanted ? Math.hypot(...wanted.map((one, k) => one - traits.style[k]!)) : 0.35;
  const { language } = buyer.preferences;
  const satisfies =
    1.6 +
    0.75 * traits.service -
    2.2 * off +
    0.2 * traits.response +
    (language && !traits.agent.languages.includes(language) ? -1.4 : 0);
  return [closes, satisfies];
}

function matchOf(
  random: Random,
  buyer: Buyer,
  agentTraits: readonly Traits[],
  popularity: ReadonlyMap<string, number>,
): PastMatch | undefined {
  if (agentTraits.length === 0) return undefined;
  const shown = agentTraits
    .map((traits) => ({ traits, order: Math.log(1 + popularity.get(traits.agent.id)!) + 1.2 * random.normal() }))
    .sort((a, b) => b.order - a.order)
    .slice(0, 6)
    .map(({ traits }) => traits);
  if (shown.length === 6) shown[random.below(6)] = random.pick(agentTraits);
  const position = Math.min(shown.length - 1, Math.floor(6 * random.next() ** 1.8));
  const chosen = shown[position]!;
  const age = 1.5 * random.next();
  const [closes, satisfies] = odds(buyer, chosen, age);
  const closed = random.chance(sigmoid(closes));
  const satisfied = closed ? random.chance(sigmoid(satisfies)) : null;
  return {
    ...buyer,
    ...{ date: dayAt(-Math.floor(age * 365)), shown: shown.map(({ agent }) => agent.id), contacted: chosen.agent.id },
    ...{ position: position + 1, closed, satisfied, success: closed && satisfied === true },
  };
}

function truthOf(buyers: readonly Buyer[], agentTraits: readonly Traits[], near: (buyer: Buyer) => Traits[]): Truth {
  const truth: Truth = { pools: {}, buyers: {}, agents: {} };
  const quality = new Map<Traits, { sum: number; weight: number }>();
  for (const buyer of buyers) {
    const pool = near(buyer);
    const key = `${pool[0]?.agent.id} ${buyer.agentType}`;
    truth.pools[key] ??= pool.map(({ agent }) => agent.id);
    const p = pool.map((traits) => (eligible(traits) ? successOf(buyer, traits) : 0));
    truth.buyers[buyer.id] = { pool: key, p };
    pool.forEach((traits, at) => {
      if (p[at] === 0) return;
      const weight = Math.exp(-(kmFrom(traits.agent.office, buyer) ** 2) / 128) + 0.02;
      const own = quality.get(traits) ?? { sum: 0, weight: 0 };
      quality.set(traits, { sum: own.sum + weight * p[at]!, weight: own.weight + weight });
    });
  }
  for (const agentType of ['real_estate', 'mortgage']) {
    const own = agentTraits.filter((traits) => traits.agent.agentType === agentType && quality.has(traits));
    const value = (traits: Traits) => quality.get(traits)!.sum / quality.get(traits)!.weight;
    own.sort((a, b) => value(b) - value(a));
    own.forEach((traits, place) => {
      truth.agents[traits.agent.id] = {
        quality: value(traits),
        percentile: (100 * (own.length - place - 0.5)) / own.length,
        top5: place < Math.ceil(0.05 * own.length),
      };
    });
  }
  return truth;
}

const successOf = (buyer: Buyer, traits: Traits): number => {
  const [closes, satisfies] = odds(buyer, traits);
  return sigmoid(closes) * sigmoid(satisfies);
};

const eligible = ({ agent: { licence, acceptingClients } }: Traits): boolean =>
  acceptingClients && licence.status === 'active' && licence.expires >= dayAt(0);

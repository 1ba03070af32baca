import type { Deal, LeadAnswer, MessageThread, Review } from '../src/records.ts';
import { moved, quarterOf, situationOf, type Traits, TYPES } from './people.ts';
import type { Random } from './random.ts';

const AS_OF = Date.UTC(2026, 5, 30);
const DAY_MS = 86_400_000;

export const dayAt = (days: number): string => new Date(AS_OF + days * DAY_MS).toISOString().slice(0, 10);

interface Past {
  transactions: Deal[];
  reviews: Review[];
  responses: LeadAnswer[];
  messages: MessageThread[];
}

const HOUR_MS = 3_600_000;

/** Deals, reviews, leads and threads of the given number of days. */
export function pastOf(random: Random, agentTraits: readonly Traits[], days: number): Past {
  const past: Past = { transactions: [], reviews: [], responses: [], messages: [] };
  for (const traits of agentTraits) {
    const licensed = Math.min(
      days,
      Math.round((Date.parse(dayAt(0)) - Date.parse(traits.agent.licensedSince)) / 86_400_000),
    );
    for (let deals = random.count((traits.volume * licensed) / 365); deals > 0; deals--)
      addDeal(random, traits, licensed, days, past);
    addLooseReviews(random, traits, licensed, past);
    addLeads(random, traits, past);
    for (let threads = random.count(6); threads > 0; threads--) {
      const [formality, detail, warmth] = traits.style.map((side) =>
        Math.min(1, Math.max(0, side + 0.2 * random.normal())),
      );
      past.messages.push({
        ...{ agentId: traits.agent.id, date: dayAt(-random.below(500)) },
        ...{ formality: formality!, detail: detail!, warmth: warmth! },
      });
    }
  }
  return past;
}

function addDeal(random: Random, traits: Traits, licensed: number, days: number, past: Past): void {
  const { agent, town } = traits;
  const age = random.below(Math.max(1, licensed));
  const quarter = quarterOf(random, town);
  const lender = agent.agentType === 'mortgage';
  const side = lender ? 'lender' : random.chance(0.5) ? 'seller' : 'buyer';
  const spot = random.chance(0.2)
    ? moved(random, quarter, 4)
    : moved(random, random.pick(traits.homes), traits.reachKm);
  const kind = random.weighted(traits.mix);
  const situation = situationOf(random, traits.ease);
  const teamwork = agent.teamSize > 1 ? 0.4 : 1;
  const closes =
    1.1 +
    0.55 * teamwork * (traits.closing - (traits.drift * age) / 365) +
    (situation.preApproved ? 0.3 : -0.3) -
    0.12 * situation.contingencies;
  const closed = random.chance(1 / (1 + Math.exp(-closes)));
  const worth =
    0.6 * traits.price + 0.4 * quarter.level + traits.priceWidth * random.normal() - [0, 0.25, 0.15, -0.2, 0.6][kind]!;
  const over = 0.06 * random.normal();
  const season = 0.015 * Math.sin((age / 365) * 2 * Math.PI);
  const listPrice = Math.round(Math.exp(worth + over) / 100) * 100;
  const gain = (side === 'seller' ? 1 : -1) * 0.012 * traits.negotiation * teamwork;
  const salePrice =
    Math.round((listPrice * Math.exp(season + gain - 0.4 * over + 0.035 * random.normal())) / 100) * 100;
  const id = `t${past.transactions.length}`;
  past.transactions.push({
    ...{ id, agentId: agent.id, date: dayAt(-age), ...spot, type: TYPES[agent.agentType][kind]!, side, ...situation },
    outcome: closed ? 'closed' : 'fallen_through',
    price: closed ? salePrice : listPrice,
    ...(!lender && {
      listPrice,
      salePrice: closed ? salePrice : null,
      sqft: Math.round(Math.exp(worth * 0.6 - 0.2 + 0.2 * random.normal())),
    }),
    daysOnMarket: Math.max(
      1,
      Math.round(
        Math.exp(
          3.3 - 0.22 * traits.knowledge * (side === 'buyer' ? 0.1 : teamwork) + 3 * over + 0.55 * random.normal(),
        ),
      ),
    ),
    ...(lender &&
      closed && { rateSpreadBp: Math.round(30 - 7 * traits.negotiation * teamwork + 14 * random.normal()) }),
  });
  if (random.chance(closed ? 0.28 : 0.1)) addReview(random, traits, age, days, closed ? 0 : -0.7, id, past);
}

function addReview(
  random: Random,
  traits: Traits,
  age: number,
  days: number,
  shift: number,
  deal: string | null,
  past: Past,
): void {
  const inflation = 0.35 * (1 - age / days);
  const stars = 4.1 + shift + inflation + 0.4 * traits.service + 0.75 * random.normal();
  past.reviews.push({
    ...{ id: `r${past.reviews.length}`, agentId: traits.agent.id, date: dayAt(-age), transactionId: deal },
    rating: Math.min(5, Math.max(1, Math.round(stars))),
  });
}

function addLooseReviews(random: Random, traits: Traits, licensed: number, past: Past): void {
  for (let loose = random.count(traits.volume * 0.35); loose > 0; loose--)
    addReview(random, traits, random.below(Math.max(1, licensed)), Math.max(licensed, 365), 0, null, past);
  if (!random.chance(0.1)) return;
  const [age, rating] = [random.below(Math.max(1, Math.min(700, licensed))), random.chance(0.75) ? 5 : 1];
  for (let burst = 6 + random.below(10); burst > 0; burst--)
    past.reviews.push({
      ...{ id: `r${past.reviews.length}`, agentId: traits.agent.id, rating, transactionId: null },
      date: dayAt(-Math.max(0, age - random.below(6))),
    });
}

function addLeads(random: Random, traits: Traits, past: Past): void {
  for (let leads = random.count(20); leads > 0; leads--) {
    const created = Date.parse(dayAt(-1 - random.below(400))) + random.next() * 24 * HOUR_MS;
    const local = (((created / HOUR_MS + traits.agent.office.lon / 15) % 24) + 24) % 24;
    const night = local < 7 || local > 21 ? 1.4 : 0;
    const wait = Math.exp(-0.3 - 0.8 * traits.response + night + 1.1 * random.normal()) * HOUR_MS;
    const patience = Math.exp(2 + 1.2 * random.normal()) * HOUR_MS;
    const answered = wait < patience && created + wait < Date.parse(dayAt(1));
    past.responses.push({
      ...{ leadId: `l${past.responses.length}`, agentId: traits.agent.id, createdAt: new Date(created).toISOString() },
      respondedAt: answered ? new Date(created + wait).toISOString() : null,
      withdrawnAt:
        !answered && created + patience < Date.parse(dayAt(1)) ? new Date(created + patience).toISOString() : null,
    });
  }
}

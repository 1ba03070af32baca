import { monthsBetween } from './calendar.ts';
import { sigmoid } from './estimate/logistic.ts';
import { normalBelow } from './estimate/normal.ts';
import { clientLogit, clientTerms } from './heads/client.ts';
import { AGENT_TERMS } from './heads/terms.ts';
import type { Model } from './model.ts';
import { KINDS } from './roster.ts';

/** One of the agent's own criteria on the latent scale: 0 is the average of the kind, 1 one deviation better. */
export interface OwnCriterion {
  score: number;
  low: number;
  high: number;
  n: number;
  percentile: number;
}

/** Figures for an agent's card. Counts are raw; shares and times are estimates, with their number of records. */
export interface Profile {
  /** Mean stars and number of verified reviews; the mean is absent without any. */
  rating?: number;
  reviews: number;
  /** Closed deals of the last 24 months. */
  closings: number;
  /** Estimated share of deals that close for the average client, 0 to 1, with raw counts. */
  closingRate: number;
  closed: number;
  deals: number;
  /** Deals that only the company states; excluded from the others. */
  statedDeals: number;
  /** Minutes; absent without a lead. */
  medianResponseMinutes?: number;
  p80ResponseMinutes?: number;
  leads: number;
  /**
   * Estimated share of satisfied clients for the average client, shrunk, 0 to 1, with the number of private
   * answers.
   */
  satisfaction: number;
  satisfactionAnswers: number;
  /** Days, of closed deals; absent without any. */
  medianDaysOnMarket?: number;
  /** Types of home or loan that the agent handles significantly more often than the market. */
  specializations: string[];
  criteria: Record<(typeof AGENT_TERMS)[number], OwnCriterion>;
}

const Z80 = 1.2815515655446004;
const RECENT_MONTHS = 24;

/** Returns the agent's figures, or undefined for an unknown id. */
export function profile(model: Model, agentId: string): Profile | undefined {
  const agent = model.roster.indexOf.get(agentId);
  if (agent === undefined) return undefined;
  const { reviews, closing, response } = model.criteria;
  const { closings, days, statedDeals } = dealsOf(model, agent);
  const answered = response.n[agent]! > 0;
  const middle = days[Math.floor(days.length / 2)];
  return {
    ...(reviews.verified[agent]! > 0 && { rating: reviews.stars[agent]! }),
    reviews: reviews.verified[agent]!,
    closings,
    ...{ closingRate: closing.rate[agent]!, closed: closing.closed[agent]!, deals: closing.n[agent]! },
    ...(answered && { medianResponseMinutes: response.medianMinutes[agent]! }),
    ...(answered && { p80ResponseMinutes: response.p80Minutes[agent]! }),
    statedDeals,
    leads: response.n[agent]!,
    satisfaction: satisfactionOf(model, agent),
    satisfactionAnswers: model.heads.satisfaction.n[agent]!,
    ...(middle !== undefined && { medianDaysOnMarket: middle }),
    specializations: specializationsOf(model, agent),
    criteria: ownCriteria(model, agent),
  };
}

function ownCriteria({ criteria }: Model, agent: number): Profile['criteria'] {
  const readings = AGENT_TERMS.map((term) => {
    const score = criteria[term].mean[agent]!;
    const off = Z80 * Math.sqrt(criteria[term].variance[agent]!);
    const n = criteria[term].n[agent]!;
    return [term, { score, low: score - off, high: score + off, n, percentile: 100 * normalBelow(score) }] as const;
  });
  return Object.fromEntries(readings) as Profile['criteria'];
}

/** Deals of each agent, computed once per model. */
const dealLists = new WeakMap<Model['deals'], number[][]>();

function dealsOf({ deals, roster }: Model, agent: number) {
  let lists = dealLists.get(deals);
  if (!lists) {
    lists = Array.from({ length: roster.agents.length }, () => []);
    for (let row = 0; row < deals.rows.length; row++) lists[deals.agent[row]!]!.push(row);
    dealLists.set(deals, lists);
  }
  const closed = lists[agent]!.filter((row) => deals.rows[row]!.outcome === 'closed' && !deals.rows[row]!.stated);
  return {
    statedDeals: lists[agent]!.filter((row) => deals.rows[row]!.stated).length,
    closings: closed.filter((row) => monthsBetween(deals.day[row]!, roster.asOf) <= RECENT_MONTHS).length,
    days: closed
      .map((row) => deals.rows[row]!.daysOnMarket)
      .filter((one) => typeof one === 'number')
      .sort((a, b) => a - b),
  };
}

function satisfactionOf(model: Model, agent: number): number {
  const { kappa, logit } = model.fixed.satisfaction;
  return sigmoid(kappa[agent]! * (usualClients(model)[model.roster.kind[agent]!]! + logit[agent]!));
}

const usual = new WeakMap<Model['clients'], number[]>();

/** Contribution of the average client of each kind to the logit of satisfaction. */
function usualClients({ clients, heads }: Model): number[] {
  const known = usual.get(clients);
  if (known) return known;
  const { client } = heads.satisfaction;
  const logits = KINDS.map((kind) => {
    const own = clients.filter(({ agentType }) => agentType === kind);
    if (own.length === 0) return client[0]!;
    return own.reduce((sum, buyer) => sum + clientLogit(client, clientTerms(buyer)), 0) / own.length;
  });
  usual.set(clients, logits);
  return logits;
}

/** Types whose log ratio to the market exceeds its own deviation, √(1 / (n + 4 m)). */
function specializationsOf({ pair: { types }, roster }: Model, agent: number): string[] {
  return [...types.index[roster.kind[agent]!]!]
    .filter(([, at]) => {
      const n = types.n[agent * types.width + at]!;
      return n > 0 && types.ratio[agent * types.width + at]! > 1 / Math.sqrt(n + 1);
    })
    .map(([name]) => name);
}

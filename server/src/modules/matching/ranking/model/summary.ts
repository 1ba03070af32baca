import { CRITERIA, type Criterion, type Model, profile, type Records, rank, reasons } from '@lintel/agent-match';
import { DAY_MS } from '@lintel/geo';

export interface SpreadOf {
  n: number;
  p10: number;
  p25: number;
  p50: number;
  p75: number;
  p90: number;
}

export interface Counted {
  value: number | null;
  n: number;
}

/** Figures of a model in addition to its lists. */
export interface Summary {
  asOf: string;
  n: { professionals: number; deals: number; reviews: number; leads: number; matches: number };
  /** Share of the points that each criterion contributed to lists of past searches, 0 to 100, by kind. */
  weights: Record<'real_estate' | 'mortgage', Record<Criterion, number>>;
  /**
   * Own scores of all professionals; absent where a criterion depends on the search, and below 10 professionals.
   */
  spreads: Partial<Record<Criterion, SpreadOf>>;
  stats: { professionals: Counted; closings: Counted; response: Counted; satisfaction: Counted };
}

/** Figures with fewer records are hidden. */
export const FEWEST = 10;
const SEARCHES = 150;

export function summaryOf(model: Model, records: Records, asOf: string): Summary {
  const { agents, transactions, reviews, responses, matches } = records;
  return {
    asOf,
    n: {
      professionals: agents.length,
      deals: transactions.length,
      reviews: reviews.length,
      leads: responses.length,
      matches: matches.length,
    },
    weights: { real_estate: weightsOf(model, 'real_estate'), mortgage: weightsOf(model, 'mortgage') },
    spreads: spreadsOf(model),
    stats: statsOf(records, asOf),
  };
}

/** Mean absolute points of each criterion over the lists of past searches, as shares of all twelve. */
function weightsOf(model: Model, kind: 'real_estate' | 'mortgage'): Record<Criterion, number> {
  const clients = model.clients.filter(({ agentType }) => agentType === kind);
  const every = Math.max(1, clients.length / SEARCHES);
  const sums = Object.fromEntries(CRITERIA.map((name) => [name, 0])) as Record<Criterion, number>;
  for (let at = 0; Math.floor(at) < clients.length; at += every) {
    const client = clients[Math.floor(at)]!;
    for (const { agentId } of rank(model, client))
      for (const { criterion, points } of reasons(model, client, agentId)!.criteria)
        sums[criterion] += Math.abs(points);
  }
  const all = CRITERIA.reduce((sum, name) => sum + sums[name], 0);
  for (const name of CRITERIA) sums[name] = all > 0 ? Math.round((1_000 * sums[name]) / all) / 10 : 0;
  return sums;
}

function spreadsOf(model: Model): Summary['spreads'] {
  const spreads: Summary['spreads'] = {};
  const profiles = model.roster.agents.map(({ id }) => profile(model, id)!.criteria);
  if (profiles.length < FEWEST) return spreads;
  for (const name of CRITERIA) {
    if (!(name in profiles[0]!)) continue;
    const scores = profiles.map((each) => each[name as keyof typeof each].score).sort((a, b) => a - b);
    const at = (share: number) => Math.round(100 * scores[Math.floor(share * (scores.length - 1))]!) / 100;
    spreads[name] = { n: scores.length, p10: at(0.1), p25: at(0.25), p50: at(0.5), p75: at(0.75), p90: at(0.9) };
  }
  return spreads;
}

function statsOf({ agents, transactions, responses, matches }: Records, asOf: string): Summary['stats'] {
  const from = new Date(Date.parse(asOf) - 365 * DAY_MS).toISOString();
  // Deals stated by a company count once a second source confirms them.
  const closings = transactions.filter(
    ({ outcome, date, stated }) => outcome === 'closed' && !stated && date >= from.slice(0, 10),
  );
  const minutes = responses
    .filter(({ createdAt, respondedAt }) => respondedAt && createdAt >= from)
    .map(({ createdAt, respondedAt }) => (Date.parse(respondedAt!) - Date.parse(createdAt)) / 60_000)
    .sort((a, b) => a - b);
  const answered = matches.filter(({ satisfied, date }) => typeof satisfied === 'boolean' && date >= from.slice(0, 10));
  const enough = (n: number, value: () => number): Counted => ({ value: n < FEWEST ? null : value(), n });
  return {
    professionals: { value: agents.length, n: agents.length },
    closings: enough(closings.length, () => closings.length),
    response: enough(minutes.length, () => Math.round(minutes[Math.floor(minutes.length / 2)]!)),
    satisfaction: enough(answered.length, () =>
      Math.round((100 * answered.filter(({ satisfied }) => satisfied).length) / answered.length),
    ),
  };
}

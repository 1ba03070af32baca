import { dayNumber } from './calendar.ts';
import { candidatesOf } from './candidates.ts';
import { clientsOf } from './clients.ts';
import { closingOf } from './criteria/closing.ts';
import { factsOf } from './criteria/facts.ts';
import { readTogether, skillOf, type Together } from './criteria/joint-skills.ts';
import { knowledgeOf } from './criteria/knowledge.ts';
import { negotiationOf } from './criteria/negotiation.ts';
import { responseOf } from './criteria/response.ts';
import { reviewsOf } from './criteria/reviews.ts';
import { styleOf } from './criteria/style.ts';
import type { Posterior } from './estimate/shrinkage.ts';
import { clientTerms } from './heads/client.ts';
import { learnHead, type Outcomes } from './heads/head.ts';
import { PRIOR_SATISFIED, PRIORS } from './heads/priors.ts';
import { AGENTS, CLIENTS, SKILLS } from './heads/terms.ts';
import { type AgentCriteria, fixedOf, type Model, termMatrix } from './model.ts';
import { dealTypesOf } from './pair/kinds-of-deal.ts';
import { placesOf } from './pair/places.ts';
import { pricesOf } from './pair/prices.ts';
import { type PairScale, pairScaleOf } from './pair/scale.ts';
import { languagesOf, PAIRS, type PairTables, pairTerms, prepareBuyer } from './pair/terms.ts';
import type { Buyer, PastMatch, Records } from './records.ts';
import { dealRowsOf, inOrder, type Roster, rosterOf } from './roster.ts';

/**
 * Fits the model from the records known on a day: criteria, kernels, weights and agents' effects.
 * @param asOf ISO date; later records are ignored
 * @param clients clients by whose purchases percentile ranks are computed; defaults to those of past matches
 */
export function fit(records: Records, asOf: string, clients?: readonly Buyer[]): Model {
  const roster = rosterOf(records, asOf);
  const deals = dealRowsOf(records, roster);
  const { criteria, together } = criteriaOf(records, roster, deals);
  const pair = pairTablesOf(records, roster, deals, criteria);
  const judged = clientsOf(records, roster, deals, clients);
  const scale = pairScaleOf(roster, pair, judged);
  const terms = termMatrix(criteria, roster.agents.length);
  const heads = learn(records, roster, criteria, together, terms, pair, scale);
  const fixed = {
    closing: fixedOf(roster, terms, heads.closing),
    satisfaction: fixedOf(roster, terms, heads.satisfaction),
  };
  const candidates = candidatesOf(roster);
  return {
    ...{ asOf, roster, deals, criteria, pair, scale, terms, heads, fixed, candidates },
    ...{ clients: judged, version: 0 },
  };
}

/** Estimates each skill from its own records, then all of them jointly. */
function criteriaOf(records: Records, roster: Roster, deals: Model['deals']) {
  const { activity, ...facts } = factsOf(roster, deals);
  const own = {
    closing: closingOf(roster, deals),
    negotiation: negotiationOf(roster, deals),
    reviews: reviewsOf(records, roster, deals),
    response: responseOf(records, roster),
    knowledge: knowledgeOf(roster, deals),
  };
  const { experience, technology, network } = facts;
  const together = readTogether(
    SKILLS.map((skill) => own[skill]),
    [experience, activity, technology, network],
    roster.kind,
  );
  const joint = <T extends Posterior>(skill: (typeof SKILLS)[number], alone: T): T => ({
    ...alone,
    ...skillOf(together, SKILLS.indexOf(skill)),
  });
  const criteria: AgentCriteria = {
    closing: joint('closing', own.closing),
    negotiation: joint('negotiation', own.negotiation),
    reviews: joint('reviews', own.reviews),
    response: joint('response', own.response),
    knowledge: joint('knowledge', own.knowledge),
    ...facts,
  };
  return { criteria, together };
}

function pairTablesOf(records: Records, roster: Roster, deals: Model['deals'], criteria: AgentCriteria): PairTables {
  const style = styleOf(records, roster);
  const usual = [0, 1, 2].map((side) => {
    let sum = 0;
    for (let at = side; at < style.point.length; at += 3) sum += style.point[at]!;
    return roster.agents.length > 0 ? sum / roster.agents.length : 0.5;
  });
  return {
    places: placesOf(roster, deals),
    prices: pricesOf(roster, deals),
    types: dealTypesOf(roster, deals),
    style,
    usualStyle: usual,
    language: languagesOf(roster),
    response: criteria.response.mean,
  };
}

function learn(
  records: Records,
  roster: Roster,
  criteria: AgentCriteria,
  together: Together,
  terms: Float64Array,
  pair: PairTables,
  scale: PairScale,
): Model['heads'] {
  const known = inOrder(
    records.matches.filter(
      ({ contacted, date, agentType }) =>
        roster.indexOf.has(contacted) &&
        dayNumber(date) <= roster.asOf &&
        roster.agents[roster.indexOf.get(contacted)!]!.agentType === agentType,
    ),
    ({ id }) => id,
  );
  const closed = known.filter((match) => match.closed && typeof match.satisfied === 'boolean');
  const rows = (matches: readonly PastMatch[], y: (match: PastMatch) => boolean) =>
    outcomesOf(matches, y, roster, terms, pair, scale);
  return {
    closing: learnHead(
      rows(known, (match) => match.closed),
      PRIORS.closing,
      priorLevel(criteria, roster),
      together,
      roster.kind,
    ),
    satisfaction: learnHead(
      rows(closed, (match) => match.satisfied === true),
      PRIORS.satisfaction,
      PRIOR_SATISFIED,
      together,
      roster.kind,
    ),
  };
}

/**
 * Difference in log odds of closing, with the average agent, between clients who ask and clients with a contract.
 * Deals show only the latter, so this is an assumption until there are outcomes: about 1.2 on the public data set,
 * 1.6 and 2.1 on other markets.
 */
const BEFORE_A_CONTRACT = 1.6;

/** Closing odds of the average client in the deals of both kinds, weighted by number. */
function priorLevel({ closing }: AgentCriteria, { kind }: Roster): number {
  if (kind.length === 0) return 0;
  let sum = 0;
  for (const one of kind) sum += closing.base[one]!;
  return sum / kind.length - BEFORE_A_CONTRACT;
}

function outcomesOf(
  matches: readonly PastMatch[],
  y: (match: PastMatch) => boolean,
  roster: Roster,
  terms: Float64Array,
  pair: PairTables,
  scale: PairScale,
): Outcomes {
  const outcomes: Outcomes = {
    rows: matches.length,
    client: new Float64Array(matches.length * CLIENTS),
    agentTerms: new Float64Array(matches.length * AGENTS),
    pairTerms: new Float64Array(matches.length * PAIRS),
    agent: new Int32Array(matches.length),
    kind: new Uint8Array(matches.length),
    y: Uint8Array.from(matches, (match) => (y(match) ? 1 : 0)),
  };
  matches.forEach((match, row) => {
    const agent = roster.indexOf.get(match.contacted)!;
    outcomes.agent[row] = agent;
    outcomes.kind[row] = roster.kind[agent]!;
    clientTerms(match, outcomes.client.subarray(row * CLIENTS, (row + 1) * CLIENTS));
    outcomes.agentTerms.set(terms.subarray(agent * AGENTS, (agent + 1) * AGENTS), row * AGENTS);
    const own = outcomes.pairTerms.subarray(row * PAIRS, (row + 1) * PAIRS);
    const prepared = prepareBuyer(pair, match);
    pairTerms(pair, prepared, agent, own);
    scaled(scale, prepared.kind, prepared.style !== undefined, own);
  });
  return outcomes;
}

/** Scales raw pair terms; of the two style terms, only the applicable one is used. */
export function scaled({ mean, inverse }: PairScale, kind: number, stated: boolean, terms: Float64Array): void {
  for (let k = 0; k < PAIRS; k++) terms[k] = (terms[k]! - mean[kind * PAIRS + k]!) * inverse[kind * PAIRS + k]!;
  terms[stated ? 7 : 6] = 0;
}

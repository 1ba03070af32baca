import { PAIR_TERMS } from '../pair/terms.ts';
import { CRITERIA, type Criterion } from './criteria.ts';

/** Skills estimated for an agent, independent of the buyer; the first of the agent's terms. */
export const SKILLS = ['closing', 'negotiation', 'reviews', 'response', 'knowledge'] as const;

/** Skills and facts, each on the latent scale. */
export const AGENT_TERMS = [...SKILLS, 'experience', 'volume', 'technology', 'network'] as const;
export const AGENTS = AGENT_TERMS.length;

/** The buyer's situation: equal for every agent, needed for the level and against confounding by easy clients. */
export const CLIENT_TERMS = [
  'level',
  'lender',
  'preApproved',
  'cash',
  'contingencies',
  'firstTimeBuyer',
  'timeline',
  'urgent',
  'styleStated',
] as const;
export const CLIENTS = CLIENT_TERMS.length;

type AgentTerm = (typeof AGENT_TERMS)[number];
type PairTerm = (typeof PAIR_TERMS)[number];

/** Maps each term to its criterion. */
export const CRITERION_OF: Record<AgentTerm | PairTerm, Criterion> = {
  closing: 'closing',
  negotiation: 'negotiation',
  reviews: 'reviews',
  response: 'response',
  knowledge: 'knowledge',
  experience: 'volume',
  volume: 'volume',
  technology: 'technology',
  network: 'network',
  localShare: 'local',
  localDensity: 'local',
  officeDistance: 'local',
  priceDensity: 'price',
  priceFit: 'price',
  type: 'type',
  styleStated: 'style',
  styleUsual: 'style',
  language: 'style',
  urgentAnswer: 'response',
};

export const agentCriterion = Int8Array.from(AGENT_TERMS, (term) => CRITERIA.indexOf(CRITERION_OF[term]));
export const pairCriterion = Int8Array.from(PAIR_TERMS, (term) => CRITERIA.indexOf(CRITERION_OF[term]));
export const CLOSING = CRITERIA.indexOf('closing');
export const REVIEWS = CRITERIA.indexOf('reviews');

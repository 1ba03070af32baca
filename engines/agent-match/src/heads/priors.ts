import { PAIR_TERMS } from '../pair/terms.ts';
import { AGENT_TERMS } from './terms.ts';

type Weights = Partial<Record<(typeof AGENT_TERMS)[number] | (typeof PAIR_TERMS)[number], number>>;

/**
 * Prior weight of each term on the logit, per deviation of the term (for a missing language: per fact). Magnitudes
 * follow the study: fit to place and price and the closing record matter most.
 */
const closing: Weights = {
  closing: 0.5,
  localShare: 0.2,
  localDensity: 0.4,
  officeDistance: 0.2,
  priceDensity: 0.15,
  priceFit: 0.3,
  type: 0.25,
  response: 0.2,
  urgentAnswer: 0.2,
  knowledge: 0.2,
  negotiation: 0.15,
  reviews: 0.15,
  experience: 0.15,
  volume: 0.1,
  technology: 0.05,
  network: 0.05,
};

const satisfaction: Weights = {
  reviews: 0.5,
  styleStated: 0.5,
  styleUsual: 0.1,
  language: -1,
  response: 0.2,
  closing: 0.15,
  knowledge: 0.1,
};

const list = (weights: Weights): Float64Array =>
  Float64Array.from([...AGENT_TERMS, ...PAIR_TERMS], (term) => weights[term] ?? 0);

export const PRIORS = { closing: list(closing), satisfaction: list(satisfaction) } as const;

/** Prior log odds of satisfaction after a closing: about two of three. */
export const PRIOR_SATISFIED = 0.7;

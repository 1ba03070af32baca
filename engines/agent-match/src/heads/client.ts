import { isUrgent } from '../pair/terms.ts';
import type { Buyer } from '../records.ts';
import { CLIENTS } from './terms.ts';

/** The client's terms in the order of `CLIENT_TERMS`. */
export function clientTerms(buyer: Buyer, out: Float64Array = new Float64Array(CLIENTS)): Float64Array {
  out[0] = 1;
  out[1] = buyer.agentType === 'mortgage' ? 1 : 0;
  out[2] = buyer.preApproved ? 0.5 : -0.5;
  out[3] = buyer.cash ? 1 : 0;
  out[4] = (Math.min(8, buyer.contingencies) - 1.5) / 1.5;
  out[5] = buyer.firstTimeBuyer ? 0.5 : -0.5;
  out[6] = Math.log(Math.max(1, Math.min(36, buyer.timelineMonths)) / 4);
  out[7] = isUrgent(buyer) ? 1 : 0;
  out[8] = buyer.preferences.communicationStyle ? 1 : 0;
  return out;
}

/** The client's contribution to the logit. */
export function clientLogit(weights: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < CLIENTS; k++) sum += weights[k]! * terms[k]!;
  return sum;
}

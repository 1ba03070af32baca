import { firstOf } from '../use.ts';
import { affordsStated } from './affords-stated.ts';
import { comparedTerms } from './compared-terms.ts';
import { endOfInsurance } from './payment-after.ts';

/** Plans a question about the price and the terms that the conversation states, whatever its words alone look like. */
export const ofTerms = firstOf(comparedTerms, affordsStated, endOfInsurance);

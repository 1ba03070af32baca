import type { Message } from '../message.ts';
import { countryFor } from '../plans/costs/cost-terms.ts';

/** The test by its names. */
const testWords =
  /\b(stress[- ]?test\w*|qualif\w+ rate|taux (de qualification|du test|admissible)|test de resistance|prueba de (estres|resistencia))\b/;
/** A rate at which a lender tests or qualifies somebody: “what rate do they use to test us”, “¿con qué tasa me califican?”. */
const testedAt =
  /\b(rate|taux|tasa|percent|%)\b.*\b(test\w*|qualif\w+|calific\w+|prueban?|verifi\w+)\b|\b(test\w*|qualif\w+|calific\w+|prueban?)\b.*\b(rate|taux|tasa|at|a combien|con cuanto|a cuanto|a que)\b/;

/** Returns the stated contract rate of a question, or of an earlier one. */
export const contractRateOf = ({ amounts, talk }: Message): number | undefined =>
  amounts.find(
    ({ unit, value }) => value > 0.5 && value < 20 && (unit === 'percent' || (unit === 'plain' && value % 1 !== 0)),
  )?.value ?? talk.stated?.ratePercent;

/** True if a question asks at which rate a lender in Canada tests a stated contract rate. */
export function asksTestedRate(message: Message): boolean {
  const { has } = message;
  if (contractRateOf(message) === undefined) return false;
  return has(testWords) || (has(testedAt) && countryFor(message) !== 'US');
}

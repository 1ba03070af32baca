import type { Constraint } from '../find/constraints/constraint.ts';
import type { Plan } from '../find/plan.ts';
import { hasTrait, type Segment } from '../find/store/segment.ts';
import { ACTIVE } from '../find/store/traits.ts';
import type { Reason } from '../query.ts';
import { CRITERION_POINTS, nearPoints, recencyPoints } from './points.ts';
import { metresFrom, type Rest } from './rest.ts';

/** Returns the non-zero components of a home's score. */
export function reasonsFor(plan: Plan, segment: Segment, rest: Rest, home: number): Reason[] {
  const reasons: Reason[] = [];
  for (const { fact, constraint } of plan.preferences)
    if (meets(constraint, segment, home)) reasons.push({ kind: 'criterion', fact, points: CRITERION_POINTS });
  for (const { fact, circles, limitMetres } of plan.nears) {
    const metres = metresFrom(circles, segment, home);
    const points = nearPoints(metres, limitMetres);
    if (points !== 0) reasons.push({ kind: 'near', fact, points, value: Math.round(metres) });
  }
  if (plan.words.length > 0) {
    const points = rest.textPoints(home);
    if (points !== 0) reasons.push({ kind: 'words', points });
  }
  if (plan.budget) {
    const { fact, cents } = plan.budget;
    const points = rest.pricePoints(home);
    if (points !== 0) reasons.push({ kind: 'price', fact, points, value: cents - segment.figures.price.at(home) });
  }
  if (hasTrait(segment, ACTIVE, home)) {
    const days = rest.days(home);
    const points = recencyPoints(days);
    if (points !== 0) reasons.push({ kind: 'recency', points, value: days });
  }
  return reasons;
}

/** The single word of bits to evaluate, reused for each home. */
const word = new Int32Array(1);
const mask = new Int32Array(1);

function meets(constraint: Constraint, segment: Segment, home: number): boolean {
  if (constraint.trait !== undefined) return hasTrait(segment, constraint.trait, home);
  word[0] = home >>> 5;
  mask[0] = 1 << (home & 31);
  constraint.narrow(segment, word, mask, 1, mask);
  return mask[0] !== 0;
}

import type { Constraint } from '../find/constraint.ts';
import type { Plan } from '../find/plan.ts';
import type { Segment } from '../find/segment.ts';
import type { Reason } from '../query.ts';
import { nearPoints, recencyPoints, WISH_POINTS } from './points.ts';
import { isActive, metresFrom, type Rest } from './score.ts';

/** Why a home that was found stands where it stands: the parts of its score, none of them zero. */
export function reasonsFor(plan: Plan, segment: Segment, rest: Rest, home: number): Reason[] {
  const reasons: Reason[] = [];
  for (const { fact, constraint } of plan.preferences)
    if (meets(constraint, segment, home)) reasons.push({ kind: 'wish', fact, points: WISH_POINTS });
  for (const { fact, circles, limitMetres } of plan.nears) {
    const metres = metresFrom(circles, segment, home);
    reasons.push({ kind: 'near', fact, points: nearPoints(metres, limitMetres), value: Math.round(metres) });
  }
  if (plan.words.length > 0) reasons.push({ kind: 'words', points: rest.textPoints(home) });
  if (plan.budget) {
    const { fact, cents } = plan.budget;
    reasons.push({
      kind: 'price',
      fact,
      points: rest.pricePoints(home),
      value: cents - segment.figures.price.at(home),
    });
  }
  const days = rest.days(home);
  if (isActive(segment, home)) reasons.push({ kind: 'recency', points: recencyPoints(days), value: days });
  return reasons.filter(({ points }) => points !== 0);
}

/** The one word of bits that is asked about; written anew for each home. */
const word = new Int32Array(1);
const mask = new Int32Array(1);

function meets(constraint: Constraint, segment: Segment, home: number): boolean {
  word[0] = home >>> 5;
  mask[0] = 1 << (home & 31);
  constraint.narrow(segment, word, mask, 1, mask);
  return mask[0] !== 0;
}

import { CircleShape } from '@lintel/geo';
import { type Criterion, METRES_A_MINUTE } from '../facts.ts';
import type { NamedPoint } from '../query.ts';

type NearCriterion = Extract<Criterion, { kind: 'near' }>;

/** The reach of "near" without a limit, for a point without its own distance. */
export const NEAR_METRES = 5000;

const metresOf = { km: 1000, mi: 1609.344, min: METRES_A_MINUTE } as const;

/**
 * Returns the maximum distance of a home from a named point. Both a stated limit and the default count from the edge of
 * the place, so that "near Austin" and "within 5 miles of Austin" contain Austin itself.
 */
export const limitMetres = (
  { within }: NearCriterion,
  { extentMetres = 0, nearMetres = NEAR_METRES }: NamedPoint,
): number => extentMetres + (within ? within.value * metresOf[within.unit] : nearMetres);

/** Returns a circle around each point that contains the homes near it. */
export const nearCircles = (criterion: NearCriterion, points: readonly NamedPoint[]): CircleShape[] =>
  points.map((point) => new CircleShape(point, limitMetres(criterion, point)));

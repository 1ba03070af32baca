import { CircleShape } from '@lintel/geo';
import type { Wish } from '../facts.ts';
import type { NamedPoint } from '../query.ts';

type NearWish = Extract<Wish, { kind: 'near' }>;

/**
 * A minute counts as 600 m in a straight line, 36 km/h: a drive in town at 45 km/h over streets that are
 * a quarter longer than the straight line. A public figure, because travel times are not known here.
 */
export const METRES_A_MINUTE = 600;

/** "Near" a point without a limit, where the point states no distance of its own. */
export const NEAR_METRES = 5000;

const metresOf = { km: 1000, mi: 1609.344, min: METRES_A_MINUTE } as const;

/**
 * The greatest distance of a home from a named point. Both a stated limit and the default count from the edge of the place, so that
 * "near Austin" and "within 5 miles of Austin" contain Austin itself.
 */
export const limitMetres = ({ within }: NearWish, { extentMetres = 0, nearMetres = NEAR_METRES }: NamedPoint): number =>
  extentMetres + (within ? within.value * metresOf[within.unit] : nearMetres);

/** A circle around each point in which a home is near it. */
export const nearCircles = (wish: NearWish, points: readonly NamedPoint[]): CircleShape[] =>
  points.map((point) => new CircleShape(point, limitMetres(wish, point)));

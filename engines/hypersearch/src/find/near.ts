import type { Wish } from '../facts.ts';

type NearWish = Extract<Wish, { kind: 'near' }>;

/**
 * A minute counts as 600 m in a straight line, 36 km/h: a drive in town at 45 km/h over streets that are
 * a quarter longer than the straight line. A public figure, because travel times are not known here.
 */
export const METRES_A_MINUTE = 600;

/** "Near" without a limit. */
export const NEAR_METRES = 5000;

const metresOf = { km: 1000, mi: 1609.344, min: METRES_A_MINUTE } as const;

/** How far a home may lie from the named points. */
export const limitMetres = ({ within }: NearWish): number =>
  within ? within.value * metresOf[within.unit] : NEAR_METRES;

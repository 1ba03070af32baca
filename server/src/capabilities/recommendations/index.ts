import type { Capability } from '../../foundation/house.ts';

/** Homes that suit what somebody saved and asked for, each with true reasons. */
export const recommendationsVerbs = {};

export const recommendations: Capability = { name: 'recommendations' };

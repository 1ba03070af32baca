import type { Capability } from '../../foundation/house.ts';

/** The seven steps of a purchase, what to do next, and what happened. */
export const journeyVerbs = {};

export const journey: Capability = { name: 'journey' };

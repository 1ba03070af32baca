import type { Capability } from '../../foundation/house.ts';

/** Saved searches, and what is told of the homes that match them. */
export const alertsVerbs = {};

export const alerts: Capability = { name: 'alerts' };

import type { Capability } from '../../foundation/house.ts';

/** Homes that people keep: notes, tags, lists shared with a co-buyer, votes. */
export const savingVerbs = {};

export const saving: Capability = { name: 'saving' };

import type { Capability } from '../../foundation/house.ts';

/** Threads between buyers and professionals. */
export const messagesVerbs = {};

export const messages: Capability = { name: 'messages' };

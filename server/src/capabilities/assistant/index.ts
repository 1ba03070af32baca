import type { Capability } from '../../foundation/house.ts';

/** Answers from what the platform knows, by calling its tools. */
export const assistantVerbs = {};

export const assistant: Capability = { name: 'assistant' };

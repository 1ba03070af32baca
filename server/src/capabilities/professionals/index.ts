import type { Capability } from '../../foundation/house.ts';

/** The directory of professionals, and who works with whom. */
export const professionalsVerbs = {};

export { worksWith } from './works-with.ts';

export const professionals: Capability = { name: 'professionals' };

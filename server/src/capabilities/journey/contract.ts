/** The seven steps of a purchase, what to do next, and what happened. */
export const journeyContract = {};

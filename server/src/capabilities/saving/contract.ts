/** Homes that people keep: notes, tags, lists shared with a co-buyer, votes. */
export const savingContract = {};

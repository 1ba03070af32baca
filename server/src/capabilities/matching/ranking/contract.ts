/** Who suits a buyer, and why. */
export const rankingContract = {};

/** Homes that suit what somebody saved and asked for, each with true reasons. */
export const recommendationsContract = {};

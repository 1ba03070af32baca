/** Saved searches, and what is told of the homes that match them. */
export const alertsContract = {};

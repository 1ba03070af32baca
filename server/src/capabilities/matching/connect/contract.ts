/** From a match to a conversation: asked with consent, one professional at a time. */
export const connectContract = {};

/** From a list to a conversation, and what became of it. */
export const connectVerbs = {};

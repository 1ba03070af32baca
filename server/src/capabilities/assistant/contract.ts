/** Answers from what the platform knows, by calling its tools. */
export const assistantContract = {};

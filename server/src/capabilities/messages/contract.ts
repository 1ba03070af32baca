/** Threads between buyers and professionals. */
export const messagesContract = {};

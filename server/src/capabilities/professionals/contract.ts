/** The directory of professionals, and who works with whom. */
export const professionalsContract = {};

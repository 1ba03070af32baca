/** Reads its own words (`parseArgs`), prints its figures, and says whether everything held. */
export type Torture = (words: readonly string[]) => Promise<boolean>;

/** Parses its own arguments (`parseArgs`), prints its figures, and returns whether all checks passed. */
export type Torture = (words: readonly string[]) => Promise<boolean>;

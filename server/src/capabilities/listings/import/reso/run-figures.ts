/** What an import of records did. */
export interface RunFigures {
  /** Records of homes that were read. */
  read: number;
  /** Good ones: they went in, or would have in a dry run. */
  good: number;
  setAside: number;
  added: number;
  changed: number;
  unchanged: number;
  outdated: number;
  /** Homes that are no more in the source, or not to be shown any more. */
  removed: number;
  warnings: number;
  members: number;
  offices: number;
  /** Requests that were sent, and those among them that were sent again after a failure. */
  requests: number;
  retries: number;
}

export const noFigures = (): RunFigures => ({
  read: 0,
  good: 0,
  setAside: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  outdated: 0,
  removed: 0,
  warnings: 0,
  members: 0,
  offices: 0,
  requests: 0,
  retries: 0,
});

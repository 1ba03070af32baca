/** Figures of an import of records. */
export interface RunFigures {
  /** Records of homes read. */
  read: number;
  /** Valid records: imported, or importable in a dry run. */
  good: number;
  /** Leases of homes among the valid records. */
  leases: number;
  setAside: number;
  added: number;
  changed: number;
  unchanged: number;
  outdated: number;
  /** Homes that the source deleted or no longer shows. */
  removed: number;
  warnings: number;
  members: number;
  offices: number;
  /** Requests sent, and retries among them. */
  requests: number;
  retries: number;
}

export const noFigures = (): RunFigures => ({
  read: 0,
  good: 0,
  leases: 0,
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

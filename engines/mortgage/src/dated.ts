/** Figures set by a law or an agency for a period. Days are ISO dates. */
export interface Dated {
  effectiveOn: string;
  /** Last day on which they are known to apply; later ones may differ. */
  knownUntil: string;
  source: Source;
}

export interface Source {
  name: string;
  url?: string;
}

export interface InForce<T> {
  table: T;
  /** False for a day outside the table's known period; pages then name the table in use. */
  known: boolean;
}

/**
 * Returns the table in force on a day: the latest one that has started, or the first. `tables` are sorted oldest
 * first.
 */
export function inForce<T extends Dated>(tables: readonly T[], day: string): InForce<T> {
  const table = tables.findLast(({ effectiveOn }) => effectiveOn <= day) ?? tables[0]!;
  return { table, known: table.effectiveOn <= day && day <= table.knownUntil };
}

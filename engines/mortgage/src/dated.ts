/** Figures that a law or an agency sets for a time. Days are ISO days. */
export interface Dated {
  effectiveOn: string;
  /** The last day that they are known to hold; later ones may differ. */
  knownUntil: string;
  source: Source;
}

export interface Source {
  name: string;
  url?: string;
}

export interface InForce<T> {
  table: T;
  /** False where the day lies outside what the table is known for; pages then say which table was used instead. */
  known: boolean;
}

/** The table in force on a day: the latest that has begun, else the first. `tables` stand oldest first. */
export function inForce<T extends Dated>(tables: readonly T[], day: string): InForce<T> {
  const table = tables.findLast(({ effectiveOn }) => effectiveOn <= day) ?? tables[0]!;
  return { table, known: table.effectiveOn <= day && day <= table.knownUntil };
}

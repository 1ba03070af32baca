import type { Db, Tx } from '../../../foundation/db.ts';
import { activities } from '../tables.ts';
import type { ActivityKind } from './contract.ts';

export interface Line {
  personId: number;
  kind: ActivityKind;
  /** What happened to what, and when, so that the same is not told twice: `document.reviewed:12:1763790000`. */
  key: string;
  title: string;
  detail?: string | null;
  path: string;
  own: boolean;
  at?: Date;
}

/** Puts lines into the feeds of those whom they are about. */
export async function keepActivity(tx: Tx | Db, lines: readonly Line[]): Promise<void> {
  if (lines.length > 0)
    await tx
      .insert(activities)
      .values(lines.map((line) => ({ ...line, at: line.at ?? new Date() })))
      .onConflictDoNothing();
}

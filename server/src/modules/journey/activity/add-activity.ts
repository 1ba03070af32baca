import type { Db, Tx } from '../../../platform/database/db.ts';
import { activities } from '../tables.ts';
import type { ActivityKind } from './contract.ts';

export interface Line {
  personId: number;
  kind: ActivityKind;
  /** The event, its subject and its time, so that it is recorded only once: `document.reviewed:12:1763790000`. */
  key: string;
  title: string;
  detail?: string | null;
  path: string;
  own: boolean;
  at?: Date;
}

/** Adds lines to the feeds of the people concerned. */
export async function addActivity(tx: Tx | Db, lines: readonly Line[]): Promise<void> {
  if (lines.length > 0)
    await tx
      .insert(activities)
      .values(lines.map((line) => ({ ...line, at: line.at ?? new Date() })))
      .onConflictDoNothing();
}

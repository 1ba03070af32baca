import type { Db, Tx } from '../../../foundation/db.ts';
import { token } from '../../../foundation/registry.ts';

/**
 * What one capability keeps about people. Each pushes its own line when it starts, so that the export holds everything
 * and an erasure forgets nothing; a test holds the lines against the tables that refer to people.
 */
export interface PersonalData {
  /** The key of its part in the export. */
  name: string;
  /** The tables that its rows are read from. */
  tables: readonly string[];
  rows(db: Db, personId: number): Promise<unknown>;
  /** Takes out what tells who the person is. Money, consents and the audit log stay. */
  erase?(tx: Tx, personId: number): Promise<void>;
  /** Why this person's account cannot be deleted now, in a sentence. */
  obstacle?(db: Db, personId: number): Promise<string | undefined>;
}

export const personalDataToken = token<PersonalData[]>('personal data');

import type { Db, Tx } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';

/**
 * The personal data of one module. Each module adds its own at startup, so that the export and the erasure are
 * complete; a test compares them with the tables that refer to people.
 */
export interface PersonalData {
  /** Key of this part of the export; modules with the same key share an object. */
  name: string;
  /** The tables it reads. */
  tables: readonly string[];
  rows(db: Db, personId: number): Promise<unknown>;
  /** Removes what identifies the person. Payments, consents and the audit log stay. */
  erase?(tx: Tx, personId: number): Promise<void>;
  /** Why this person's account cannot be deleted now, in a sentence. */
  obstacle?(db: Db, personId: number): Promise<string | undefined>;
}

export const personalDataToken = token<PersonalData[]>('personal data');

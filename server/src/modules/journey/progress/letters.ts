import type { Db } from '../../../platform/database/db.ts';
import { documentsOf } from '../../documents/index.ts';
import type { Letter } from './facts.ts';

/** Returns a person's pre-approval letters. */
export async function lettersOf(db: Db, personId: number): Promise<Letter[]> {
  const documents = await documentsOf(db, personId);
  return documents
    .filter(({ category }) => category === 'pre_approval')
    .map(({ id, status, uploadedAt, reviewedAt }) => ({ documentId: id, state: status, uploadedAt, reviewedAt }));
}

import type { Db } from '../../../foundation/db.ts';
import { documentsOf } from '../../documents/index.ts';
import type { Letter } from './facts.ts';

/** Returns a person's pre-approval letters. */
export async function lettersOf(db: Db, personId: number): Promise<Letter[]> {
  const papers = await documentsOf(db, personId);
  return papers
    .filter(({ category }) => category === 'pre_approval')
    .map(({ id, status, uploadedAt, reviewedAt }) => ({ documentId: id, state: status, uploadedAt, reviewedAt }));
}

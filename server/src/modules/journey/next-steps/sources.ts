import type { Db } from '../../../platform/database/db.ts';
import { unseenAlertsOf } from '../../alerts/index.ts';
import { checklistOf, documentsOf } from '../../documents/index.ts';
import { threadPath, unreadThreadsOf } from '../../messages/index.ts';
import { documentNames } from '../activity/contract.ts';
import type { Situation } from './rule.ts';

/** Returns required documents that are missing, and rejected ones. */
export async function requiredDocumentsOf(
  db: Db,
  personId: number,
): Promise<Pick<Situation, 'missingDocuments' | 'rejectedDocuments'>> {
  const { items } = await checklistOf(db, personId);
  const documents = await documentsOf(db, personId);
  return {
    missingDocuments: items
      .filter(({ required, status }) => required && status === 'not_started')
      .map(({ id, name, category }) => ({ id, name, category })),
    rejectedDocuments: documents
      .filter(({ status }) => status === 'rejected')
      .map(({ id, version, category }) => ({ documentId: id, version, name: documentNames[category] })),
  };
}

export const threadsToRead = async (db: Db, personId: number): Promise<Situation['unreadThreads']> =>
  (await unreadThreadsOf(db, personId)).map((thread) => ({ ...thread, path: threadPath(thread.threadId) }));

export async function newAlertsOf(db: Db, personId: number): Promise<Situation['newAlerts']> {
  const { count, lastId } = await unseenAlertsOf(db, personId);
  return lastId === null ? null : { count, lastId };
}

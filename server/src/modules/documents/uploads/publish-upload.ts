import { m } from '@lintel/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { profileOf } from '../../accounts/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { opensNow, workTogether } from '../access.ts';
import { type DocumentCategory, documentCategories } from '../contract.ts';
import { documentUploaded } from '../events.ts';
import { documentGrants, documents } from '../tables.ts';

interface Arrived {
  id: number;
  ownerId: number;
  category: DocumentCategory;
  version: number;
}

/** Publishes a new upload: to the owner's open pages, to those who may open it, and to its reviewers. */
export async function publishUpload(tx: Tx, emit: Emit, { id, ownerId, category, version }: Arrived): Promise<void> {
  await emit(documentUploaded, { documentId: id, ownerId, category });
  const readers = await readersOf(tx, id);
  const owner = await profileOf(tx, ownerId);
  for (const { personId, reviews } of readers)
    if (reviews)
      await notify(tx, emit, {
        personId,
        kind: 'document',
        key: `document.arrived:${id}:${version}`,
        title: m.documents__to_review({ documentCategories: documentCategories[category] }),
        body: m.documents__uploaded_it_and_is_waiting({ firstName: owner!.firstName }),
        path: '/documents',
        push: { title: m.documents__push_to_review(), body: m.documents__push_open_to_review() },
      });
  await refreshPages(emit, [ownerId, ...readers.map(({ personId }) => personId)], 'documents');
}

/** Returns who may open a document now, and who of them may review it. */
export async function readersOf(tx: Tx, documentId: number): Promise<{ personId: number; reviews: boolean }[]> {
  const { rows } = await tx.execute<{ personId: number; reviews: boolean }>(sql`
    select given.grantee_id as "personId", bool_or(given.may = 'review') as reviews
    from ${documents} join ${documentGrants} as given on ${opensNow}
    where ${documents.id} = ${documentId} and ${workTogether(sql`given.grantee_id`, documents.ownerId)}
    group by given.grantee_id`);
  return rows;
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../../foundation/db.ts';
import type { Letter } from './facts.ts';

/** Every version of every pre-approval letter that was not deleted: an approval holds while a newer version waits. */
export async function lettersOf(db: Db, personId: number): Promise<Letter[]> {
  type Row = { id: number; status: Letter['state']; uploaded: string; reviewed: string | null };
  const { rows } = await db.execute<Row>(sql`
    select document_id as id, status, uploaded_at as uploaded, reviewed_at as reviewed
    from documents join document_versions on document_id = documents.id
    where owner_id = ${personId} and category = 'pre_approval' and deleted_at is null and number <= version
    order by uploaded_at`);
  return rows.map(({ id, status, uploaded, reviewed }) => ({
    documentId: id,
    state: status,
    uploadedAt: new Date(uploaded),
    reviewedAt: reviewed === null ? null : new Date(reviewed),
  }));
}

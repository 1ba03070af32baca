import { DAY_MS } from '@lintel/geo';
import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { notFound } from '../../platform/serve/errors.ts';
import type { Person } from '../../platform/serve/session.ts';
import { personProfiles } from '../accounts/index.ts';
import { documentAccess, opensNow, workTogether } from './access.ts';
import { type Document, DocumentCategory, type DocumentDetail, type DocumentVersion } from './contract.ts';
import { type FileNames, isPreviewable } from './document-store.ts';
import { deletionObstacle } from './retention/deletion-obstacle.ts';
import { documentGrants, documentHolds, documents, documentVersions, documentViews } from './tables.ts';

/** Days within which a deletion can be undone. */
export const UNDO_DAYS = 30;

export const undoneUntil = (deletedAt: Date): Date => new Date(deletedAt.getTime() + UNDO_DAYS * DAY_MS);

type Version = typeof documentVersions.$inferSelect & { reviewedBy: string | null };

const reviewedBy = sql<string | null>`(select ${personProfiles.name} from ${personProfiles}
  where ${personProfiles.id} = ${documentVersions.reviewedById})`;

const columnsFor = (me: Person) => ({
  document: getTableColumns(documents),
  version: { ...getTableColumns(documentVersions), reviewedBy },
  lastViewedAt: sql<Date | null>`(select max(seen.at) from ${documentViews} as seen
    where seen.document_id = ${documents.id})`.mapWith(documentViews.at),
  sharedWith: sql<number>`(select count(distinct given.grantee_id) from ${documentGrants} as given
    where ${opensNow} and ${workTogether(sql`given.grantee_id`, documents.ownerId)})`.mapWith(Number),
  isHeld: sql<boolean>`exists (select from ${documentHolds} as hold
    where hold.person_id = ${documents.ownerId} and hold.released_at is null)`,
  mayReview: documentAccess.can(me).review,
});

/** Presents documents with their latest version to a person who may see them, newest first. */
export async function presentDocuments(
  db: Db,
  me: Person,
  names: FileNames,
  which: SQL | undefined,
): Promise<Document[]> {
  const rows = await db
    .select(columnsFor(me))
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
    )
    .where(which)
    .orderBy(desc(documentVersions.uploadedAt), desc(documents.id));
  return rows.map(({ document, version, lastViewedAt, sharedWith, isHeld, mayReview }) => {
    const { number: _, ...content } = presentVersion(version, names);
    const isOwner = document.ownerId === me.id;
    return {
      ...content,
      id: document.id,
      userId: document.ownerId,
      category: categoryOf(document.category),
      version: document.version,
      previewable: isPreviewable(version.mediaType),
      lastViewedAt: isOwner ? (lastViewedAt?.toISOString() ?? null) : null,
      destroyedAt: document.deletedAt && undoneUntil(document.deletedAt).toISOString(),
      sharedWith: isOwner ? sharedWith : 0,
      obstacle: isOwner ? deletionObstacle(document, isHeld, new Date()) : null,
      mayReview,
    };
  });
}

/** Presents one document. Undefined when there is none, for example before its first upload is complete. */
export async function presentDocument(db: Db, me: Person, names: FileNames, id: number): Promise<Document> {
  const [found] = await presentDocuments(db, me, names, eq(documents.id, id));
  if (!found) throw notFound();
  return found;
}

export async function presentDetail(db: Db, me: Person, names: FileNames, id: number): Promise<DocumentDetail> {
  const document = await presentDocument(db, me, names, id);
  const [owner] = await db
    .select({ name: personProfiles.name })
    .from(personProfiles)
    .where(eq(personProfiles.id, document.userId));
  const versions = await db
    .select({ ...getTableColumns(documentVersions), reviewedBy })
    .from(documentVersions)
    .where(eq(documentVersions.documentId, id))
    .orderBy(desc(documentVersions.number));
  return { ...document, ownerName: owner!.name, versions: versions.map((each) => presentVersion(each, names)) };
}

const presentVersion = (version: Version, names: FileNames): DocumentVersion => ({
  number: version.number,
  fileName: names.open(version.sealedName, version.mediaType),
  fileType: version.mediaType,
  fileSize: version.sizeBytes,
  status: version.status,
  uploadedAt: version.uploadedAt.toISOString(),
  reason: version.reason,
  reviewedAt: version.reviewedAt?.toISOString() ?? null,
  reviewedBy: version.reviewedBy,
  pages: version.pages,
  dpi: version.dpi,
  advice: version.advice,
  datedOn: version.datedOn,
  checked: version.scan !== 'waiting',
});

/** A category that a later version removed is shown as other. */
export const categoryOf = (category: string): DocumentCategory => DocumentCategory.safeParse(category).data ?? 'other';

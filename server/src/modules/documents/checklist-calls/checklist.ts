import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { anyone, signedIn } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { refreshPages } from '../../notifications/index.ts';
import { checklistFor } from '../checklist/index.ts';
import type { Checklist, ChecklistProfile, ChecklistStatus } from '../contract.ts';
import { documentsContract as contract } from '../contract.ts';
import { categoryOf } from '../records.ts';
import { documentProfiles, documents, documentVersions } from '../tables.ts';

export const checklist = serve(contract.checklist, {
  access: signedIn,
  run: ({ subject: me, db }) => checklistOf(db, me.id),
});

export const usualChecklist = serve(contract.usualChecklist, {
  access: anyone('what lenders require is public'),
  run: async ({ input: { country, loanType = null, employment = null } }) =>
    checklistFor({ country, loanType, employment, stateOrProvince: null }),
});

export const changeChecklistProfile = serve(contract.changeChecklistProfile, {
  access: signedIn,
  writes: true,
  async run({ input: profile, subject: me, tx, emit }) {
    await tx
      .insert(documentProfiles)
      .values({ personId: me.id, ...profile })
      .onConflictDoUpdate({ target: documentProfiles.personId, set: profile });
    await refreshPages(emit, [me.id], 'documents');
    return checklistOf(tx, me.id);
  },
});

interface DocumentState {
  id: number;
  category: ReturnType<typeof categoryOf>;
  status: 'pending' | 'approved' | 'rejected';
  version: number;
  uploadedAt: Date;
  reviewedAt: Date | null;
}

/** Returns a person's documents, newest first, without file names. For other modules. */
export async function documentsOf(db: Db, personId: number): Promise<DocumentState[]> {
  const rows = await db
    .select({
      id: documents.id,
      category: documents.category,
      status: documentVersions.status,
      version: documents.version,
      uploadedAt: documentVersions.uploadedAt,
      reviewedAt: documentVersions.reviewedAt,
    })
    .from(documents)
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.number, documents.version)),
    )
    .where(and(eq(documents.ownerId, personId), gt(documents.version, 0), isNull(documents.deletedAt)))
    .orderBy(desc(documentVersions.uploadedAt), desc(documents.id));
  return rows.map((row) => ({ ...row, category: categoryOf(row.category) }));
}

/**
 * Returns the documents a person needs according to their profile, with the progress of each according to their
 * uploads.
 */
export async function checklistOf(db: Db, personId: number): Promise<Checklist> {
  const profile = await profileOf(db, personId);
  const owned = await documentsOf(db, personId);
  const items = checklistFor(profile).map((item) => {
    const own = owned.filter(({ category }) => category === item.category);
    return { ...item, status: statusOf(own), documentIds: own.map(({ id }) => id) };
  });
  const required = items.filter((item) => item.required);
  return {
    profile,
    items,
    completed: required.filter(({ status }) => status === 'completed').length,
    required: required.length,
  };
}

const statusOf = (owned: readonly DocumentState[]): ChecklistStatus => {
  if (owned.some(({ status }) => status === 'approved')) return 'completed';
  return owned.length > 0 ? 'in_progress' : 'not_started';
};

async function profileOf(db: Db, personId: number): Promise<ChecklistProfile> {
  const [stored] = await db.select().from(documentProfiles).where(eq(documentProfiles.personId, personId));
  if (stored) {
    const { personId: _, ...profile } = stored;
    return profile;
  }
  return { country: null, stateOrProvince: null, loanType: null, employment: null };
}

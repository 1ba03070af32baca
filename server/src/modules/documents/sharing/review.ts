import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { profileOf } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import { notify, refreshPages } from '../../notifications/index.ts';
import { documentAccess } from '../access.ts';
import { documentsContract as contract, documentCategories } from '../contract.ts';
import { documentReviewed } from '../events.ts';
import { categoryOf } from '../records.ts';
import { keptUntil } from '../retention/retention.ts';
import { documents, documentVersions } from '../tables.ts';

/**
 * Pending becomes approved or rejected; the same reviewer may change the decision. A new version is pending again. A
 * document that a company relied on is retained as long as the law of its state or province requires.
 */
export const review = serve(contract.review, {
  access: documentAccess.may('review'),
  writes: true,
  async run({ input: { decision, reason, version }, subject, me, tx, emit, audit }) {
    const [document] = await tx.select().from(documents).where(eq(documents.id, subject.id)).for('update');
    if (!document) throw notFound();
    if (version !== undefined && version !== document.version)
      throw conflict(m.documents__theres_a_newer_version_please());
    const which = and(eq(documentVersions.documentId, document.id), eq(documentVersions.number, document.version));
    const [content] = await tx.select().from(documentVersions).where(which).for('update');
    if (content!.status !== 'pending' && content!.reviewedById !== me.id)
      throw conflict(m.documents__someone_else_has_already_reviewed());
    const category = categoryOf(document.category);
    await tx
      .update(documentVersions)
      .set({
        status: decision,
        reason: decision === 'rejected' ? reason! : null,
        reviewedById: me.id,
        reviewedAt: sql`now()`,
      })
      .where(which);
    if (decision === 'approved') await startRetention(tx, document, me.id);
    const reviewer = await profileOf(tx, me.id);
    const label = documentCategories[category];
    await notify(tx, emit, {
      personId: document.ownerId,
      kind: 'document',
      key: `document.reviewed:${document.id}:${document.version}:${decision}`,
      title: decision === 'approved' ? m.documents__approved_3({ label }) : m.documents__needs_attention_2({ label }),
      body:
        decision === 'approved'
          ? m.documents__approved_it({ firstName: reviewer!.firstName })
          : m.documents__wrote({ firstName: reviewer!.firstName, reason: reason! }),
      path: '/documents',
    });
    const payload = { documentId: document.id, ownerId: document.ownerId, category, decision, byId: me.id };
    await emit(documentReviewed, payload);
    await refreshPages(emit, [document.ownerId, me.id], 'documents');
    const details = { decision, version: document.version };
    await audit({ action: 'document.reviewed', object: `document:${document.id}`, details });
    return { id: document.id, status: decision };
  },
});

async function startRetention(tx: Tx, document: typeof documents.$inferSelect, reviewerId: number): Promise<void> {
  const [company] = await tx
    .select({
      country: companyProfiles.country,
      stateOrProvince: companyProfiles.stateOrProvince,
      agentType: agentProfiles.agentType,
    })
    .from(agentProfiles)
    .innerJoin(companyProfiles, eq(companyProfiles.id, agentProfiles.resellerId))
    .where(eq(agentProfiles.personId, reviewerId));
  const today = new Date().toISOString().slice(0, 10);
  const due = company && keptUntil(company, today);
  if (!due || (document.keptUntil && document.keptUntil >= due.until)) return;
  // The owner's purchases determine the start of the period; see `retainByPurchases`.
  await tx
    .update(documents)
    .set({ keptUntil: due.until, keptBy: due.by, keptSince: today, keptFrom: 'approval' })
    .where(eq(documents.id, document.id));
}

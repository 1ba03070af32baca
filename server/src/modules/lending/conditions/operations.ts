import { m } from '@lintel/messages';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { ApiError, conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { checklistOf, grantDocuments } from '../../documents/index.ts';
import { applicationAccess, conditionAccess } from '../access.ts';
import { openStatuses } from '../applications/statuses/contract.ts';
import { lendingContract as contract } from '../contract.ts';
import { agentPersonOf } from '../parties.ts';
import { type ApplicationRecord, addEvent, notifyOthers } from '../records.ts';
import { loanApplications, loanConditions } from '../tables.ts';
import { conditionById } from './present.ts';

const CONDITIONS_MAX = 100;

export const addCondition = serve(contract.addCondition, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({ input: { id: applicationId, ...requested }, subject, me, db, tx, emit, audit, resolve }) {
    await checkRoom(tx, subject, 1);
    const [row] = await tx
      .insert(loanConditions)
      .values({ applicationId, ...requested })
      .returning({ id: loanConditions.id });
    await published({ tx, emit, audit }, subject, me.id, { title: requested.title, id: row!.id, action: 'requested' });
    return conditionById({ db, me, resolve }, row!.id);
  },
});

/** Asks for each required document of the borrower's checklist that no condition asks for yet. */
export const requestChecklist = serve(contract.requestChecklist, {
  access: applicationAccess.may('underwrite'),
  writes: true,
  async run({ input: { id: applicationId }, subject, me, tx, emit, audit }) {
    const { items } = await checklistOf(tx, subject.buyerId);
    const requested = await tx
      .select({ category: loanConditions.category })
      .from(loanConditions)
      .where(and(eq(loanConditions.applicationId, applicationId), ne(loanConditions.status, 'waived')));
    const known = new Set(requested.map(({ category }) => category));
    // The lender issues the pre-approval itself.
    const missing = items.filter(
      ({ required, category }) => required && category !== 'pre_approval' && !known.has(category),
    );
    await checkRoom(tx, subject, missing.length);
    if (missing.length > 0) {
      await tx.insert(loanConditions).values(
        missing.map(({ name, category }) => ({
          applicationId,
          title: name,
          neededFrom: 'borrower' as const,
          category,
        })),
      );
      const title = m.lending__documents_number({ count: missing.length });
      await published({ tx, emit, audit }, subject, me.id, { title, id: applicationId, action: 'requested' });
    }
    return { added: missing.length };
  },
});

/** Attaches a document and shares it with the agent; the consent is the act of attaching it. */
export const answerCondition = serve(contract.answerCondition, {
  access: conditionAccess.may('answer'),
  writes: true,
  async run({ input: { id, documentId }, subject: condition, me, db, tx, emit, audit, resolve }) {
    const application = await lockedApplication(tx, condition.applicationId);
    if (condition.status === 'cleared' || condition.status === 'waived')
      throw conflict(m.lending__is_already_cleared());
    const granteeId = await agentPersonOf(tx, application.agentId);
    await grantDocuments({ tx, emit, audit }, { ownerId: me.id, granteeId, documentIds: [documentId] });
    await tx
      .update(loanConditions)
      .set({ documentId, status: 'received', note: null })
      .where(eq(loanConditions.id, id));
    await published({ tx, emit, audit }, application, me.id, { title: condition.title, id, action: 'received' });
    return conditionById({ db, me, resolve }, id);
  },
});

export const reviewCondition = serve(contract.reviewCondition, {
  access: conditionAccess.may('review'),
  writes: true,
  async run({ input: { id, status, note }, subject: condition, me, db, tx, emit, audit, resolve }) {
    const application = await lockedApplication(tx, condition.applicationId);
    const isOfDocument = condition.neededFrom === 'borrower' && condition.category !== null;
    if (condition.documentId === null && (status === 'received' || (status === 'cleared' && isOfDocument)))
      throw conflict(m.lending__has_no_document_yet());
    await tx
      .update(loanConditions)
      .set({ status, note: note ?? null, reviewedById: me.id, reviewedAt: new Date() })
      .where(eq(loanConditions.id, id));
    await published({ tx, emit, audit }, application, me.id, {
      title: condition.title,
      id,
      action: actions[status],
    });
    return conditionById({ db, me, resolve }, id);
  },
});

type Writing = Pick<Parameters<typeof grantDocuments>[0], 'tx' | 'emit' | 'audit'>;
type Action = 'requested' | 'received' | 'returned' | 'reopened' | 'cleared' | 'waived';

/** The act of a reviewer that leads to a status. */
const actions = { open: 'returned', received: 'reopened', cleared: 'cleared', waived: 'waived' } as const;

const titles: Record<Action, () => string> = {
  requested: m.lending__your_lender_needs,
  received: m.lending__a_document_arrived,
  returned: m.lending__your_lender_returned,
  reopened: m.lending__your_lender_reopened,
  cleared: m.lending__your_lender_cleared,
  waived: m.lending__your_lender_waived,
};

async function published(
  { tx, emit, audit }: Writing,
  application: ApplicationRecord,
  byId: number,
  { title, id, action }: { title: string; id: number; action: Action },
): Promise<void> {
  await addEvent(tx, emit, application, { kind: 'condition', detail: `${action}: ${title}`, byId });
  const key = `loan.condition:${id}:${action}:${new Date().toISOString().slice(0, 16)}`;
  await notifyOthers(tx, emit, application, { byId, key, title: titles[action](), body: title });
  await audit({ action: `loan.condition_${action}`, object: `loan:${application.id}`, details: { condition: id } });
}

async function checkRoom(tx: Tx, { id, status }: ApplicationRecord, more: number): Promise<void> {
  if (!openStatuses.includes(status)) throw conflict(m.lending__the_application_is_closed());
  const [held] = await tx
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(loanConditions)
    .where(eq(loanConditions.applicationId, id));
  if (held!.n + more > CONDITIONS_MAX)
    throw new ApiError('LIMIT_REACHED', m.lending__conditions_at_most({ max: CONDITIONS_MAX }));
}

async function lockedApplication(tx: Tx, id: number): Promise<ApplicationRecord> {
  const [application] = await tx.select().from(loanApplications).where(eq(loanApplications.id, id)).for('update');
  if (!openStatuses.includes(application!.status)) throw conflict(m.lending__the_application_is_closed());
  return application!;
}

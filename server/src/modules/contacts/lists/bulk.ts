import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { moveContact } from '../pipeline.ts';
import { resumePlansPausedAt } from '../plans/run.ts';
import { contactActivities, contacts } from '../tables.ts';
import {
  type BulkAction,
  type BulkResult,
  listsContract as contract,
  daysToUndoBulk,
  type Skipped,
} from './contract.ts';
import { formerOf } from './former.ts';
import { bulkActions, type Former } from './lists.tables.ts';
import { endStarted, startPlanFor } from './start-plan.ts';

type BulkRow = typeof bulkActions.$inferSelect;
type Move = Extract<BulkAction, { kind: 'move' }>;
type StartPlan = Extract<BulkAction, { kind: 'start_plan' }>;

export const bulk = serve(contract.bulk, {
  access: meAsAgent,
  writes: true,
  async run({ input: { ids, action }, subject: agent, me, tx, audit }) {
    const rows = await tx
      .select()
      .from(contacts)
      .where(and(contactAccess.visible(me), inArray(contacts.id, ids)))
      .orderBy(contacts.id)
      .for('update');
    if (rows.length !== new Set(ids).size) throw notFound(m.contacts__some_contacts_were_not_found());
    if (
      action.kind === 'delete' &&
      rows.some(({ buyerId, status }) => buyerId !== null && status !== 'lost' && status !== 'closed')
    )
      throw conflict(m.contacts__end_the_connection_first());
    const plan = action.kind === 'start_plan' ? await startPlanFor(tx, me, rows, action.planId) : undefined;
    if (action.kind === 'move') for (const row of rows) await moveContact(tx, row, action, me.id);
    else if (action.kind !== 'start_plan')
      await tx
        .update(contacts)
        .set({ ...changeOf(action), changedAt: sql`now()` })
        .where(inArray(contacts.id, ids));
    const [row] = await tx
      .insert(bulkActions)
      .values({ agentId: agent.id, action, before: plan?.started ?? rows.map(formerOf) })
      .returning();
    if (action.kind === 'delete')
      await audit({ action: 'contacts.deleted', object: `agent:${agent.id}`, details: { contacts: ids } });
    return presentBulk(row!, plan?.skipped);
  },
});

function changeOf(action: Exclude<BulkAction, Move | StartPlan>) {
  if (action.kind === 'set_urgency') return { urgency: action.urgency };
  if (action.kind === 'delete') return { deletedAt: sql`now()` };
  const without = sql`array_remove(${contacts.tags}, ${action.tag})`;
  return { tags: action.kind === 'add_tag' ? sql`array_append(${without}, ${action.tag}::text)` : without };
}

export const undoBulk = serve(contract.undoBulk, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id }, subject: agent, tx }) {
    const [row] = await tx
      .select()
      .from(bulkActions)
      .where(and(eq(bulkActions.id, id), eq(bulkActions.agentId, agent.id)))
      .for('update');
    if (!row || Date.now() > undoableUntil(row)) throw notFound(m.contacts__we_couldnt_find_this_action());
    if (row.undoneAt) throw conflict(m.contacts__this_action_was_already_undone());
    if (row.action.kind === 'start_plan') await endStarted(tx, row.before);
    for (const former of row.before) {
      const own = and(eq(contacts.id, former.id), eq(contacts.ownerAgentId, agent.id));
      if (row.action.kind === 'move') await moveBack(tx, row, former);
      else if (row.action.kind !== 'start_plan')
        await tx
          .update(contacts)
          .set({ ...restored(row.action, former), changedAt: sql`now()` })
          .where(own);
    }
    const [undone] = await tx
      .update(bulkActions)
      .set({ undoneAt: new Date() })
      .where(eq(bulkActions.id, id))
      .returning();
    return presentBulk(undone!);
  },
});

/** Returns the former values of the changed fields only: later changes of other fields, and other tags, stay. */
function restored(action: Exclude<BulkAction, Move | StartPlan>, { tags, urgency }: Former) {
  if (action.kind === 'set_urgency') return { urgency };
  if (action.kind === 'delete') return { deletedAt: null };
  const without = sql`array_remove(${contacts.tags}, ${action.tag})`;
  return { tags: tags.includes(action.tag) ? sql`array_append(${without}, ${action.tag}::text)` : without };
}

/**
 * Returns a contact to its former status unless it moved again since. The entry of the move is deleted, so that neither the
 * funnel nor the reply times count a move that was undone; plans that the move paused run again. The move and its entry have the time of their transaction.
 */
async function moveBack(tx: Tx, { id, agentId }: BulkRow, former: Former): Promise<void> {
  if (former.status === undefined) return;
  const movedAt = sql`(select done.created_at from ${bulkActions} as done where done.id = ${id})`;
  const [moved] = await tx
    .update(contacts)
    .set({
      status: former.status,
      lostReason: former.lostReason ?? null,
      statusChangedAt: new Date(former.statusChangedAt!),
      changedAt: sql`now()`,
      lastContactedAt: sql`case when ${contacts.lastContactedAt} = ${movedAt} then ${former.lastContactedAt ?? null}::timestamptz
        else ${contacts.lastContactedAt} end`,
    })
    .where(
      and(
        eq(contacts.id, former.id),
        eq(contacts.ownerAgentId, agentId),
        sql`${contacts.statusChangedAt} = ${movedAt}`,
      ),
    )
    .returning({ id: contacts.id });
  if (!moved) return;
  await resumePlansPausedAt(tx, moved.id, movedAt);
  await tx
    .delete(contactActivities)
    .where(
      and(
        eq(contactActivities.contactId, moved.id),
        eq(contactActivities.kind, 'status'),
        sql`${contactActivities.at} = ${movedAt}`,
      ),
    );
}

const undoableUntil = ({ createdAt }: BulkRow): number => createdAt.getTime() + daysToUndoBulk * DAY_MS;
const presentBulk = (row: BulkRow, skipped: Skipped[] = []): BulkResult => ({
  skipped,
  ...{ id: row.id, changed: row.before.length },
  undoableUntil: new Date(undoableUntil(row)).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { ApiError, conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import { conditions } from '../list.ts';
import { contacts } from '../tables.ts';
import {
  type BulkAction,
  type BulkResult,
  listsContract as contract,
  daysToUndoBulk,
  listsMax,
  type SmartList,
} from './contract.ts';
import { bulkActions, smartLists } from './lists.tables.ts';

type ListRow = typeof smartLists.$inferSelect;

const list = serve(contract.list, {
  access: meAsAgent,
  async run({ subject: agent, me, db }) {
    const rows = await db
      .select()
      .from(smartLists)
      .where(eq(smartLists.agentId, agent.id))
      .orderBy(asc(smartLists.name), asc(smartLists.id));
    const shown: SmartList[] = [];
    for (const row of rows) shown.push(await presentList(db, me, row));
    return shown;
  },
});

async function presentList(db: Db, me: Person, { id, name, filters }: ListRow): Promise<SmartList> {
  const [counted] = await db
    .select({ total: count() })
    .from(contacts)
    .where(and(contactAccess.visible(me), ...conditions(filters)));
  return { id, name, filters, total: counted!.total };
}

const add = serve(contract.add, {
  access: meAsAgent,
  writes: true,
  async run({ input, subject: agent, me, tx }) {
    const [held] = await tx.select({ n: count() }).from(smartLists).where(eq(smartLists.agentId, agent.id));
    if (held!.n >= listsMax) throw new ApiError('LIMIT_REACHED', m.contacts__lists_at_most({ max: String(listsMax) }));
    const [row] = await tx
      .insert(smartLists)
      .values({ ...input, agentId: agent.id })
      .returning();
    return presentList(tx, me, row!);
  },
});

const change = serve(contract.change, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id, ...fields }, subject: agent, me, tx }) {
    const [row] = await tx
      .update(smartLists)
      .set(fields)
      .where(and(eq(smartLists.id, id), eq(smartLists.agentId, agent.id)))
      .returning();
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_list());
    return presentList(tx, me, row);
  },
});

const remove = serve(contract.remove, {
  access: meAsAgent,
  writes: true,
  async run({ input: { id }, subject: agent, tx }) {
    const [row] = await tx
      .delete(smartLists)
      .where(and(eq(smartLists.id, id), eq(smartLists.agentId, agent.id)))
      .returning({ id: smartLists.id });
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_list());
    return { id };
  },
});

const bulk = serve(contract.bulk, {
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
    await tx
      .update(contacts)
      .set({ ...changeOf(action), changedAt: sql`now()` })
      .where(inArray(contacts.id, ids));
    const before = rows.map(({ id, tags, urgency }) => ({ id, tags, urgency }));
    const [row] = await tx.insert(bulkActions).values({ agentId: agent.id, action, before }).returning();
    if (action.kind === 'delete')
      await audit({ action: 'contacts.deleted', object: `agent:${agent.id}`, details: { contacts: ids } });
    return presentBulk(row!);
  },
});

function changeOf(action: BulkAction) {
  if (action.kind === 'set_urgency') return { urgency: action.urgency };
  if (action.kind === 'delete') return { deletedAt: sql`now()` };
  const without = sql`array_remove(${contacts.tags}, ${action.tag})`;
  return { tags: action.kind === 'add_tag' ? sql`array_append(${without}, ${action.tag}::text)` : without };
}

const undoBulk = serve(contract.undoBulk, {
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
    for (const { id: contactId, tags, urgency } of row.before)
      await tx
        .update(contacts)
        .set({ ...formerOf(row.action, { tags, urgency }), changedAt: sql`now()` })
        .where(and(eq(contacts.id, contactId), eq(contacts.ownerAgentId, agent.id)));
    const [undone] = await tx
      .update(bulkActions)
      .set({ undoneAt: new Date() })
      .where(eq(bulkActions.id, id))
      .returning();
    return presentBulk(undone!);
  },
});

/** Undoes only the change of the action: later changes of other fields, and other tags, stay. */
function formerOf(action: BulkAction, { tags, urgency }: { tags: string[]; urgency: 'low' | 'medium' | 'high' }) {
  if (action.kind === 'set_urgency') return { urgency };
  if (action.kind === 'delete') return { deletedAt: null };
  const without = sql`array_remove(${contacts.tags}, ${action.tag})`;
  return { tags: tags.includes(action.tag) ? sql`array_append(${without}, ${action.tag}::text)` : without };
}

type BulkRow = typeof bulkActions.$inferSelect;
const undoableUntil = ({ createdAt }: BulkRow): number => createdAt.getTime() + daysToUndoBulk * DAY_MS;
const presentBulk = (row: BulkRow): BulkResult => ({
  ...{ id: row.id, changed: row.before.length },
  undoableUntil: new Date(undoableUntil(row)).toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});

export const listsOperations = { list, add, change, remove, bulk, undoBulk };

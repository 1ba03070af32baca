import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { Access } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { AgentProfile } from '../../companies/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess } from '../access.ts';
import type { Contact } from '../records.ts';
import { contacts } from '../tables.ts';
import { mergeContract as contract, daysToUndoMerge, type Merge } from './contract.ts';
import { contactMerges } from './merge.tables.ts';
import { emptyFieldsFilledBy, moveBack, moveRows, withoutFilled } from './move-rows.ts';

export const merge = serve(contract.merge, {
  access: meAsAgent,
  writes: true,
  async run({ input, me, tx, audit }) {
    const rows = await tx
      .select()
      .from(contacts)
      .where(and(contactAccess.visible(me), inArray(contacts.id, [input.keptId, input.absorbedId])))
      .orderBy(contacts.id)
      .for('update');
    if (rows.length !== 2) throw notFound(m.contacts__some_contacts_were_not_found());
    const { kept, absorbed } = sidesOf(rows, input.keptId);
    const id = await mergeContacts(tx, kept, absorbed, me.id);
    await audit({
      action: 'contact.merged',
      object: `contact:${kept.id}`,
      details: { absorbed: absorbed.id, merge: id },
    });
    return (await presentMerges(tx, eq(contactMerges.id, id)))[0]!;
  },
});

/** A contact with an account is kept, because the account stays connected with it. */
function sidesOf(rows: readonly Contact[], keptId: number): { kept: Contact; absorbed: Contact } {
  const [kept, absorbed] = [rows.find(({ id }) => id === keptId)!, rows.find(({ id }) => id !== keptId)!];
  if (kept.buyerId !== null && absorbed.buyerId !== null) throw conflict(m.contacts__both_have_an_account());
  return absorbed.buyerId === null ? { kept, absorbed } : { kept: absorbed, absorbed: kept };
}

/** Moves everything of a contact to another one and hides it. Both rows are locked by the caller. */
export async function mergeContacts(tx: Tx, kept: Contact, absorbed: Contact, byId: number | null): Promise<number> {
  const moved = await moveRows(tx, absorbed.id, kept.id);
  const filled = emptyFieldsFilledBy(kept, absorbed);
  await tx
    .update(contacts)
    .set({ ...filled.fields, tags: [...kept.tags, ...filled.tags], changedAt: sql`now()` })
    .where(eq(contacts.id, kept.id));
  await tx.update(contacts).set({ deletedAt: sql`now()` }).where(eq(contacts.id, absorbed.id));
  const [row] = await tx
    .insert(contactMerges)
    .values({ keptId: kept.id, absorbedId: absorbed.id, moved, filled, mergedById: byId })
    .returning({ id: contactMerges.id });
  return row!.id;
}

/** A merge into a contact that the caller sees. */
const ownMerge: Access<{ id: number }, { agent: AgentProfile; row: typeof contactMerges.$inferSelect }> = {
  label: 'the agent of the kept contact',
  async check(call) {
    const agent = await meAsAgent.check(call);
    const [found] = await call.db.select().from(contactMerges).where(eq(contactMerges.id, call.input.id));
    if (!found) throw notFound(m.contacts__we_couldnt_find_this_merge());
    const [kept] = await call.db.select().from(contacts).where(eq(contacts.id, found.keptId));
    if (kept?.ownerAgentId !== agent.id) throw notFound(m.contacts__we_couldnt_find_this_merge());
    return { agent, row: found };
  },
};

export const undo = serve(contract.undo, {
  access: ownMerge,
  writes: true,
  async run({ input: { id }, tx, audit }) {
    const row = await undoMerge(tx, id);
    await audit({
      action: 'contact.merge_undone',
      object: `contact:${row.keptId}`,
      details: { absorbed: row.absorbedId, merge: id },
    });
    return (await presentMerges(tx, eq(contactMerges.id, id)))[0]!;
  },
});

/** Moves the rows of a merge back. What the agent wrote after the merge stays with the kept contact. */
export async function undoMerge(tx: Tx, id: number, now = new Date()) {
  const [row] = await tx.select().from(contactMerges).where(eq(contactMerges.id, id)).for('update');
  if (row!.undoneAt) throw conflict(m.contacts__this_merge_was_already_undone());
  if (now.getTime() - row!.mergedAt.getTime() > daysToUndoMerge * DAY_MS)
    throw conflict(m.contacts__this_merge_is_too_old({ days: String(daysToUndoMerge) }));
  const [later] = await tx
    .select({ id: contactMerges.id })
    .from(contactMerges)
    .where(and(eq(contactMerges.absorbedId, row!.keptId), isNull(contactMerges.undoneAt)));
  if (later) throw conflict(m.contacts__undo_the_later_merge_first());
  const [kept] = await tx.select().from(contacts).where(eq(contacts.id, row!.keptId)).for('update');
  await moveBack(tx, row!.moved, row!.keptId, row!.absorbedId);
  await tx
    .update(contacts)
    .set({ ...withoutFilled(kept!, row!.filled), changedAt: sql`now()` })
    .where(eq(contacts.id, row!.keptId));
  await tx.update(contacts).set({ deletedAt: null }).where(eq(contacts.id, row!.absorbedId));
  await tx.update(contactMerges).set({ undoneAt: now }).where(eq(contactMerges.id, id));
  return row!;
}

export const merges = serve(contract.merges, {
  access: contactAccess.may('see'),
  run: ({ input: { id }, db }) => presentMerges(db, eq(contactMerges.keptId, id)),
});

const absorbed = alias(contacts, 'absorbed');

async function presentMerges(db: Db, which: ReturnType<typeof eq>): Promise<Merge[]> {
  const rows = await db
    .select({ row: contactMerges, firstName: absorbed.firstName, lastName: absorbed.lastName })
    .from(contactMerges)
    .innerJoin(absorbed, eq(absorbed.id, contactMerges.absorbedId))
    .where(which)
    .orderBy(desc(contactMerges.id))
    .limit(100);
  return rows.map(({ row: { id, keptId, absorbedId, mergedAt, undoneAt }, firstName, lastName }) => ({
    ...{ id, keptId, absorbedId },
    absorbedName: `${firstName} ${lastName}`.trim(),
    mergedAt: mergedAt.toISOString(),
    undoableUntil: new Date(mergedAt.getTime() + daysToUndoMerge * DAY_MS).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
  }));
}

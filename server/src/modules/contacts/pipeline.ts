import { m } from '@lintel/messages';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { conflict, invalid, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { meAsAgent } from '../professionals/index.ts';
import { contactAccess } from './access.ts';
import { contactsContract as contract, type LeadStatus } from './contract.ts';
import { statusLabels } from './labels.ts';
import { pausePlansOf } from './plans/run.ts';
import { addActivity, type Contact, presentContact } from './records.ts';
import { nextStatuses, statusOfClient } from './statuses/contract.ts';
import { contacts } from './tables.ts';

export const move = serve(contract.move, {
  access: contactAccess.may('change'),
  writes: true,
  async run({ input: { id, status, reason }, me, tx }) {
    return presentContact(tx, await moveContact(tx, await lock(tx, id), { status, reason }, me.id));
  },
});

export const updateEndUserStatus = serve(contract.agent.updateEndUserStatus, {
  access: meAsAgent,
  writes: true,
  async run({ input: { endUserId, status }, subject: agent, me, tx }) {
    const [row] = await tx
      .select()
      .from(contacts)
      .where(and(contactAccess.visible(me), eq(contacts.ownerAgentId, agent.id), eq(contacts.buyerId, endUserId)))
      .for('update');
    if (!row) throw notFound(m.contacts__we_couldnt_find_this_contact());
    return presentContact(tx, await moveContact(tx, row, { status: statusOfClient[status] }, me.id));
  },
});

async function lock(tx: Tx, id: number): Promise<Contact> {
  const [row] = await tx.select().from(contacts).where(eq(contacts.id, id)).for('update');
  return row!;
}

/** Changes the status, if it may follow the present one. The same status changes nothing. Plans of a lost contact pause. */
export async function moveContact(
  tx: Tx,
  contact: Contact,
  { status, reason }: { status: LeadStatus; reason?: string | undefined },
  byId: number | null,
): Promise<Contact> {
  if (status === contact.status) return contact;
  if (!nextStatuses[contact.status].includes(status))
    throw conflict(
      m.contacts__may_only_become({
        from: statusLabels[contact.status],
        to: nextStatuses[contact.status].map((each) => statusLabels[each]).join(', '),
      }),
    );
  if (status === 'lost' && !reason) throw invalid('reason', m.contacts__please_give_the_reason());
  const [row] = await tx
    .update(contacts)
    .set({
      status,
      lostReason: status === 'lost' ? reason : null,
      statusChangedAt: sql`now()`,
      changedAt: sql`now()`,
      ...(status === 'contacted' && { lastContactedAt: sql`now()` }),
    })
    .where(eq(contacts.id, contact.id))
    .returning();
  if (status === 'lost') await pausePlansOf(tx, contact.id);
  const data = { from: contact.status, to: status };
  await addActivity(tx, { contactId: contact.id, kind: 'status', byId, data, text: reason ?? null });
  return row!;
}

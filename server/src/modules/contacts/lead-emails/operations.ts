import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { conflict } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { parseEmail } from '../../messages/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { contactAccess, leadEmailAccess } from '../access.ts';
import { present } from '../records.ts';
import { contacts } from '../tables.ts';
import { leadAddressesToken } from './address.ts';
import { leadEmailsContract as contract, leadEmailDays } from './contract.ts';
import { ownAddressesOf, versionOf } from './ingest.ts';
import { leadAddressVersions, leadEmails } from './lead-emails.tables.ts';
import { readLeadEmail } from './read-lead-email.ts';
import { textOfEmail } from './text-of-email.ts';

/** Maximum number of listed emails. */
const emailsMax = 100;

const list = serve(contract.list, {
  access: meAsAgent,
  async run({ subject: agent, me, db, resolve }) {
    const { addresses } = resolve(leadAddressesToken);
    const rows = await db
      .select()
      .from(leadEmails)
      .where(and(leadEmailAccess.visible(me), gt(leadEmails.receivedAt, oldest())))
      .orderBy(desc(leadEmails.id))
      .limit(emailsMax);
    const shown = await present(
      db,
      await db
        .select()
        .from(contacts)
        .where(
          and(
            contactAccess.visible(me),
            inArray(
              contacts.id,
              rows.flatMap(({ contactId }) => contactId ?? []),
            ),
          ),
        ),
    );
    return {
      address: addresses?.addressOf({ agentId: agent.id, version: await versionOf(db, agent.id) }) ?? null,
      emails: rows.map(({ id, sender, subject, portal, state, text, contactId, receivedAt }) => {
        const lead = shown.find((each) => each.id === contactId);
        return {
          ...{ id, sender, subject, portal, state, text },
          contact: lead ? { id: lead.id, name: `${lead.firstName} ${lead.lastName}`.trim() } : null,
          receivedAt: receivedAt.toISOString(),
        };
      }),
    };
  },
});

const renewAddress = serve(contract.renewAddress, {
  access: meAsAgent,
  writes: true,
  async run({ subject: agent, tx, audit, resolve }) {
    const { addresses } = resolve(leadAddressesToken);
    if (!addresses) throw conflict(m.contacts__lead_emails_need_a_mail_domain());
    const [row] = await tx
      .insert(leadAddressVersions)
      .values({ agentId: agent.id, version: 2 })
      .onConflictDoUpdate({
        target: leadAddressVersions.agentId,
        set: { version: sql`${leadAddressVersions.version} + 1`, changedAt: sql`now()` },
      })
      .returning();
    await audit({ action: 'contacts.lead_address_renewed', object: `agent:${agent.id}` });
    return { address: addresses.addressOf({ agentId: agent.id, version: row!.version }) };
  },
});

const read = serve(contract.read, {
  access: meAsAgent,
  readOnly: true,
  async run({ input: { text = '', file }, me, db }) {
    const own = await ownAddressesOf(db, me.id);
    if (file === undefined) return readLeadEmail(text, { own });
    const email = textOfEmail(await parseEmail(file, 'file'));
    return readLeadEmail(email.text, { own, hints: email.hints });
  },
});

const remove = serve(contract.remove, {
  access: leadEmailAccess.may('change'),
  writes: true,
  async run({ input: { id }, tx }) {
    await tx.delete(leadEmails).where(eq(leadEmails.id, id));
    return { id };
  },
});

const oldest = (): Date => new Date(Date.now() - leadEmailDays * DAY_MS);

/** Job: deletes the emails that are no longer listed. */
export async function deleteOldLeadEmails(db: Db): Promise<void> {
  await db.delete(leadEmails).where(sql`${leadEmails.receivedAt} <= ${oldest()}`);
}

export const leadEmailsOperations = { list, renewAddress, read, remove };

import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { visitOf } from '../../appointments/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { e164 } from '../../signups/index.ts';
import { LeadFields } from '../entries/contract.ts';
import { knownContact } from '../known-contact.ts';
import { addActivity } from '../records.ts';
import { contactConsents } from '../tables.ts';
import { addContact } from '../write.ts';

/** Makes a lead of a visitor who agreed to be contacted, or notes the visit at the contact whom the agent has. */
export async function addVisitor(tx: Tx, visitorId: string): Promise<void> {
  const visit = await visitOf(tx, visitorId);
  if (!visit?.visitor.mayContact) return;
  const { agentId, visitor, home } = visit;
  const [agent] = await tx.select().from(agentProfiles).where(eq(agentProfiles.id, agentId));
  const phone = visitor.phone && e164(visitor.phone);
  const [firstName, ...rest] = visitor.name.split(/\s+/);
  const { data: fields } = LeadFields.safeParse({
    ...{ firstName, lastName: rest.join(' '), leadSource: 'open_house' },
    ...{ emails: visitor.email ? [visitor.email] : [], phones: phone ? [phone] : [] },
  });
  if (!fields || fields.emails.length + fields.phones.length === 0) return;
  const known = await knownContact(tx, agentId, fields);
  const { id: contactId } = known ?? (await addContact(tx, agent!, fields, null));
  const text = visitor.hasAgent
    ? m.contacts__visited_with_an_agent({ home })
    : m.contacts__visited_the_open_house({ home });
  await addActivity(tx, { contactId, kind: 'note', byId: null, text });
  // Ticked and signed on the sheet; text messages need wording of their own (47 CFR 64.1200(f)(9)).
  const channels = [...(fields.emails.length > 0 ? ['email' as const] : []), ...(phone ? ['call' as const] : [])];
  const basis = 'express_written' as const;
  await tx.insert(contactConsents).values(
    channels.map((channel) => ({
      ...{ contactId, channel, basis, givenAt: visitor.signedInAt },
      proof: m.contacts__signed_in_at_the_open_house({ home }),
    })),
  );
}

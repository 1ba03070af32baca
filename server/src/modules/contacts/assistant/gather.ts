import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { profileOf } from '../../accounts/index.ts';
import { appointmentsOf } from '../../appointments/index.ts';
import type { Lead } from '../contract.ts';
import { type Contact, presentContact } from '../records.ts';
import { agentTasks, contactActivities } from '../tables.ts';
import { isOpen } from '../tasks/present.ts';
import { type Due, needsOf } from '../today/needs.ts';

/** The facts from which texts about a contact are made. */
export interface Gathered {
  lead: Lead;
  agentName: string;
  /** The need of this contact that comes first in Today. */
  need: Due | undefined;
  openTasks: number;
  lastNote: string | null;
  shown: { count: number; last: { home: string | null; interest: number | null } | undefined };
  comingShowing: { home: string | null; at: string } | undefined;
}

export async function gather(db: Db, contact: Contact, agent: { id: number; me: Person }): Promise<Gathered> {
  const lead = await presentContact(db, contact);
  const me = await profileOf(db, agent.me.id);
  const ofBuyer = new Map(contact.buyerId === null ? [] : [[contact.buyerId, contact]]);
  const needs = await needsOf(db, { ...agent, ofBuyer, own: [contact] }, new Date());
  const tasks = await db
    .select({ id: agentTasks.id })
    .from(agentTasks)
    .where(and(eq(agentTasks.contactId, contact.id), isOpen));
  const [note] = await db
    .select({ text: contactActivities.text })
    .from(contactActivities)
    .where(and(eq(contactActivities.contactId, contact.id), inArray(contactActivities.kind, ['note', 'call'])))
    .orderBy(desc(contactActivities.at), desc(contactActivities.id))
    .limit(1);
  const showings = async (when: 'coming' | 'past') =>
    contact.buyerId === null
      ? []
      : (await appointmentsOf(db, agent.me, when)).filter(
          ({ buyer, kind }) => buyer.id === contact.buyerId && kind === 'showing',
        );
  const past = (await showings('past')).filter(({ state }) => state === 'done');
  const coming = (await showings('coming')).find(({ startsAt }) => startsAt !== null);
  return {
    lead,
    agentName: `${me!.firstName} ${me!.lastName}`,
    need: needs.find(({ contactId }) => contactId === contact.id),
    openTasks: tasks.length,
    lastNote: note?.text ?? null,
    shown: {
      count: past.length,
      last: past[0] && { home: past[0].home, interest: past[0].feedback?.interest ?? null },
    },
    comingShowing: coming && { home: coming.home, at: coming.startsAt! },
  };
}

import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { appointmentChanged, openHouseVisited } from '../../appointments/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { messageSent } from '../../messages/index.ts';
import { connectionChanged } from '../../professionals/index.ts';
import { clientJoined } from '../../signups/index.ts';
import { addMissingContacts, recordImpliedConsents } from '../connect.ts';
import { contacts } from '../tables.ts';
import { markContacted } from './mark-contacted.ts';
import { addVisitor } from './open-house-lead.ts';

/** Keeps contacts up to date with what agents and their clients do elsewhere on Lintel. */
export function followClients({ events }: AppContext): void {
  const addClient = async (tx: Tx, buyerId: number) => {
    await addMissingContacts(tx, buyerId);
    await recordImpliedConsents(tx, buyerId);
  };
  events.on(connectionChanged, 'contacts of connections', async ({ buyerId, state }, tx) => {
    if (state === 'pending' || state === 'connected') await addClient(tx, buyerId);
  });
  events.on(clientJoined, 'contacts of sign-ups', ({ buyerId }, tx) => addClient(tx, buyerId));
  events.on(messageSent, 'contacts of messages', ({ authorId, recipientId }, tx) =>
    reached(tx, eq(agentProfiles.personId, authorId), recipientId, authorId),
  );
  events.on(appointmentChanged, 'contacts of appointments', async ({ agentId, buyerId, state }, tx) => {
    if (state === 'done') await reached(tx, eq(agentProfiles.id, agentId), buyerId, null);
  });
  events.on(openHouseVisited, 'contacts of open houses', ({ visitorId }, tx) => addVisitor(tx, visitorId));
}

async function reached(tx: Tx, agent: SQL, buyerId: number, byId: number | null): Promise<void> {
  const [found] = await tx
    .select({ contact: contacts })
    .from(contacts)
    .innerJoin(agentProfiles, eq(agentProfiles.id, contacts.ownerAgentId))
    .where(and(agent, eq(contacts.buyerId, buyerId), isNull(contacts.deletedAt)))
    .for('update', { of: contacts });
  if (found) await markContacted(tx, found.contact, byId);
}

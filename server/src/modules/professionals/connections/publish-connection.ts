import { m } from '@lintel/messages';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { personProfiles, profileOf } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { deleteNotifications, notify, refreshPages } from '../../notifications/index.ts';
import { connectionChanged } from '../events.ts';
import { connections } from '../tables.ts';
import { isConcealed } from './shared-with.ts';

type Connection = typeof connections.$inferSelect;

/** Pages where each side finds its connections. */
export const teamPath = '/professionals';
export const clientsPath = '/connections';

interface Sides {
  buyer: { id: number; name: string };
  professional: { id: number; personId: number; name: string };
}

export async function sidesOf(tx: Tx, { buyerId, agentId }: { buyerId: number; agentId: number }): Promise<Sides> {
  const buyer = await profileOf(tx, buyerId);
  const [professional] = await tx
    .select({ personId: personProfiles.id, name: personProfiles.name })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.id, agentId));
  return {
    buyer: { id: buyerId, name: buyer?.name ?? '' },
    professional: { id: agentId, personId: professional!.personId, name: professional?.name ?? '' },
  };
}

/**
 * Publishes the change to other modules and to open pages of both, and notifies the side that did not make
 * it.
 */
export async function publishConnection(tx: Tx, emit: Emit, row: Connection, byId: number | null): Promise<void> {
  const { id, buyerId, agentId, state } = row;
  await emit(connectionChanged, { connectionId: id, buyerId, agentId, state, byId });
  const { buyer, professional } = await sidesOf(tx, row);
  await refreshPages(emit, [buyer.id, professional.personId], 'professionals');
  const concealed = await conceal(tx, row, professional.personId);
  const key = `connection:${id}:${state}`;
  // For a request with its own lapse time, the module that set it notifies the buyer, with the next step.
  const isNotifiedElsewhere = state === 'lapsed' && row.lapsesAt !== null;
  if (byId !== buyer.id && !isNotifiedElsewhere) {
    const words = toBuyer[state]?.(professional.name, row.reason);
    if (words) await notify(tx, emit, { personId: buyer.id, kind: 'connection', key, path: teamPath, ...words });
  }
  if (byId !== professional.personId) {
    const [name, reason] = concealed ? [m.professionals__a_client(), null] : [buyer.name, row.reason];
    const words = toProfessional[state]?.(name, reason, row.lapsesAt !== null);
    const path = `${clientsPath}?tab=${state === 'pending' ? 'requests' : 'past'}`;
    const push = state === 'pending' ? { push: newRequest() } : {};
    if (words)
      await notify(tx, emit, { personId: professional.personId, kind: 'connection', key, path, ...words, ...push });
  }
}

/**
 * Deletes notifications that name a buyer to a professional who has lost access to them; returns true if there
 * were any.
 */
async function conceal(tx: Tx, { id, buyerId, agentId }: Connection, personId: number): Promise<boolean> {
  const [found] = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.id, id), isConcealed(connections.agentId, connections.buyerId)));
  if (!found) return false;
  const rows = await tx
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.buyerId, buyerId), eq(connections.agentId, agentId)));
  const keys = rows.map((row) => `connection:${row.id}:%`);
  await deleteNotifications(tx, keys, personId);
  return true;
}

type Words = (name: string, reason: string | null, soon?: boolean) => { title: string; body: string };
const because = (reason: string | null): string => (reason ? m.professionals__they_wrote({ reason }) : '');

const toBuyer: Partial<Record<Connection['state'], Words>> = {
  connected: (name) => ({
    title: m.professionals__accepted_your_request({ name }),
    body: m.professionals__you_can_now_message_and({ name }),
  }),
  declined: (name, reason) => ({
    title: m.professionals__cant_take_your_request({ name }),
    body: m.professionals__they_saw_only_your_name({ reason: because(reason) }),
  }),
  lapsed: (name) => ({
    title: m.professionals__didnt_reply_within_14_days({ name }),
    body: m.professionals__your_request_expired_they_saw(),
  }),
  ended: (name, reason) => ({
    title: m.professionals__ended_your_connection({ name }),
    body: m.professionals__they_no_longer_see_what({ reason: because(reason) }),
  }),
};

/** A push notification names no person. */
const newRequest = () => ({
  title: m.professionals__push_new_request(),
  body: m.professionals__push_open_to_reply(),
});

const toProfessional: Partial<Record<Connection['state'], Words>> = {
  pending: (name, _, soon) => ({
    title: m.professionals__wants_to_work_with_you({ name }),
    body: soon ? m.professionals__we_told_them_you_aim() : m.professionals__please_reply_within_14_days(),
  }),
  lapsed: (name) => ({
    title: m.professionals__s_request_expired({ name }),
    body: m.professionals__you_didnt_reply_in_time(),
  }),
  withdrawn: (name) => ({
    title: m.professionals__withdrew_their_request({ name }),
    body: m.professionals__you_dont_need_to_do(),
  }),
  ended: (name, reason) => ({
    title: m.professionals__ended_your_connection({ name }),
    body: m.professionals__you_no_longer_see_what_2({ reason: because(reason) }),
  }),
};

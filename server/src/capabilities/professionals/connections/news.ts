import { eq } from 'drizzle-orm';
import type { Tx } from '../../../foundation/db.ts';
import type { Emit } from '../../../foundation/events.ts';
import { people } from '../../accounts/index.ts';
import { agents } from '../../network/index.ts';
import { notify, tell } from '../../notifications/index.ts';
import { connectionChanged } from '../events.ts';
import type { connections } from '../tables.ts';

type Connection = typeof connections.$inferSelect;

/** Where each side finds its people. */
export const teamPath = '/professionals';
export const clientsPath = '/connections';

interface Sides {
  buyer: { id: number; name: string };
  professional: { id: number; personId: number; name: string };
}

export async function sidesOf(tx: Tx, { buyerId, agentId }: { buyerId: number; agentId: number }): Promise<Sides> {
  const [buyer] = await tx.select({ name: people.name }).from(people).where(eq(people.id, buyerId));
  const [professional] = await tx
    .select({ personId: people.id, name: people.name })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .where(eq(agents.id, agentId));
  return {
    buyer: { id: buyerId, name: buyer?.name ?? '' },
    professional: { id: agentId, personId: professional!.personId, name: professional?.name ?? '' },
  };
}

/** Tells the other capabilities, open pages of both, and whichever side did not do it itself. */
export async function announce(tx: Tx, emit: Emit, row: Connection, byId: number | null): Promise<void> {
  const { id, buyerId, agentId, state } = row;
  await emit(connectionChanged, { connectionId: id, buyerId, agentId, state, byId });
  const { buyer, professional } = await sidesOf(tx, row);
  await tell(emit, [buyer.id, professional.personId], 'professionals');
  const key = `connection:${id}:${state}`;
  // Of a request with a moment of its own, whoever set it tells the buyer that it passed, with what comes next.
  const toldElsewhere = state === 'lapsed' && row.lapsesAt !== null;
  if (byId !== buyer.id && !toldElsewhere) {
    const words = toBuyer[state]?.(professional.name, row.reason);
    if (words) await notify(tx, emit, { personId: buyer.id, kind: 'connection', key, path: teamPath, ...words });
  }
  if (byId !== professional.personId) {
    const words = toProfessional[state]?.(buyer.name, row.reason, row.lapsesAt !== null);
    const path = `${clientsPath}?tab=${state === 'pending' ? 'requests' : 'past'}`;
    if (words) await notify(tx, emit, { personId: professional.personId, kind: 'connection', key, path, ...words });
  }
}

type Words = (name: string, reason: string | null, soon?: boolean) => { title: string; body: string };
const because = (reason: string | null): string => (reason ? ` They wrote: “${reason}”` : '');

const toBuyer: Partial<Record<Connection['state'], Words>> = {
  connected: (name) => ({
    title: `${name} accepted your request`,
    body: `You can write to ${name} now, and propose times for a call or a showing.`,
  }),
  declined: (name, reason) => ({
    title: `${name} cannot take your request`,
    body: `Nothing but your name and message was shown to them.${because(reason)} You can ask somebody else.`,
  }),
  lapsed: (name) => ({
    title: `${name} did not answer within 14 days`,
    body: 'Your request has lapsed; nothing but your name and message was shown to them. You can ask somebody else.',
  }),
  ended: (name, reason) => ({
    title: `${name} ended your work together`,
    body: `They no longer see what you shared.${because(reason)}`,
  }),
};

const toProfessional: Partial<Record<Connection['state'], Words>> = {
  pending: (name, _, soon) => ({
    title: `${name} asks to work with you`,
    body: soon
      ? 'They were told that you aim to reply within 15 minutes of your working hours. After 8 working hours without a reply the request lapses.'
      : 'Please answer within 14 days; then the request lapses.',
  }),
  lapsed: (name) => ({
    title: `The request of ${name} lapsed`,
    body: 'It had no answer in time. They may ask you again.',
  }),
  withdrawn: (name) => ({ title: `${name} took their request back`, body: 'There is nothing to do.' }),
  ended: (name, reason) => ({
    title: `${name} ended your work together`,
    body: `You no longer see what they shared.${because(reason)}`,
  }),
};

import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../../foundation/db.ts';
import { people } from '../../accounts/index.ts';
import { searchesOf, type searchSaved } from '../../alerts/index.ts';
import type { documentReviewed, documentUploaded } from '../../documents/index.ts';
import { publicListing } from '../../listings/index.ts';
import { type messageSent, threadPath } from '../../messages/index.ts';
import { agents } from '../../network/index.ts';
import type { appointmentChanged, connectionChanged } from '../../professionals/index.ts';
import type { homeSaved } from '../../saving/index.ts';
import type { Line } from './add-activity.ts';
import { documentNames } from './contract.ts';

type Payload<Kind extends { payload: z.ZodType }> = z.output<Kind['payload']>;

/** Feed lines of an event for each person concerned. The time is that of handling, seconds later. */
const key = (name: string, id: number): string => `${name}:${id}:${Date.now()}`;

export async function aboutHome(tx: Tx, home: Payload<typeof homeSaved>, what: 'saved' | 'removed'): Promise<Line[]> {
  const { personId, savedHomeId, listingId } = home;
  const name = await homeName(tx, listingId);
  return [
    {
      personId,
      kind: 'home',
      key: key(`home.${what}`, savedHomeId),
      title: what === 'saved' ? `You saved ${name}` : `You removed ${name} from your saved homes`,
      path: `/property/${listingId}`,
      own: true,
    },
  ];
}

export async function aboutUpload(_: Tx, paper: Payload<typeof documentUploaded>): Promise<Line[]> {
  const { documentId, ownerId, category } = paper;
  return [
    {
      personId: ownerId,
      kind: 'document',
      key: key('document.uploaded', documentId),
      title: `You uploaded: ${documentNames[category]}`,
      detail: 'Under review',
      path: `/documents?paper=${documentId}`,
      own: true,
    },
  ];
}

export async function aboutReview(tx: Tx, paper: Payload<typeof documentReviewed>): Promise<Line[]> {
  const { documentId, ownerId, category, decision, byId } = paper;
  const by = await nameOf(tx, byId);
  return [
    {
      personId: ownerId,
      kind: 'document',
      key: key('document.reviewed', documentId),
      title: `${by} ${decision === 'approved' ? 'approved' : 'returned'}: ${documentNames[category]}`,
      detail: decision === 'approved' ? null : 'Needs attention',
      path: `/documents?paper=${documentId}`,
      own: byId === ownerId,
    },
  ];
}

export async function aboutConnection(tx: Tx, change: Payload<typeof connectionChanged>): Promise<Line[]> {
  const { connectionId, buyerId, agentId, state, byId } = change;
  const agent = await nameOfAgent(tx, agentId);
  const own = byId === buyerId;
  const titles: Record<typeof state, string> = {
    pending: `You asked ${agent} to work with you`,
    connected: `${agent} accepted: you work together now`,
    declined: `${agent} declined your request`,
    withdrawn: `You took back your request to ${agent}`,
    lapsed: `Your request to ${agent} lapsed without an answer`,
    ended: own ? `You ended the connection with ${agent}` : `${agent} ended the connection`,
  };
  return [
    {
      personId: buyerId,
      kind: 'professional',
      key: key(`connection.${state}`, connectionId),
      title: titles[state],
      path: `/professionals/${agentId}`,
      own,
    },
  ];
}

export async function aboutAppointment(tx: Tx, change: Payload<typeof appointmentChanged>): Promise<Line[]> {
  const { appointmentId, buyerId, agentId, kind, state, startsAt, listingId, byId } = change;
  const agent = await nameOfAgent(tx, agentId);
  const own = byId === buyerId;
  const what = kind === 'showing' ? 'a showing' : kind === 'call' ? 'a call' : 'a meeting';
  const titles: Record<typeof state, string> = {
    proposed: own ? `You asked ${agent} for ${what}` : `${agent} proposed other times for ${what}`,
    confirmed: own ? `You confirmed ${what} with ${agent}` : `${agent} confirmed ${what}`,
    declined: own ? `You declined ${what} with ${agent}` : `${agent} declined ${what}`,
    cancelled: own ? `You called off ${what} with ${agent}` : `${agent} called off ${what}`,
    done: `You had ${what} with ${agent}`,
    missed: `${what[0]!.toUpperCase()}${what.slice(1)} with ${agent} did not take place`,
  };
  const home = listingId === null ? null : await homeName(tx, listingId);
  return [
    {
      personId: buyerId,
      kind: 'appointment',
      key: key(`appointment.${state}`, appointmentId),
      title: titles[state],
      detail:
        [home, startsAt && state === 'confirmed' ? `${startsAt.slice(0, 16).replace('T', ' ')} UTC` : null]
          .filter(Boolean)
          .join(', ') || null,
      path: `/professionals/${agentId}`,
      own,
    },
  ];
}

export async function aboutSearch(tx: Tx, { searchId, personId }: Payload<typeof searchSaved>): Promise<Line[]> {
  const search = (await searchesOf(tx, personId)).find(({ id }) => id === searchId);
  if (!search) return [];
  return [
    {
      personId,
      kind: 'search',
      key: key('search.saved', searchId),
      title: `You saved the search “${search.name}”`,
      detail: search.summary === search.name ? null : search.summary,
      path: `/saved-searches/${searchId}`,
      own: true,
    },
  ];
}

/** Records on both sides that a message was sent, without its content. */
export async function aboutMessage(tx: Tx, sent: Payload<typeof messageSent>): Promise<Line[]> {
  const { messageId, threadId, authorId, recipientId } = sent;
  const line = { kind: 'message', key: `message:${messageId}`, path: threadPath(threadId) } as const;
  return [
    { ...line, personId: authorId, title: `You wrote to ${await nameOf(tx, recipientId)}`, own: true },
    { ...line, personId: recipientId, title: `${await nameOf(tx, authorId)} wrote to you`, own: false },
  ];
}

/** The public name of a listing: without the address when the seller asked to hide it. */
export async function homeName(tx: Tx, listingId: number): Promise<string> {
  const home = await publicListing(tx, listingId);
  if (!home) return 'a home that is no longer listed';
  return `${home.address ?? 'a home'}, ${home.city}`;
}

async function nameOf(tx: Tx, personId: number): Promise<string> {
  const [found] = await tx.select({ name: people.firstName }).from(people).where(eq(people.id, personId));
  return found?.name ?? 'Somebody';
}

async function nameOfAgent(tx: Tx, agentId: number): Promise<string> {
  const [found] = await tx
    .select({ name: people.name })
    .from(agents)
    .innerJoin(people, eq(people.id, agents.personId))
    .where(eq(agents.id, agentId));
  return found?.name ?? 'A professional';
}

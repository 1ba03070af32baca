import { m } from '@lintel/messages';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/db.ts';
import { personProfiles, profileOf } from '../../accounts/index.ts';
import { searchesOf, type searchSaved } from '../../alerts/index.ts';
import type { appointmentChanged } from '../../appointments/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import type { documentReviewed, documentUploaded } from '../../documents/index.ts';
import { publicListing } from '../../listings/index.ts';
import { type messageSent, threadPath } from '../../messages/index.ts';
import type { connectionChanged } from '../../professionals/index.ts';
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
      title: what === 'saved' ? m.journey__you_saved({ name }) : m.journey__you_removed_from_your_saved({ name }),
      path: `/property/${listingId}`,
      own: true,
    },
  ];
}

export async function aboutUpload(_: Tx, upload: Payload<typeof documentUploaded>): Promise<Line[]> {
  const { documentId, ownerId, category } = upload;
  return [
    {
      personId: ownerId,
      kind: 'document',
      key: key('document.uploaded', documentId),
      title: m.journey__you_uploaded({ documentNames: documentNames[category] }),
      detail: m.journey__under_review(),
      path: `/documents?paper=${documentId}`,
      own: true,
    },
  ];
}

export async function aboutReview(tx: Tx, upload: Payload<typeof documentReviewed>): Promise<Line[]> {
  const { documentId, ownerId, category, decision, byId } = upload;
  const by = await nameOf(tx, byId);
  return [
    {
      personId: ownerId,
      kind: 'document',
      key: key('document.reviewed', documentId),
      title: `${by} ${decision === 'approved' ? 'approved' : 'returned'}: ${documentNames[category]}`,
      detail: decision === 'approved' ? null : m.journey__needs_attention(),
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
    pending: m.journey__you_asked_to_work_with({ agent }),
    connected: m.journey__accepted_you_now_work_together({ agent }),
    declined: m.journey__declined_your_request({ agent }),
    withdrawn: m.journey__you_withdrew_your_request_to({ agent }),
    lapsed: m.journey__your_request_to_expired_without({ agent }),
    ended: own ? m.journey__you_ended_the_connection_with({ agent }) : m.journey__ended_the_connection({ agent }),
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
  const what =
    kind === 'showing' ? m.journey__a_showing() : kind === 'call' ? m.journey__a_call() : m.journey__a_meeting();
  const titles: Record<typeof state, string> = {
    proposed: own ? m.journey__you_asked_for({ agent, what }) : m.journey__proposed_other_times_for({ agent, what }),
    confirmed: own ? m.journey__you_confirmed_with({ what, agent }) : m.journey__confirmed_3({ agent, what }),
    declined: own ? m.journey__you_declined_with({ what, agent }) : m.journey__declined({ agent, what }),
    cancelled: own ? m.journey__you_canceled_with({ what, agent }) : m.journey__canceled({ agent, what }),
    done: m.journey__you_had_with({ what, agent }),
    missed: m.journey__with_didnt_take_place({ name: what[0]!.toUpperCase(), list: what.slice(1), agent }),
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
      title: m.journey__you_saved_the_search({ name: search.name }),
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
    {
      ...line,
      personId: authorId,
      title: m.journey__you_messaged({ value: await nameOf(tx, recipientId) }),
      own: true,
    },
    {
      ...line,
      personId: recipientId,
      title: m.journey__messaged_you({ value: await nameOf(tx, authorId) }),
      own: false,
    },
  ];
}

/** The public name of a listing: without the address when the seller asked to hide it. */
export async function homeName(tx: Tx, listingId: number): Promise<string> {
  const home = await publicListing(tx, listingId);
  if (!home) return m.journey__a_home_thats_no_longer();
  return `${home.address ?? m.journey__a_home()}, ${home.city}`;
}

async function nameOf(tx: Tx, personId: number): Promise<string> {
  const found = await profileOf(tx, personId);
  return found?.firstName ?? m.journey__someone();
}

async function nameOfAgent(tx: Tx, agentId: number): Promise<string> {
  const [found] = await tx
    .select({ name: personProfiles.name })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(eq(agentProfiles.id, agentId));
  return found?.name ?? m.journey__a_professional();
}

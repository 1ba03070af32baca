import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { appointmentsWith } from '../../appointments/index.ts';
import { documentsSharedBy } from '../../documents/index.ts';
import { publicListingsByIds, streetLine } from '../../listings/index.ts';
import { messageDaysOf, threadPath } from '../../messages/index.ts';
import { sharesWith } from '../../professionals/index.ts';
import { savedHomesOf } from '../../saving/index.ts';
import type { TimelineEntry } from '../contract.ts';

/**
 * Returns what an agent may know of a client's account now: messages, appointments, shared documents, and saved homes if
 * the client shares them. Nothing of it is stored with the contact, so a consent that ends hides it.
 */
export async function accountEventsOf(
  db: Db,
  me: Person,
  client: { buyerId: number; agentId: number },
): Promise<TimelineEntry[]> {
  return [
    ...(await messagesOf(db, me, client)),
    ...(await appointments(db, me, client.buyerId)),
    ...(await documentsOf(db, me, client.buyerId)),
    ...(await savesOf(db, me, client.buyerId)),
  ];
}

const entry = (key: string, kind: TimelineEntry['kind'], at: Date, more: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ key, kind, at: at.toISOString(), by: null, text: null, data: {}, path: null },
  ...more,
});

/** One entry for each day and side. */
async function messagesOf(db: Db, me: Person, client: { buyerId: number; agentId: number }): Promise<TimelineEntry[]> {
  const rows = await messageDaysOf(db, me, client);
  return rows.map(({ threadId, lastId, isClients, at, count }) =>
    entry(`message:${lastId}`, isClients ? 'message_received' : 'message_sent', at, {
      data: { count: String(count) },
      path: threadPath(threadId),
    }),
  );
}

async function appointments(db: Db, me: Person, buyerId: number): Promise<TimelineEntry[]> {
  const rows = await appointmentsWith(db, me, buyerId);
  return rows.flatMap(({ id, kind, state, startsAt, times, home, listingId, feedback }) => {
    const at = startsAt ?? times[0];
    if (!at) return [];
    const path = listingId === null ? null : `/property/${listingId}`;
    const data = { kind, state, ...(feedback && { interest: String(feedback.interest) }) };
    const text = [home, feedback?.comment].filter(Boolean).join('\n') || null;
    return entry(`appointment:${id}`, 'appointment', new Date(at), { text, data, path });
  });
}

async function documentsOf(db: Db, me: Person, buyerId: number): Promise<TimelineEntry[]> {
  const rows = await documentsSharedBy(db, me, buyerId);
  return rows.map(({ id, category, status, at }) =>
    entry(`document:${id}`, 'document', at, { text: category, data: { status }, path: '/documents' }),
  );
}

async function savesOf(db: Db, me: Person, buyerId: number): Promise<TimelineEntry[]> {
  const { rows } = await db.execute<{ shared: boolean }>(
    sql`select ${sharesWith(me, sql`${buyerId}::integer`, 'saved_homes')} as shared`,
  );
  if (!rows[0]!.shared) return [];
  const saved = (await savedHomesOf(db, buyerId)).filter((each) => each.savedByThem && each.removedAt === null);
  const ids = saved.map(({ listingId }) => listingId);
  const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
  return saved.flatMap(({ savedHomeId, listingId, savedAt }) => {
    const home = homes.get(listingId);
    if (!home) return [];
    const text = `${streetLine(home)}, ${home.city}`;
    return entry(`saved:${savedHomeId}`, 'home_saved', savedAt, { text, path: `/property/${listingId}` });
  });
}

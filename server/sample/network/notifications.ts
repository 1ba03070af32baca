import { sql } from 'drizzle-orm';
import { timeIn } from '../../src/modules/appointments/index.ts';
import { documentCategories } from '../../src/modules/documents/contract.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { readmePeople } from '../people.ts';

interface SampleNotification {
  kind: 'document' | 'connection' | 'message';
  key: string;
  title: string;
  body: string;
  path: string;
  at: Date;
  read: boolean;
}

/**
 * Inserts the notifications of the README's buyer about her sample data, in the texts of the modules
 * that send them. Three are unread: her approved document, the showing that her agent confirmed, and the
 * agent's message. Call it after all of these are inserted.
 */
export async function insertNotifications(tx: Tx): Promise<void> {
  const all = [...(await ofDocuments(tx)), ...(await ofPeople(tx)), ...(await ofMessages(tx))];
  const inOrder = all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  await tx.execute(sql`
    insert into notifications (person_id, kind, key, title, body, path, created_at, read_at)
    select people.id, entry.kind, entry.key, entry.title, entry.body, entry.path, entry.at,
      case when entry.read then entry.at + interval '20 minutes' end
    from json_to_recordset(${JSON.stringify(inOrder)}::json) as entry (kind text, key text, title text, body text, path text,
      at timestamptz, read boolean), people
    where email = ${readmePeople.buyer.email}
    order by entry.at
    on conflict do nothing`);
}

const buyerId = sql`(select id from people where email = ${readmePeople.buyer.email})`;

async function ofDocuments(tx: Tx): Promise<SampleNotification[]> {
  const { rows } = await tx.execute<{ id: number; category: string; by: string; at: string }>(sql`
    select documents.id, category, people.first_name as by, reviewed_at as at from documents
      join document_versions on document_id = documents.id join people on people.id = reviewed_by_id
    where owner_id = ${buyerId} and status = 'approved'`);
  return rows.map(({ id, category, by, at }) => ({
    ...{
      kind: 'document',
      key: `document.reviewed:${id}:1:approved`,
      path: '/documents',
      at: new Date(at),
      read: false,
    },
    title: `${documentCategories[category as keyof typeof documentCategories]}: approved`,
    body: `${by} approved it.`,
  }));
}

async function ofPeople(tx: Tx): Promise<SampleNotification[]> {
  const accepted = await tx.execute<{ id: number; name: string; at: string }>(sql`
    select connections.id, people.name, answered_at as at from connections
      join agents on agents.id = agent_id join people on people.id = person_id
    where buyer_id = ${buyerId} and origin = 'request' and connections.state = 'connected'`);
  const confirmed = await tx.execute<Confirmed>(sql`
    select appointments.id, sequence, people.name, kind, starts_at as "startsAt", appointments.time_zone as zone,
      changed_at as at
    from appointments join agents on agents.id = agent_id join people on people.id = person_id
    where buyer_id = ${buyerId} and state = 'confirmed'`);
  return [
    ...accepted.rows.map(({ id, name, at }) => ({
      ...{ kind: 'connection' as const, key: `connection:${id}:connected`, path: '/professionals' },
      ...{ at: new Date(at), read: true },
      title: `${name} accepted your request`,
      body: `You can now message ${name} and propose times for a call or a showing.`,
    })),
    ...confirmed.rows.map(({ id, sequence, name, kind, startsAt, zone, at }) => ({
      ...{ kind: 'connection' as const, key: `appointment:${id}:${sequence}:confirmed`, path: '/professionals' },
      ...{ at: new Date(at), read: false },
      title: `${name} confirmed a ${kind}: ${timeIn(new Date(startsAt), zone)}`,
      body: 'You can add it to your calendar.',
    })),
  ];
}

type Confirmed = {
  id: number;
  sequence: number;
  name: string;
  kind: string;
  startsAt: string;
  zone: string;
  at: string;
};

async function ofMessages(tx: Tx): Promise<SampleNotification[]> {
  const { rows } = await tx.execute<{ id: number; readId: string; name: string; at: string }>(sql`
    select message_threads.id, buyer_read_id as "readId", people.name, min(messages.created_at) as at
    from message_threads join messages on thread_id = message_threads.id and messages.id > buyer_read_id
      join people on people.id = author_id
    where buyer_id = ${buyerId} and author_id <> buyer_id
    group by 1, 2, 3`);
  return rows.map(({ id, readId, name, at }) => ({
    ...{ kind: 'message', key: `messages:${id}:${readId}`, path: `/messages/${id}`, at: new Date(at), read: false },
    title: `New message from ${name}`,
    body: 'Open the conversation to read the message and reply.',
  }));
}

import { sql } from 'drizzle-orm';
import type { Tx } from '../../src/platform/database/db.ts';
import { type Day, isoDay } from '../calendar.ts';
import { readmePeople } from '../people.ts';

const { buyer, agent, mortgageAgent } = readmePeople;

/** Messages between the README's buyer and her professionals; the newest one from her agent is unread. */
const sampleMessages = (today: Day) => [
  {
    ...{ with: mortgageAgent.email, by: buyer.email, at: `${isoDay(today - 24)}T17:05:00Z` },
    body: 'Thank you for taking me on. Which papers do you need first for the pre-approval?',
  },
  {
    ...{ with: mortgageAgent.email, by: mortgageAgent.email, at: `${isoDay(today - 24)}T17:32:00Z` },
    body: 'Happy to help. Pay stubs of the last 30 days and two months of bank statements come first.\n\nThe checklist under Documents has the rest, and says what each is for.',
  },
  {
    ...{ with: agent.email, by: buyer.email, at: `${isoDay(today - 1)}T15:10:00Z` },
    body: 'I would like to see a home this week. Are late afternoons fine with you?',
  },
  {
    ...{ with: agent.email, by: agent.email, at: `${isoDay(today - 1)}T18:04:00Z` },
    body: 'They are. I confirmed the showing; the time is on your Professionals page. Bring your questions about the roof and the street, and I will have the disclosures with me.',
  },
];

/** Inserts both conversations. Everything is read except the last message. */
export async function insertMessages(tx: Tx, today: Day): Promise<void> {
  const lines = sampleMessages(today).map((each, nth) => ({ ...each, nth }));
  await tx.execute(sql`
    with message_rows as (select * from json_to_recordset(${JSON.stringify(lines)}::json)
        as message_rows ("with" text, by text, at timestamptz, body text, nth integer)),
    pairs as (
      select buyer.id as buyer_id, agents.id as agent_id, professional.email as "with", min(at) as first_at, max(at) as last_at
      from message_rows join people professional on professional.email = message_rows."with"
        join agents on agents.person_id = professional.id
        join people buyer on buyer.email = ${buyer.email}
      group by 1, 2, 3),
    threads as (
      insert into message_threads (buyer_id, agent_id, created_at, moved_at)
      select buyer_id, agent_id, first_at, last_at from pairs order by last_at
      returning id, agent_id)
    insert into messages (thread_id, author_id, body, key, created_at)
    select threads.id, author.id, body, 'sample:' || nth, at
    from message_rows join pairs using ("with") join threads using (agent_id) join people author on author.email = message_rows.by
    order by nth`);
  await tx.execute(sql`
    update message_threads set
      agent_read_id = (select max(id) from messages where thread_id = message_threads.id),
      buyer_read_id = (select max(id) from messages where thread_id = message_threads.id
        and key <> ${`sample:${lines.length - 1}`})
    where buyer_id = (select id from people where email = ${buyer.email})`);
}

import { type SQL, sql } from 'drizzle-orm';
import type { SharedFact } from '../../src/modules/professionals/contract.ts';
import type { Db } from '../../src/platform/database/db.ts';
import type { TestAgent } from '../people.ts';

/** A buyer who shares a subset of the facts. All of their rows, in every table, have this number as id. */
export interface SharingBuyer {
  id: number;
  shared: readonly SharedFact[];
}

const FIRST = 100_001;

/** Marker text in the data of a buyer: a marker in a response identifies the fact and its buyer. */
const mark = (fact: string, id: SQL | string = sql`id`) => sql`${`mark-${fact}-`}::text || ${id} || 'z'`;

/** Budgets are 77 followed by the buyer's number, saved listings 88. */
const budgetOf = (id: number) => Number(`77${id}`);
const listingOf = (id: number) => Number(`88${id}`);

/** Returns the facts in a text, as `fact:buyer`. */
export function marksIn(text: string): Set<string> {
  const digits = text.replace(/(?<=\d),(?=\d{3})/g, '');
  return new Set([
    ...[...text.matchAll(/mark-([a-z_]+)-(\d{6})z/g)].map(([, fact, id]) => `${fact}:${id}`),
    ...[...digits.matchAll(/77(100\d{3})/g)].map(([, id]) => `budget:${id}`),
    ...[...digits.matchAll(/88(100\d{3})/g)].map(([, id]) => `saved_homes:${id}`),
  ]);
}

/**
 * Inserts one buyer per subset, who shares it with the agent and with the lender, with markers in every fact,
 * and an appointment with another agent.
 */
export async function insertSharingBuyers(
  db: Db,
  { agent, lender, other }: Record<'agent' | 'lender' | 'other', TestAgent>,
  subsets: readonly (readonly SharedFact[])[],
): Promise<SharingBuyer[]> {
  const buyers = subsets.map((shared, at) => ({ id: FIRST + at, shared }));
  const rows = buyers.map(({ id, shared }) => ({
    ...{ id, shared: ['name', ...shared], budget: budgetOf(id) * 100, listing: listingOf(id) },
  }));
  const each = sql`json_to_recordset(${JSON.stringify(rows)}::json) as one (id integer, shared json, budget bigint, listing integer)`;
  const facts = sql`array(select json_array_elements_text(shared))`;
  const insert = (table: string, columns: string, values: SQL, on: SQL = each) =>
    db.execute(
      sql`insert into ${sql.raw(table)} (${sql.raw(columns)}) overriding system value select ${values} from ${on}`,
    );
  const inserted = 'id, person_id';
  await insert(
    'people',
    'id, email, first_name, last_name, phone, role, email_verified, two_factor_enabled',
    sql`id, ${mark('email')} || '@example.com', 'Buyer', ${mark('name')}, ${mark('phone')}, 'end_user', true, true`,
  );
  await insert(
    'buyers',
    `${inserted}, country, countries, budget_max_cents, bedrooms_min, city`,
    sql`id, id, 'US', '{US}', budget, 3, ${mark('preferences')}`,
  );
  await insert(
    'connections',
    'id, buyer_id, agent_id, state, origin, shared, answered_at',
    sql`id, id, ${agent.agentId}::integer, 'connected', 'request', ${facts}, '2026-01-05'`,
  );
  await insert(
    'connections',
    'id, buyer_id, agent_id, state, origin, shared, answered_at',
    sql`id + 500000, id, ${lender.agentId}::integer, 'connected', 'request', ${facts}, '2026-01-05'`,
  );
  await insert(
    'matches',
    'id, buyer_id, agent_id, agent_type, connection_id, shown, state, asked_at, reply_due_at, lapses_at',
    sql`id, id, ${agent.agentId}::integer, 'real_estate', id, '[]', 'connected', '2026-01-04', '2026-01-05', '2026-01-05'`,
  );
  await insert('home_lists', 'id', sql`id`);
  await insert('home_list_members', 'person_id, list_id', sql`id, id`);
  await insert(
    'saved_homes',
    'id, list_id, listing_id, saved_by_id, saved_at, currency, price_cents_then, price_cents_seen, status_seen, seen',
    sql`id, id, listing, id, '2026-01-06', 'USD', 1, 1, 'gone', '{}'`,
  );
  await insert('saved_home_notes', 'id, saved_home_id, author_id, text', sql`id, id, id, ${mark('never')}`);
  // An hour for each buyer: the database refuses two confirmed appointments of an agent at one time.
  const appointment = (agentId: number, note: SQL | string, day: string) =>
    sql`${agentId}::integer, 'showing', 'confirmed', ${note}, 'UTC', 45, '[]', ${day}::timestamptz + (id - ${FIRST}::integer) * interval '1 hour'`;
  const columns = 'buyer_id, agent_id, kind, state, note, time_zone, minutes, times, starts_at';
  await insert(
    'appointments',
    `id, ${columns}`,
    sql`id, id, ${appointment(agent.agentId, mark('contact'), '2090-01-01')}`,
  );
  await insert(
    'appointments',
    `id, ${columns}`,
    sql`id + 500000, id, ${appointment(other.agentId, mark('appointments'), '2090-02-01')}`,
  );
  await insert('documents', 'id, owner_id, category, version', sql`id, id, 'pre_approval', 1`);
  await insert(
    'document_versions',
    'document_id, number, sealed_name, media_type, size_bytes, content_mark, file_key, scan, status, uploaded_at, reviewed_at',
    sql`id, 1, '', 'application/pdf', 7, ${mark('pre_approval')}, ${mark('pre_approval')}, 'none', 'approved', now() - interval '9 days',
      now() - interval '8 days'`,
  );
  await insert('journeys', 'person_id, budget_stated_at', sql`id, '2026-01-07'`);
  await insert(
    'purchases',
    'id, buyer_id, home, country, currency, created_at',
    sql`id, id, ${mark('journey')}, 'US', 'USD', '2026-01-08'`,
  );
  await insert(
    'purchase_records',
    'id, purchase_id, kind, happened_on, note, recorded_by_id, recorded_as, confirmed_at, created_at',
    sql`id, id, 'offer_made', '2026-01-09', ${mark('journey')}, id, 'buyer', '2026-01-09', '2026-01-09'`,
  );
  await insert(
    'journey_overrides',
    'id, person_id, from_step, step, reason, by_id, created_at',
    sql`id, id, 1, 2, ${mark('journey')}, id, '2026-01-04'`,
  );
  for (const [professional, add] of [[agent, 0] as const, [lender, 500_000] as const]) {
    const threadId = sql`id + ${add}::integer`;
    await insert('message_threads', 'id, buyer_id, agent_id', sql`${threadId}, id, ${professional.agentId}::integer`);
    await insert(
      'messages',
      'id, thread_id, author_id, body, key',
      sql`${threadId}, ${threadId}, id, ${mark('contact')}, 'k' || id`,
    );
  }
  await insert(
    'activities',
    'id, person_id, kind, key, title, path, own, at',
    sql`id, id, 'search', 'k', ${mark('never')}, '/', true, now()`,
  );
  return buyers;
}

/** Changes every fact that a buyer does not share. What others read must not change. */
export async function changeHiddenFacts(db: Db, buyers: readonly SharingBuyer[]): Promise<void> {
  const without = (...facts: SharedFact[]) => {
    const ids = buyers.filter(({ shared }) => !facts.some((fact) => shared.includes(fact))).map(({ id }) => id);
    return sql`= any(${`{${ids.join()}}`}::integer[])`;
  };
  await db.execute(sql`update people set email = 'changed-' || id || '@example.com' where id ${without('email')}`);
  await db.execute(sql`update people set phone = 'changed' where id ${without('phone')}`);
  await db.execute(sql`update buyers set budget_max_cents = null where id ${without('budget')}`);
  await db.execute(sql`update journeys set budget_stated_at = '2026-01-20' where person_id ${without('budget')}`);
  await db.execute(sql`update buyers set city = 'Changed', bedrooms_min = 5 where id ${without('preferences')}`);
  await db.execute(sql`update saved_homes set listing_id = 5 where list_id ${without('saved_homes')}`);
  await db.execute(sql`insert into saved_homes (list_id, listing_id, saved_by_id, currency, price_cents_then, price_cents_seen,
      status_seen, seen)
    select list_id, 6, list_id, 'USD', 1, 1, 'gone', '{}' from saved_homes
    where list_id ${without('saved_homes', 'saved_home_count')}`);
  await db.execute(sql`update appointments set starts_at = '2026-01-11', state = 'done', kind = 'showing'
    where id > 500000 and buyer_id ${without('appointments')}`);
  await db.execute(sql`update document_versions set status = 'rejected', reviewed_at = now()
    where document_id ${without('pre_approval')}`);
  await db.execute(sql`update journeys set pays_cash_since = '2026-01-21' where person_id ${without('pre_approval')}`);
  await db.execute(
    sql`update purchase_records set kind = 'closed', price_cents = 5 where purchase_id ${without('journey')}`,
  );
  await db.execute(sql`update journey_overrides set step = 6 where person_id ${without('journey')}`);
  await db.execute(sql`update matches set closed_at = '2026-01-12' where buyer_id ${without('journey')}`);
  await db.execute(sql`insert into client_closings (agent_id, purchase_id, buyer_id, closed_on)
    select agent_id, buyer_id, buyer_id, '2026-01-12' from connections
    where state = 'connected' and buyer_id ${without('journey')}`);
  await db.execute(sql`insert into agent_deals (agent_id, source, source_key, ended_on, lat, lon, type, side, outcome, price_cents)
    select agent_id, 'house', 'purchase:' || purchase_id || ':' || agent_id, closed_on, 30, -97, 'condo', 'buyer', 'closed', 5
    from client_closings`);
}

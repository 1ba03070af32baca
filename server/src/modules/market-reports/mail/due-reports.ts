import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { DEFAULT_ZONE } from '../../../platform/time/zone.ts';
import { personProfiles } from '../../accounts/index.ts';
import { heldContacts, keptContact } from '../../contacts/index.ts';
import { marketAreas, marketReports } from '../tables.ts';
import type { FirstMorning } from './first-morning.ts';

/** A report that was not written yet: to a person, or to a contact. */
export interface DueReport {
  areaId: number;
  place: string;
  personId: number | null;
  contact: { id: number; agentId: number; buyerId: number | null } | null;
  zone: string;
}

/** Areas with their recipients. A zone is that of the account, or that of a contact without an account. */
const areas = sql`(
  select area.id, area.place, area.added_at, area.person_id, held.id as contact_id, held.agent_id, held.buyer_id,
    coalesce(case when person.id is null then held.time_zone else person.time_zone end, ${DEFAULT_ZONE}) as zone
  from ${marketAreas} as area
    left join ${heldContacts} as held on held.id = ${keptContact(sql`area.contact_id`)}
    left join ${personProfiles} as person on person.id = coalesce(area.person_id, held.buyer_id)
  where area.person_id is not null or held.id is not null) as area`;

export async function zonesOfAreas(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`select distinct zone from ${areas} order by zone`);
  return rows.map(({ zone }) => zone);
}

/** Returns the recipient and the zone of a contact's area; undefined when the contact has no such area. */
export async function clientOfArea(
  db: Db,
  contactId: number,
  place: string,
): Promise<{ client: NonNullable<DueReport['contact']>; zone: string } | undefined> {
  const { rows } = await db.execute<{
    contact_id: number;
    agent_id: number;
    buyer_id: number | null;
    zone: string;
  }>(sql`
    select contact_id, agent_id, buyer_id, zone from ${areas}
    where contact_id = ${keptContact(sql`${contactId}::int`)} and place = ${place} limit 1`);
  const [row] = rows;
  return row && { client: { id: row.contact_id, agentId: row.agent_id, buyerId: row.buyer_id }, zone: row.zone };
}

const BATCH_SIZE = 200;

/**
 * Returns the next unwritten reports of a zone, those of agents first: a contact with an account gets the agent's. An area
 * that was added after the morning waits for the next one. `later` are areas to leave out.
 */
export async function dueReports(
  db: Db,
  zone: string,
  { at, month }: FirstMorning,
  later: readonly number[],
): Promise<DueReport[]> {
  const { rows } = await db.execute<{
    id: number;
    place: string;
    person_id: number | null;
    contact_id: number | null;
    agent_id: number;
    buyer_id: number | null;
  }>(sql`
    select id, place, person_id, contact_id, agent_id, buyer_id from ${areas}
    where zone = ${zone} and added_at < ${at.toISOString()}::timestamptz
      and id <> all(${sql.param(later)}::int[])
      and not exists (select from ${marketReports} as report
        where report.place = area.place and report.month = ${month}
          and (report.person_id = area.person_id or report.contact_id = area.contact_id))
    order by person_id is not null, id limit ${BATCH_SIZE}`);
  return rows.map((row) => ({
    areaId: row.id,
    place: row.place,
    personId: row.person_id,
    contact: row.contact_id === null ? null : { id: row.contact_id, agentId: row.agent_id, buyerId: row.buyer_id },
    zone,
  }));
}

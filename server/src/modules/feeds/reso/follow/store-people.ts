import { sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/database/db.ts';
import type { FeedMember, FeedOffice } from '../record/people.ts';

/**
 * Stores agents and offices of a feed, and updates their names on stored homes. Runs within the page's
 * transaction, after the import lock.
 */
export async function storePeople(
  tx: Tx,
  feed: string,
  people: { members: readonly FeedMember[]; offices: readonly FeedOffice[] },
): Promise<void> {
  if (people.members.length > 0) await storeMembers(tx, feed, people.members);
  if (people.offices.length > 0) await storeOffices(tx, feed, people.offices);
}

async function storeMembers(tx: Tx, feed: string, members: readonly FeedMember[]): Promise<void> {
  const distinct = [...new Map(members.map((member) => [member.memberKey, member])).values()];
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into feed_members (feed, member_key, full_name, modified_at)
    select ${feed}, "memberKey", "fullName", "modifiedAt"
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb) as said("memberKey" text, "fullName" text, "modifiedAt" text)
    order by "memberKey"
    on conflict (feed, member_key) do update set full_name = excluded.full_name, modified_at = excluded.modified_at
    where (feed_members.full_name, feed_members.modified_at) is distinct from (excluded.full_name, excluded.modified_at)
    returning member_key as key`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    update listings set list_agent_full_name = member.full_name
    from feed_records record join feed_members member on member.feed = record.feed and member.member_key = record.agent_key
    where record.feed = ${feed} and record.agent_key = any(${sql.param(rows.map(({ key }) => key))}::text[])
      and record.state = 'stored' and listings.originating_system_name = record.originating_system_name
      and listings.listing_key = record.listing_key
      and member.full_name is not null and listings.list_agent_full_name is distinct from member.full_name`);
}

async function storeOffices(tx: Tx, feed: string, offices: readonly FeedOffice[]): Promise<void> {
  const distinct = [...new Map(offices.map((office) => [office.officeKey, office])).values()];
  const { rows } = await tx.execute<{ key: string }>(sql`
    insert into feed_offices (feed, office_key, name, phone, modified_at)
    select ${feed}, "officeKey", name, phone, "modifiedAt"
    from jsonb_to_recordset(${JSON.stringify(distinct)}::jsonb)
      as said("officeKey" text, name text, phone text, "modifiedAt" text)
    order by "officeKey"
    on conflict (feed, office_key) do update
      set name = excluded.name, phone = excluded.phone, modified_at = excluded.modified_at
    where (feed_offices.name, feed_offices.phone, feed_offices.modified_at)
      is distinct from (excluded.name, excluded.phone, excluded.modified_at)
    returning office_key as key`);
  if (rows.length === 0) return;
  await tx.execute(sql`
    update listings set list_office_name = coalesce(office.name, list_office_name),
      list_office_phone = coalesce(office.phone, list_office_phone)
    from feed_records record join feed_offices office on office.feed = record.feed and office.office_key = record.office_key
    where record.feed = ${feed} and record.office_key = any(${sql.param(rows.map(({ key }) => key))}::text[])
      and record.state = 'stored' and listings.originating_system_name = record.originating_system_name
      and listings.listing_key = record.listing_key
      and (coalesce(office.name, list_office_name), coalesce(office.phone, list_office_phone))
        is distinct from (list_office_name, list_office_phone)`);
}

interface Named {
  agentKey: string | null;
  officeKey: string | null;
  listing: { listAgentFullName: string | null; listOfficeName: string | null; listOfficePhone: string | null } | null;
}

/** Sets the names of agents and offices on homes: the person's own record overrides the home's. */
export async function namePeople(tx: Tx, feed: string, records: readonly Named[]): Promise<void> {
  const memberKeys = [...new Set(records.flatMap(({ agentKey }) => agentKey ?? []))];
  const officeKeys = [...new Set(records.flatMap(({ officeKey }) => officeKey ?? []))];
  const members = await tx.execute<{ key: string; name: string | null }>(sql`
    select member_key as key, full_name as name from feed_members
    where feed = ${feed} and member_key = any(${sql.param(memberKeys)}::text[])`);
  const offices = await tx.execute<{ key: string; name: string | null; phone: string | null }>(sql`
    select office_key as key, name, phone from feed_offices
    where feed = ${feed} and office_key = any(${sql.param(officeKeys)}::text[])`);
  const memberByKey = new Map(members.rows.map((member) => [member.key, member]));
  const officeByKey = new Map(offices.rows.map((office) => [office.key, office]));
  for (const { listing, agentKey, officeKey } of records) {
    if (!listing) continue;
    const office = officeByKey.get(officeKey ?? '');
    listing.listAgentFullName = memberByKey.get(agentKey ?? '')?.name ?? listing.listAgentFullName;
    listing.listOfficeName = office?.name ?? listing.listOfficeName;
    listing.listOfficePhone = office?.phone ?? listing.listOfficePhone;
  }
}

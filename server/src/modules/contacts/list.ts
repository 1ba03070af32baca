import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { listHeaders, pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { contactsContract as contract, leadStatuses } from './contract.ts';
import { present } from './records.ts';
import { contactEmails, contactPhones, contacts } from './tables.ts';
import { heldBy, worker } from './worker.ts';

const orders: Record<string, SQL[]> = {
  newest: [desc(contacts.createdAt), desc(contacts.id)],
  name: [asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id)],
  budget: [sql`${contacts.budgetMaxCents} desc nulls last`, desc(contacts.id)],
  lastContact: [sql`${contacts.lastContactedAt} asc nulls first`, desc(contacts.id)],
  status: [
    // Word for word as in the index.
    sql`array_position(array[${sql.raw(leadStatuses.map((status) => `'${status}'`).join(','))}]::text[], ${contacts.status})`,
    desc(contacts.createdAt),
  ],
};

export const list = serve(contract.list, {
  access: worker,
  async run({ input: { page, perPage, sort, ...filters }, subject, db }) {
    const { limit, offset } = pageOf(page, perPage);
    const where = and(heldBy(subject), ...conditions(filters));
    const [counted] = await db.select({ total: count() }).from(contacts).where(where);
    const rows = await db
      .select()
      .from(contacts)
      .where(where)
      .orderBy(...orders[sort]!)
      .limit(limit)
      .offset(offset);
    return { headers: listHeaders(counted!.total), body: await present(db, rows) };
  },
});

interface Filters {
  assignedAgentId?: number | undefined;
  search?: string | undefined;
  status?: (typeof leadStatuses)[number] | undefined;
  urgency?: 'low' | 'medium' | 'high' | undefined;
  leadSource?: (typeof contacts.leadSource.enumValues)[number] | undefined;
  tag?: string | undefined;
}

export const conditions = ({
  assignedAgentId,
  search,
  status,
  urgency,
  leadSource,
  tag,
}: Filters): (SQL | undefined)[] => [
  assignedAgentId === undefined ? undefined : eq(contacts.ownerAgentId, assignedAgentId),
  status && eq(contacts.status, status),
  urgency && eq(contacts.urgency, urgency),
  leadSource && eq(contacts.leadSource, leadSource),
  tag ? sql`${tag} = any(${contacts.tags})` : undefined,
  search ? matches(search) : undefined,
];

/** Matches a name, an address, a telephone number or a tag. A linked buyer's current name counts, not their address. */
function matches(search: string): SQL | undefined {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const digits = search.replace(/\D/g, '');
  // Trigram indexes find these among the rows of all companies.
  const found = [
    sql`select id from ${contacts} where first_name || ' ' || last_name ilike ${pattern}`,
    sql`select contact_id from ${contactEmails} where email ilike ${pattern}`,
    ...(digits.length >= 4 ? [sql`select contact_id from ${contactPhones} where phone like ${`%${digits}%`}`] : []),
  ];
  return or(
    sql`${contacts.id} in (${sql.join(found, sql` union `)})`,
    sql`${contacts.buyerId} is not null and exists (select from ${personProfiles} as person
      where person.id = ${contacts.buyerId} and person.name ilike ${pattern})`,
    sql`${contacts.tags} <> '{}' and exists (select from unnest(${contacts.tags}) as tag where tag ilike ${pattern})`,
  );
}

export const board = serve(contract.board, {
  access: worker,
  async run({ subject, db }) {
    const rows = await db
      .select({ status: contacts.status, count: count() })
      .from(contacts)
      .where(heldBy(subject))
      .groupBy(contacts.status);
    const counts = Object.fromEntries(leadStatuses.map((status) => [status, 0])) as Record<
      (typeof leadStatuses)[number],
      number
    >;
    for (const { status, count } of rows) counts[status] = count;
    return { counts };
  },
});

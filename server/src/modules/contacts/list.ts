import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../platform/database/containing.ts';
import { listHeaders, pageOf } from '../../platform/serve/paging.ts';
import { serve } from '../../platform/serve/serve.ts';
import { personProfiles } from '../accounts/index.ts';
import { contactsContract as contract, leadStatuses } from './contract.ts';
import { present } from './records.ts';
import { contactEmails, contactPhones, contacts } from './tables.ts';
import { heldBy, type Worker, worker } from './worker.ts';

// Word for word as in the index.
const statusPosition = sql`array_position(array[${sql.raw(leadStatuses.map((status) => `'${status}'`).join(','))}]::text[], ${contacts.status})`;

/** The default direction of a sort first, then its reverse. Contacts without a budget are last in both. */
const orders: Record<string, Record<'asc' | 'desc', SQL[]>> = {
  newest: {
    desc: [desc(contacts.createdAt), desc(contacts.id)],
    asc: [asc(contacts.createdAt), asc(contacts.id)],
  },
  name: {
    asc: [asc(contacts.lastName), asc(contacts.firstName), asc(contacts.id)],
    desc: [desc(contacts.lastName), desc(contacts.firstName), desc(contacts.id)],
  },
  budget: {
    desc: [sql`${contacts.budgetMaxCents} desc nulls last`, desc(contacts.id)],
    asc: [sql`${contacts.budgetMaxCents} asc nulls last`, asc(contacts.id)],
  },
  lastContact: {
    asc: [sql`${contacts.lastContactedAt} asc nulls first`, desc(contacts.id)],
    desc: [sql`${contacts.lastContactedAt} desc nulls last`, asc(contacts.id)],
  },
  status: {
    asc: [statusPosition, desc(contacts.createdAt)],
    desc: [desc(statusPosition), asc(contacts.createdAt)],
  },
};

const defaultOrder = (sort: string): 'asc' | 'desc' => (sort === 'newest' || sort === 'budget' ? 'desc' : 'asc');

export const list = serve(contract.list, {
  access: worker,
  async run({ input: { page, perPage, sort, order = defaultOrder(sort), ...filters }, subject, db }) {
    const { limit, offset } = pageOf(page, perPage);
    const where = and(heldBy(subject), ...conditions(filters, subject));
    const [counted] = await db.select({ total: count() }).from(contacts).where(where);
    const rows = await db
      .select()
      .from(contacts)
      .where(where)
      .orderBy(...orders[sort]![order])
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

/** Conditions of filters, among the contacts of a worker. */
export const conditions = (
  { assignedAgentId, search, status, urgency, leadSource, tag }: Filters,
  scope: Worker,
): (SQL | undefined)[] => [
  assignedAgentId === undefined ? undefined : eq(contacts.ownerAgentId, assignedAgentId),
  status && eq(contacts.status, status),
  urgency && eq(contacts.urgency, urgency),
  leadSource && eq(contacts.leadSource, leadSource),
  tag ? sql`${tag} = any(${contacts.tags})` : undefined,
  search ? matches(search, scope) : undefined,
];

/** Matches a name, an address, a telephone number or a tag. A linked buyer's current name counts, not their address. */
function matches(search: string, { companyId, agentId }: Worker): SQL {
  const pattern = containing(search);
  const digits = search.replace(/\D/g, '');
  // Trigram indexes find these among the rows of all companies.
  const found = [
    sql`select id from ${contacts} where first_name || ' ' || last_name ilike ${pattern}`,
    sql`select contact_id from ${contactEmails} where email ilike ${pattern}`,
    ...(digits.length >= 4 ? [sql`select contact_id from ${contactPhones} where phone like ${`%${digits}%`}`] : []),
    sql`select held.id from ${contacts} as held where held.tags <> '{}'
      and ${agentId === null ? sql`held.company_id = ${companyId}` : sql`held.owner_agent_id = ${agentId}`}
      and exists (select from unnest(held.tags) as tag where tag ilike ${pattern})`,
    // The owner of a company sees no contact with an account.
    ...(agentId === null
      ? []
      : [
          sql`select held.id from ${contacts} as held join ${personProfiles} as person on person.id = held.buyer_id
            where held.owner_agent_id = ${agentId} and person.name ilike ${pattern}`,
        ]),
  ];
  // One set of ids, because alternatives next to it are tested on every contact of the worker.
  return sql`${contacts.id} in (${sql.join(found, sql` union `)})`;
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

import { DAY_MS } from '@lintel/geo';
import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { contactAccess } from '../access.ts';
import { type Contact, present } from '../records.ts';
import { contactActivities, contacts } from '../tables.ts';
import { worker } from '../worker.ts';
import { performanceContract as contract, type FunnelStage, funnelStages as ranked } from './contract.ts';
import { figuresOf, type Received, replyMinutes } from './figures.ts';

/** Maximum number of rows behind the figures. */
const rowsMax = 2_000;

const figures = serve(contract.figures, {
  access: worker,
  async run({ input, me, db }) {
    const { from, until } = instantsOf(input);
    const before = { from: new Date(from.getTime() - (until.getTime() - from.getTime())), until: from };
    const deals = await db
      .select({
        currency: contacts.currency,
        contacts: sql<number>`count(*)::int`,
        withBudget: sql<number>`count(${contacts.budgetMaxCents})::int`,
        volume: sql<number>`(coalesce(sum(${contacts.budgetMaxCents}), 0) / 100)::float8`,
      })
      .from(contacts)
      .where(and(contactAccess.visible(me), eq(contacts.status, 'under_contract')))
      .groupBy(contacts.currency);
    return {
      now: figuresOf(await receivedIn(db, me, { from, until })),
      before: figuresOf(await receivedIn(db, me, before)),
      underContract: deals,
    };
  },
});

const rows = serve(contract.rows, {
  access: worker,
  async run({ input, me, db }) {
    const found = (await receivedIn(db, me, instantsOf(input))).slice(0, rowsMax);
    const leads = await present(
      db,
      found.map(({ contact }) => contact),
    );
    return found.map((row, index) => {
      const { id, firstName, lastName, status } = leads[index]!;
      return {
        ...{ id, name: `${firstName} ${lastName}`.trim(), source: row.source, status, reached: row.reached },
        ...{ receivedAt: row.receivedAt.toISOString(), replyMinutes: replyMinutes(row) },
      };
    });
  },
});

/** UTC days, both included. */
const instantsOf = ({ from, until }: { from: string; until: string }) => ({
  from: new Date(`${from}T00:00:00Z`),
  until: new Date(Date.parse(`${until}T00:00:00Z`) + DAY_MS),
});

const stageOf: Record<Contact['status'], FunnelStage> = {
  new: 'received',
  lost: 'received',
  contacted: 'contacted',
  nurture: 'contacted',
  qualified: 'qualified',
  active: 'active',
  under_contract: 'under_contract',
  closed: 'closed',
};
/** The database finds the furthest stage of a contact's history by its rank. */
const rankOf = (status: ReturnType<typeof sql>) =>
  sql`case ${status} ${sql.join(
    Object.entries(stageOf).map(([each, stage]) => sql`when ${each} then ${ranked.indexOf(stage)}::int`),
    sql` `,
  )} else 0 end`;

async function receivedIn(
  db: Db,
  me: Person,
  { from, until }: { from: Date; until: Date },
): Promise<(Received & { contact: Contact })[]> {
  const history = sql`(select max(${rankOf(sql`moved.data->>'to'`)}) from ${contactActivities} as moved
    where moved.contact_id = ${contacts.id} and moved.kind = 'status')`;
  const replied = sql`(select min(done.at) from ${contactActivities} as done
    where done.contact_id = ${contacts.id} and done.kind in ('call', 'text', 'email', 'status'))`;
  const found = await db
    .select({
      contact: contacts,
      rank: sql<number>`greatest(${rankOf(sql`${contacts.status}`)}, coalesce(${history}, 0))`,
      repliedAt: sql<string | null>`${replied}`,
    })
    .from(contacts)
    .where(and(contactAccess.visible(me), gte(contacts.createdAt, from), lt(contacts.createdAt, until)))
    .orderBy(desc(contacts.createdAt), desc(contacts.id));
  return found.map(({ contact, rank, repliedAt }) => ({
    contact,
    source: contact.leadSource,
    reached: ranked[rank]!,
    receivedAt: contact.createdAt,
    repliedAt: repliedAt === null ? null : new Date(repliedAt),
  }));
}

export const performanceOperations = { figures, rows };

import { m } from '@lintel/messages';
import { and, desc, eq, getViewSelectedFields, inArray, not, notInArray, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { hasWords } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type PersonProfile, personProfiles } from '../../accounts/index.ts';
import { type BuyerProfile, buyerProfiles } from '../../companies/index.ts';
import { savedListingIds } from '../../saving/index.ts';
import type { Client, SharedFact } from '../contract.ts';
import { connections } from '../tables.ts';
import type { AppointmentsBetween } from './appointments-between.ts';
import { isConcealed, type preApprovalToken, sharedWithout } from './shared-with.ts';
import { lapsesAt } from './team.ts';

/** Filters of each list; clients include buyers who came by code. */
const listOf = {
  pending: eq(connections.state, 'pending'),
  connected: eq(connections.state, 'connected'),
  past: notInArray(connections.state, ['pending', 'connected']),
} as const;

interface ClientFilter {
  state: keyof typeof listOf;
  search: string | undefined;
}

const columns = {
  id: sql<number | null>`${connections.id}`.as('id'),
  buyerId: sql<number>`${connections.buyerId}`.as('buyer_id'),
  at: sql<string>`coalesce(${connections.endedAt}, ${connections.answeredAt}, ${connections.createdAt})`.as('at'),
};

/** Returns a page of ids of an agent's people, newest first, and their total. */
async function idsOf(db: Db, agentId: number, filter: ClientFilter, page: { limit: number; offset: number }) {
  const { state, search } = filter;
  const named = search ? hasWords(personProfiles.name, search) : undefined;
  // A former client whose name the agent no longer sees is not found by it.
  const isFound = named && and(named, not(isConcealed(connections.agentId, connections.buyerId)));
  const own = db
    .select(columns)
    .from(connections)
    .innerJoin(personProfiles, eq(personProfiles.id, connections.buyerId))
    .where(and(eq(connections.agentId, agentId), listOf[state], isFound));
  const byCode = db
    .select({
      id: sql<number | null>`null::integer`.as('id'),
      buyerId: sql<number>`${buyerProfiles.personId}`.as('buyer_id'),
      at: sql<string>`${personProfiles.createdAt}`.as('at'),
    })
    .from(buyerProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, buyerProfiles.personId))
    .where(
      and(
        sql`${buyerProfiles.agentId} = ${agentId} and not exists (select from ${connections} as open
          where open.agent_id = ${agentId} and open.buyer_id = ${buyerProfiles.personId} and open.state = 'connected')`,
        named,
      ),
    );
  const all = (state === 'connected' ? unionAll(own, byCode) : own).as('all_clients');
  const rows = await db
    .select({ id: all.id, buyerId: all.buyerId, total: sql<number>`(count(*) over ())::integer` })
    .from(all)
    .orderBy(desc(all.at), desc(all.buyerId))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Returns a page of an agent's requests, current clients or past clients. */
export async function clientsOf(
  db: Db,
  agentId: number,
  filter: ClientFilter,
  page: { limit: number; offset: number },
  facts: Facts,
): Promise<{ clients: Client[]; total: number }> {
  const { rows, total } = await idsOf(db, agentId, filter, page);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const byId = await sharedStatesOf(db, ids);
  const buyersById = await buyersOf(
    db,
    inArray(
      personProfiles.id,
      rows.map(({ buyerId }) => buyerId),
    ),
  );
  const clients: Client[] = [];
  for (const { id, buyerId } of rows) {
    const person = buyersById.get(buyerId);
    if (person) clients.push(await present(db, agentId, person, id === null ? undefined : byId.get(id), facts));
  }
  return { clients, total };
}

export async function clientOf(db: Db, row: typeof connections.$inferSelect, facts: Facts): Promise<Client> {
  const buyersById = await buyersOf(db, eq(personProfiles.id, row.buyerId));
  return present(
    db,
    row.agentId,
    buyersById.get(row.buyerId)!,
    (await sharedStatesOf(db, [row.id])).get(row.id),
    facts,
  );
}

type SharedState = typeof connections.$inferSelect & { concealed: boolean };

async function sharedStatesOf(db: Db, ids: readonly number[]): Promise<Map<number, SharedState>> {
  if (ids.length === 0) return new Map();
  const these = inArray(connections.id, [...ids]);
  const held = await db.select().from(connections).where(these);
  const concealed = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(these, isConcealed(connections.agentId, connections.buyerId)));
  return new Map(held.map((row) => [row.id, { ...row, concealed: concealed.some(({ id }) => id === row.id) }]));
}

/** Facts from other modules. */
interface Facts {
  preApprovalOf: NonNullable<(typeof preApprovalToken)['value']>;
  otherAppointmentsOf: AppointmentsBetween['others'];
}

type Buyer = PersonProfile & { buyer: BuyerProfile | null };

async function buyersOf(db: Db, which: SQL | undefined): Promise<Map<number, Buyer>> {
  const rows = await db
    .select({ person: getViewSelectedFields(personProfiles), buyer: getViewSelectedFields(buyerProfiles) })
    .from(personProfiles)
    .leftJoin(buyerProfiles, eq(buyerProfiles.personId, personProfiles.id))
    .where(which);
  // Drizzle makes no null of a left-joined view without a row.
  return new Map(rows.map(({ person, buyer }) => [person.id, { ...person, buyer: buyer?.id ? buyer : null }]));
}

/** Invariant: a fact that was not shared is null, and every fact is null before and after the connection. */
async function present(
  db: Db,
  agentId: number,
  person: Buyer,
  row: SharedState | undefined,
  { preApprovalOf, otherAppointmentsOf }: Facts,
): Promise<Client> {
  const { buyer } = person;
  const isByCode = buyer?.agentId === agentId;
  const state = isByCode ? 'connected' : row!.state;
  const agreed =
    isByCode && row?.state !== 'connected'
      ? sharedWithout(buyer.cameByOwnCode)
      : (row!.shared as readonly SharedFact[]);
  const sees = (fact: SharedFact) => state === 'connected' && agreed.includes(fact);
  return {
    id: row?.id ?? null,
    state,
    origin: isByCode ? 'code' : row!.origin,
    message: row?.concealed ? null : (row?.message ?? null),
    requestedAt: row?.origin === 'request' ? row.createdAt.toISOString() : null,
    since: (row?.answeredAt ?? (isByCode && buyer.cameByOwnCode ? person.createdAt : null))?.toISOString() ?? null,
    lapsesAt: state === 'pending' ? lapsesAt(row!).toISOString() : null,
    endedAt: row?.endedAt?.toISOString() ?? null,
    reason: row?.concealed ? null : (row?.reason ?? null),
    shared: state === 'connected' || state === 'pending' ? [...agreed] : row?.concealed ? [] : ['name'],
    buyer: {
      id: person.id,
      name: row?.concealed ? m.professionals__former_client() : person.name,
      // A claimed address is unconfirmed, and the stored one is a placeholder.
      email: sees('email') && !person.emailIsPlaceholder ? person.email : null,
      phone: sees('phone') ? person.phone : null,
      budget: sees('budget') && buyer?.budgetMaxCents != null ? buyer.budgetMaxCents / 100 : null,
      currency: buyer?.country === 'CA' ? 'CAD' : 'USD',
      preferences:
        sees('preferences') && buyer
          ? { city: buyer.city, bedrooms: buyer.bedroomsMin, bathrooms: buyer.bathroomsMin }
          : null,
      savedHomes: sees('saved_homes') ? await savedListingIds(db, person.id) : null,
      savedHomeCount: sees('saved_home_count') ? (await savedListingIds(db, person.id)).length : null,
      otherAppointments: sees('appointments') ? await otherAppointmentsOf(db, { buyerId: person.id, agentId }) : null,
      preApproval: sees('pre_approval') ? await preApprovalOf(db, person.id) : null,
    },
  };
}

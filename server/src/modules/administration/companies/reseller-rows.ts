import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { subscriptions } from '../../billing/index.ts';
import { agents, resellers } from '../../companies/index.ts';
import type { PlanStatus, ResellerFilter, ResellerRow } from './contract.ts';

/** Plan status, with `suspended` for a company that the wholesaler suspended, whatever it has paid. */
export const planStatus = sql<PlanStatus>`(case
  when ${resellers.suspendedAt} is not null then 'suspended'
  when ${subscriptions.status} is null then 'none'
  when ${subscriptions.status} = 'pending_payment' then 'pending'
  else ${subscriptions.status} end)`;

const agentCount = sql<number>`(select count(*)::integer from ${agents} as agent
  where agent.reseller_id = ${resellers}.id and agent.status not in ('unconfirmed', 'left'))`;

const contact = sql<string>`coalesce(${resellers.contactPersonName}, ${personProfiles.name}, '')`;
const tier = sql<ResellerRow['subscriptionTier']>`coalesce(${subscriptions.tier}, ${resellers.subscriptionTier})`;

const columns = {
  id: resellers.id,
  companyName: resellers.companyName,
  contactPersonName: contact,
  email: personProfiles.statedEmail,
  country: sql<'USA' | 'Canada'>`case ${resellers.country} when 'US' then 'USA' else 'Canada' end`,
  licenseNumber: resellers.licenseNumber,
  verification: resellers.verification,
  currentAgentCount: agentCount,
  subscriptionTier: tier,
  subscriptionStatus: planStatus,
  stateOrProvince: resellers.stateOrProvince,
  city: resellers.city,
  suspendedAt: resellers.suspendedAt,
  createdAt: resellers.createdAt,
};

const orders: Record<ResellerFilter['sort'], SQL> = {
  companyName: sql`lower(${resellers.companyName})`,
  country: sql`${resellers.country}`,
  currentAgentCount: agentCount,
  subscriptionTier: sql`array_position(array['starter', 'professional', 'enterprise', 'custom'], ${tier})`,
  subscriptionStatus: planStatus,
  createdAt: sql`${resellers.createdAt}`,
};

/** Escapes `%` and `_`, so that they match literally. */
const containing = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function matching({ search, status, verification }: ResellerFilter): SQL | undefined {
  const pattern = search ? containing(search) : undefined;
  return and(
    pattern === undefined
      ? undefined
      : sql`(${resellers.companyName} ilike ${pattern} or ${contact} ilike ${pattern} or ${personProfiles.statedEmail} ilike ${pattern}
          or ${resellers.licenseNumber} ilike ${pattern} or ${resellers.city} ilike ${pattern})`,
    status === 'all' ? undefined : sql`${planStatus} = ${status}`,
    verification === 'all' ? undefined : eq(resellers.verification, verification),
  );
}

const joined = (db: Db) =>
  db
    .select({ ...columns, total: sql<number>`(count(*) over ())::integer` })
    .from(resellers)
    .innerJoin(personProfiles, eq(personProfiles.id, resellers.ownerId))
    .leftJoin(subscriptions, eq(subscriptions.customerId, resellers.customerId));

/** Returns the filtered companies in order. */
export async function resellerRows(
  db: Db,
  filter: ResellerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ResellerRow[] }> {
  const direction = filter.order === 'desc' ? desc : asc;
  const found = await joined(db)
    .where(matching(filter))
    .orderBy(direction(orders[filter.sort]), asc(resellers.id))
    .limit(limit)
    .offset(offset);
  const total = found[0]?.total ?? (offset > 0 ? await countOf(db, filter) : 0);
  return { total, rows: found.map(onTheWire) };
}

/** A page past the end has no row that carries the total, so the total is counted separately. */
async function countOf(db: Db, filter: ResellerFilter): Promise<number> {
  const [first] = await joined(db).where(matching(filter)).limit(1);
  return first?.total ?? 0;
}

export async function resellerRow(db: Db, id: number): Promise<ResellerRow | undefined> {
  const [found] = await joined(db).where(eq(resellers.id, id));
  return found && onTheWire(found);
}

type Found = Awaited<ReturnType<typeof joined>>[number];

const onTheWire = ({ total: _, suspendedAt, createdAt, ...row }: Found): ResellerRow => ({
  ...row,
  licenseVerified: row.verification === 'verified',
  suspendedAt: suspendedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

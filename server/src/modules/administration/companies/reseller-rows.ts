import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { containing } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { personProfiles } from '../../accounts/index.ts';
import { currentPlans } from '../../billing/index.ts';
import { agentProfiles, companyProfiles } from '../../companies/index.ts';
import type { PlanStatus, ResellerFilter, ResellerRow } from './contract.ts';

/** Plan status, with `suspended` for a company that the wholesaler suspended, whatever it has paid. */
export const planStatus = sql<PlanStatus>`(case
  when ${companyProfiles.suspendedAt} is not null then 'suspended'
  when ${currentPlans.status} is null then 'none'
  when ${currentPlans.status} = 'pending_payment' then 'pending'
  else ${currentPlans.status} end)`;

const agentCount = sql<number>`(select count(*)::integer from ${agentProfiles} as agent
  where agent.reseller_id = ${companyProfiles}.id and agent.status not in ('unconfirmed', 'left'))`;

const contact = sql<string>`coalesce(${companyProfiles.contactPersonName}, ${personProfiles.name}, '')`;
const tier = sql<ResellerRow['subscriptionTier']>`coalesce(${currentPlans.tier}, ${companyProfiles.subscriptionTier})`;

const columns = {
  id: companyProfiles.id,
  companyName: companyProfiles.companyName,
  contactPersonName: contact,
  email: personProfiles.statedEmail,
  country: sql<'USA' | 'Canada'>`case ${companyProfiles.country} when 'US' then 'USA' else 'Canada' end`,
  licenseNumber: companyProfiles.licenseNumber,
  verification: companyProfiles.verification,
  currentAgentCount: agentCount,
  subscriptionTier: tier,
  subscriptionStatus: planStatus,
  stateOrProvince: companyProfiles.stateOrProvince,
  city: companyProfiles.city,
  suspendedAt: companyProfiles.suspendedAt,
  createdAt: companyProfiles.createdAt,
};

const orders: Record<ResellerFilter['sort'], SQL> = {
  companyName: sql`lower(${companyProfiles.companyName})`,
  country: sql`${companyProfiles.country}`,
  currentAgentCount: agentCount,
  subscriptionTier: sql`array_position(array['starter', 'professional', 'enterprise', 'custom'], ${tier})`,
  subscriptionStatus: planStatus,
  createdAt: sql`${companyProfiles.createdAt}`,
};

function matching({ search, status, verification }: ResellerFilter): SQL | undefined {
  const pattern = search ? containing(search) : undefined;
  return and(
    pattern === undefined
      ? undefined
      : sql`(${companyProfiles.companyName} ilike ${pattern} or ${contact} ilike ${pattern} or ${personProfiles.statedEmail} ilike ${pattern}
          or ${companyProfiles.licenseNumber} ilike ${pattern} or ${companyProfiles.city} ilike ${pattern})`,
    status === 'all' ? undefined : sql`${planStatus} = ${status}`,
    verification === 'all' ? undefined : eq(companyProfiles.verification, verification),
  );
}

const joined = (db: Db) =>
  db
    .select({ ...columns, total: sql<number>`(count(*) over ())::integer` })
    .from(companyProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, companyProfiles.ownerId))
    .leftJoin(currentPlans, eq(currentPlans.customerId, companyProfiles.customerId));

/** Returns the filtered companies in order. */
export async function resellerRows(
  db: Db,
  filter: ResellerFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: ResellerRow[] }> {
  const direction = filter.order === 'desc' ? desc : asc;
  const found = await joined(db)
    .where(matching(filter))
    .orderBy(direction(orders[filter.sort]), asc(companyProfiles.id))
    .limit(limit)
    .offset(offset);
  const total = found[0]?.total ?? (offset > 0 ? await countOf(db, filter) : 0);
  return { total, rows: found.map(presentRow) };
}

/** A page past the end has no row that carries the total, so the total is counted separately. */
async function countOf(db: Db, filter: ResellerFilter): Promise<number> {
  const [first] = await joined(db).where(matching(filter)).limit(1);
  return first?.total ?? 0;
}

export async function resellerRow(db: Db, id: number): Promise<ResellerRow | undefined> {
  const [found] = await joined(db).where(eq(companyProfiles.id, id));
  return found && presentRow(found);
}

type Found = Awaited<ReturnType<typeof joined>>[number];

const presentRow = ({ total: _, suspendedAt, createdAt, ...row }: Found): ResellerRow => ({
  ...row,
  licenseVerified: row.verification === 'verified',
  suspendedAt: suspendedAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

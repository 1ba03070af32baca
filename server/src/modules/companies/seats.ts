import { m } from '@lintel/messages';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/database/db.ts';
import { conflict } from '../../platform/serve/errors.ts';
import { dollars, lockSeats, priceOn, subscriptionStatusOf, tierFacts, tierFor } from '../billing/index.ts';
import { resellers } from './tables.ts';

/** A company and its billing customer. */
interface Seated {
  id: number;
  customerId: number | null;
}

interface Seats {
  /** Active and pending agents, and open invitations. */
  used: number;
  /** Seats of the plan, or null when the company has no plan with a seat limit. */
  total: number | null;
}

interface Counts {
  active: number;
  pending: number;
  invited: number;
}

async function count(db: Db, resellerId: number): Promise<Counts> {
  const { rows } = await db.execute<Record<keyof Counts, number>>(sql`
    select
      (select count(*)::integer from agents where reseller_id = ${resellerId} and status = 'active') as active,
      (select count(*)::integer from agents where reseller_id = ${resellerId} and status = 'pending') as pending,
      (select count(*)::integer from invitations where reseller_id = ${resellerId}
        and accepted_at is null and revoked_at is null and expires_at > now()) as invited`);
  return rows[0]!;
}

const used = ({ active, pending, invited }: Counts) => active + pending + invited;

export async function seatsOf(db: Db, { id, customerId }: Seated): Promise<Seats> {
  const plan = customerId === null ? undefined : await subscriptionStatusOf(db, customerId);
  return { used: used(await count(db, id)), total: plan?.seats ?? null };
}

/** Returns the seats in use; billing checks it before a change to a smaller plan. */
export async function seatsInUseOf(db: Db, customerId: number): Promise<number> {
  const [company] = await db.select({ id: resellers.id }).from(resellers).where(eq(resellers.customerId, customerId));
  return company ? used(await count(db, company.id)) : 0;
}

/**
 * Locks the company's row. All changes of its agents take this lock, so that concurrent requests cannot both take
 * the last seat or change the same agent.
 */
export const lockCompany = (tx: Tx, { id }: { id: number }) =>
  tx.select().from(resellers).where(eq(resellers.id, id)).for('update');

/** Fails when the plan has no free seat, and names the price of a larger plan. */
export async function takeSeat(tx: Tx, company: Seated): Promise<void> {
  await refuseWhenFull(tx, company, used);
}

/**
 * Takes a seat for a pending agent. Other pending agents do not count: more may sign up with the company's code
 * than the plan includes, and the company chooses.
 */
export async function takeSeatOfPending(tx: Tx, company: Seated): Promise<void> {
  await refuseWhenFull(tx, company, ({ active, invited }) => active + invited);
}

async function refuseWhenFull(tx: Tx, company: Seated, taken: (counts: Counts) => number): Promise<void> {
  await lockCompany(tx, company);
  if (company.customerId === null) return;
  const total = await lockSeats(tx, company.customerId);
  if (taken(await count(tx, company.id)) < total) return;
  throw conflict(
    m.network__agents_and_open_invitations_use({ total, value: await largerPlan(tx, company.customerId, total + 1) }),
  );
}

/** Names the smallest plan with this many seats and its price, as a sentence for the owner. */
async function largerPlan(db: Db, customerId: number, seats: number): Promise<string> {
  const tier = tierFor(seats);
  const { name, seatsMax } = tierFacts[tier];
  const interval = (await subscriptionStatusOf(db, customerId))?.billingInterval ?? 'monthly';
  const price = priceOn(new Date().toISOString().slice(0, 10), tier, interval);
  if (!price || seatsMax === null)
    return m.companies__plans_for_more_than_agents({ seatsMax: tierFacts.enterprise.seatsMax! });
  const each = interval === 'yearly' ? m.companies__a_year() : m.companies__a_month();
  return m.companies__the_plan_holds_for_before({ name, seatsMax: seatsMax!, value: dollars(price.amountCents), each });
}

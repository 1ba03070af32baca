import { m } from '@lintel/messages';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { hasWords } from '../../../platform/database/containing.ts';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { feeCharges, ledgerEntries } from '../tables.ts';
import type { Fee, FeeFilters } from './contract.ts';

type FeeQuery = z.infer<typeof FeeFilters>;

const selectFees = (db: Db) =>
  db
    .select({ charge: feeCharges, firstName: personProfiles.firstName, lastName: personProfiles.lastName })
    .from(feeCharges)
    .innerJoin(agentProfiles, eq(agentProfiles.id, feeCharges.agentId))
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId));

type FeeRow = Awaited<ReturnType<typeof selectFees>>[number];

/** Queries for the charges of one company. */
export function companyFees(db: Db, resellerId: number) {
  const where = ({ month, status, search }: FeeQuery) =>
    and(
      eq(feeCharges.resellerId, resellerId),
      month ? eq(feeCharges.month, `${month}-01`) : undefined,
      status ? eq(feeCharges.status, status) : undefined,
      search ? matches(search) : undefined,
    );
  return {
    async list(filters: FeeQuery, { limit, offset }: { limit?: number; offset?: number } = {}): Promise<Fee[]> {
      const query = selectFees(db).where(where(filters)).orderBy(desc(feeCharges.month), asc(feeCharges.number));
      return (limit === undefined ? await query : await query.limit(limit).offset(offset ?? 0)).map(shown);
    },
    /** Counted without the status filter, so the totals stay the same while the list shows open charges only. */
    async totals({ month, search }: FeeQuery) {
      const byStatus = await db
        .select({ status: feeCharges.status, count: count(), cents: cents(sql`sum(${feeCharges.amountCents})`) })
        .from(feeCharges)
        .innerJoin(agentProfiles, eq(agentProfiles.id, feeCharges.agentId))
        .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
        .where(where({ month, search }))
        .groupBy(feeCharges.status);
      const of = (status: Fee['status']) => byStatus.find((row) => row.status === status);
      const [openCents, paidCents] = [of('open')?.cents ?? 0, of('paid')?.cents ?? 0];
      return {
        counts: { open: of('open')?.count ?? 0, paid: of('paid')?.count ?? 0, void: of('void')?.count ?? 0 },
        totals: { openCents, paidCents, issuedCents: openCents + paidCents, open: of('open')?.count ?? 0 },
      };
    },
    async months(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ month: feeCharges.month })
        .from(feeCharges)
        .where(eq(feeCharges.resellerId, resellerId))
        .orderBy(desc(feeCharges.month));
      return rows.map(({ month }) => month.slice(0, 7));
    },
    /** Returns one charge. A charge of another company is not found. */
    async one(id: number): Promise<Fee> {
      const [row] = await selectFees(db).where(and(eq(feeCharges.resellerId, resellerId), eq(feeCharges.id, id)));
      if (!row) throw notFound(m.network__we_couldnt_find_this_fee());
      return shown(row);
    },
  };
}

/** Returns the charges of one agent, newest first. */
export async function agentFees(db: Db, agentId: number, { limit, offset }: { limit: number; offset: number }) {
  const rows = await selectFees(db)
    .where(eq(feeCharges.agentId, agentId))
    .orderBy(desc(feeCharges.month))
    .limit(limit)
    .offset(offset);
  const [all] = await db.select({ total: count() }).from(feeCharges).where(eq(feeCharges.agentId, agentId));
  return { fees: rows.map(shown), total: all?.total ?? 0 };
}

/** Returns an agent's balance from the ledger. */
export async function balanceOf(db: Db, agentId: number): Promise<number> {
  const [found] = await db
    .select({ cents: cents(sql`coalesce(sum(${ledgerEntries.amountCents}), 0)`) })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, `agent:${agentId}`));
  return found?.cents ?? 0;
}

/** PostgreSQL returns sums as text, because they may exceed the column's type. */
const cents = (sum: SQL) => sql`${sum}`.mapWith(Number);

/** Requires each search word to appear in the agent's name or the charge's number. */
function matches(search: string): SQL | undefined {
  const text = sql`concat_ws(' ', ${personProfiles.firstName}, ${personProfiles.lastName}, ${feeCharges.number})`;
  return hasWords(text, search);
}

/** Maps a row to the API's fee. */
const shown = ({ charge, firstName, lastName }: FeeRow): Fee => ({
  id: charge.id,
  number: charge.number,
  month: charge.month.slice(0, 7),
  agent: { id: charge.agentId, name: `${firstName} ${lastName}` },
  status: charge.status,
  currency: charge.currency,
  priceCents: charge.priceCents,
  amountCents: charge.amountCents,
  lines: charge.lines,
  issuedAt: charge.issuedAt.toISOString(),
  paidOn: charge.paidOn,
  voidReason: charge.voidReason,
});

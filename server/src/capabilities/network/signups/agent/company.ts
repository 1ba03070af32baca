import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../foundation/db.ts';
import { isOpen } from '../../reseller/invitations/rows.ts';
import { invitations, resellers } from '../../tables.ts';
import { mayWork } from '../../wholesaler/companies/may-work.ts';
import type { JoinableCompany } from './contract.ts';

type Row = typeof resellers.$inferSelect;

/** The company that agents join with a code; none where it may not work, as where there is no such code. */
export const companyByCode = (db: Db, code: string): Promise<Row | undefined> =>
  joinable(db, sql`lower(${resellers.resellerCode}) = lower(${code})`);

/** The company that an agent applies to; none where it may not work, as where there is no such company. */
export const companyById = (db: Db, id: number): Promise<Row | undefined> =>
  // An id past what the column holds is one of no company, and no error.
  id > 0 && id < 2 ** 31 ? joinable(db, eq(resellers.id, id)) : Promise.resolve(undefined);

async function joinable(db: Db, condition: SQL): Promise<Row | undefined> {
  const [company] = await db.select().from(resellers).where(and(condition, mayWork));
  return company;
}

/** The invitation of a token, if it still holds and its company may work. */
export async function invitationByToken(db: Db, token: string) {
  const [found] = await db
    .select({ invitation: invitations, company: resellers })
    .from(invitations)
    .innerJoin(resellers, eq(resellers.id, invitations.resellerId))
    .where(and(eq(invitations.tokenHash, createHash('sha256').update(token).digest('hex')), isOpen, mayWork));
  return found;
}

/** What of a company those see who may join it. */
export const joinableCompany = ({ companyName, resellerCode, agentPriceCents }: Row): JoinableCompany => ({
  companyName,
  resellerCode: resellerCode ?? '',
  agentPriceCents,
  currency: 'usd',
});

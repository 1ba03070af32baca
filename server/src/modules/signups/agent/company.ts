import { createHash } from 'node:crypto';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { invitations, isOpen, mayWork, resellers } from '../../companies/index.ts';
import type { JoinableCompany } from './contract.ts';

type Row = typeof resellers.$inferSelect;

/** Returns the company of a join code, or undefined when the code is unknown or the company may not work. */
export const companyByCode = (db: Db, code: string): Promise<Row | undefined> =>
  joinable(db, sql`lower(${resellers.resellerCode}) = lower(${code})`);

/** Returns the company that an agent applies to, or undefined when it does not exist or may not work. */
export const companyById = (db: Db, id: number): Promise<Row | undefined> =>
  // An id beyond the column's range matches no company instead of failing.
  id > 0 && id < 2 ** 31 ? joinable(db, eq(resellers.id, id)) : Promise.resolve(undefined);

async function joinable(db: Db, condition: SQL): Promise<Row | undefined> {
  const [company] = await db.select().from(resellers).where(and(condition, mayWork));
  return company;
}

/** Returns the invitation of a token, if it is valid and its company may work. */
export async function invitationByToken(db: Db, token: string) {
  const [found] = await db
    .select({ invitation: invitations, company: resellers })
    .from(invitations)
    .innerJoin(resellers, eq(resellers.id, invitations.resellerId))
    .where(and(eq(invitations.tokenHash, createHash('sha256').update(token).digest('hex')), isOpen, mayWork));
  return found;
}

/** The public fields of a company for agents who may join it. */
export const joinableCompany = ({ companyName, resellerCode, agentPriceCents }: Row): JoinableCompany => ({
  companyName,
  resellerCode: resellerCode ?? '',
  agentPriceCents,
  currency: 'usd',
});

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { personProfiles } from '../../accounts/index.ts';
import type { loanApplications } from '../tables.ts';
import { coBorrowers, loanSignatures } from './co-borrower.tables.ts';

type ApplicationRecord = typeof loanApplications.$inferSelect;

export type Role = 'borrower' | 'co_borrower' | 'agent';

export async function coBorrowerOf(db: Db, applicationId: number) {
  const [found] = await db.select().from(coBorrowers).where(eq(coBorrowers.applicationId, applicationId));
  return found;
}

/** The role in an application of a person who may see it. */
export async function roleOf(db: Db, { id, buyerId }: ApplicationRecord, me: Person): Promise<Role> {
  if (buyerId === me.id) return 'borrower';
  return (await coBorrowerOf(db, id))?.personId === me.id ? 'co_borrower' : 'agent';
}

/** Names of the co-borrowers who joined, by application. */
export async function coBorrowerNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: coBorrowers.applicationId, name: personProfiles.name })
    .from(coBorrowers)
    .innerJoin(personProfiles, eq(personProfiles.id, coBorrowers.personId))
    .where(and(inArray(coBorrowers.applicationId, [...ids]), isNotNull(coBorrowers.joinedAt)));
  return new Map(rows.map(({ id, name }) => [id, name ?? '']));
}

export async function signaturesOf(db: Db, { id, version }: ApplicationRecord) {
  const rows = await db
    .select({
      personId: loanSignatures.personId,
      name: personProfiles.name,
      version: loanSignatures.version,
      at: loanSignatures.signedAt,
    })
    .from(loanSignatures)
    .innerJoin(personProfiles, eq(personProfiles.id, loanSignatures.personId))
    .where(eq(loanSignatures.applicationId, id))
    .orderBy(asc(loanSignatures.signedAt));
  return rows.map(({ name, at, version: signed, personId }) => ({
    ...{ personId, name: name ?? '', at: at.toISOString(), isCurrent: signed === version },
  }));
}

export async function sign(db: Db, { id: applicationId, version }: ApplicationRecord, personId: number): Promise<void> {
  const row = { version, signedAt: new Date() };
  await db
    .insert(loanSignatures)
    .values({ applicationId, personId, ...row })
    .onConflictDoUpdate({ target: [loanSignatures.applicationId, loanSignatures.personId], set: row });
}

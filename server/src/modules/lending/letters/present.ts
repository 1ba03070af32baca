import { desc, eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { licenseDay } from '../../licensing/index.ts';
import { letterLimits, loanApplications, loanLetters } from '../tables.ts';
import type { Letter, LetterLimits } from './contract.ts';
import { licensesFor } from './licenses.ts';

type LimitsRow = typeof letterLimits.$inferSelect;

export async function limitsOf(db: Db, applicationId: number): Promise<LetterLimits | null> {
  const [row] = await db.select().from(letterLimits).where(eq(letterLimits.applicationId, applicationId));
  return row ? presentLimits(row) : null;
}

export const presentLimits = ({
  kind,
  program,
  ratePercent,
  years,
  expiresOn,
  setAt,
  ...cents
}: LimitsRow): LetterLimits => ({
  ...{ kind, program, ratePercent, years, expiresOn, setAt: setAt.toISOString() },
  ...{
    priceMax: cents.priceMaxCents / 100,
    loanMax: cents.loanMaxCents / 100,
    paymentMax: cents.paymentMaxCents / 100,
  },
  ...{ downMin: cents.downMinCents / 100, cashMax: cents.cashMaxCents / 100 },
});

export interface LetterRecord {
  letter: typeof loanLetters.$inferSelect;
  application: typeof loanApplications.$inferSelect;
}

/** Letters with the application of each, the latest first. */
export const letterRecords = (db: Db, where: SQL | undefined): Promise<LetterRecord[]> =>
  db
    .select({ letter: loanLetters, application: loanApplications })
    .from(loanLetters)
    .innerJoin(loanApplications, eq(loanApplications.id, loanLetters.applicationId))
    .where(where)
    .orderBy(desc(loanLetters.id));

/** The status is derived at each request, so a revoked letter or a lapsed license shows at once. */
export async function statusOf(db: Db, { letter, application }: LetterRecord, now: Date): Promise<Letter['status']> {
  if (letter.revokedAt !== null || application.status === 'rejected' || application.status === 'withdrawn')
    return 'revoked';
  // Valid to the end of the day in every zone of the two countries, as a license is.
  if (licenseDay(now) > letter.expiresOn) return 'expired';
  return (await licensesFor(db, application.agentId, application.stateOrProvince, now)) ? 'valid' : 'license_lapsed';
}

export async function presentLetter(db: Db, record: LetterRecord, now: Date): Promise<Letter> {
  const { id, code, kind, program, home, priceCents, loanCents, expiresOn, issuedAt } = record.letter;
  const amounts = { price: priceCents / 100, loanAmount: loanCents / 100 };
  return {
    id,
    code,
    kind,
    program,
    home,
    ...amounts,
    expiresOn,
    issuedAt: issuedAt.toISOString(),
    status: await statusOf(db, record, now),
  };
}

export async function lettersOf(db: Db, where: SQL, now: Date): Promise<Letter[]> {
  const records = await letterRecords(db, where);
  return Promise.all(records.map((record) => presentLetter(db, record, now)));
}

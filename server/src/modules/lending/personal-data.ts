import { m } from '@lintel/messages';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { eraseApplications } from './applications/retention.ts';
import { activeStatuses } from './applications/statuses/contract.ts';
import { coBorrowers, loanSignatures } from './co-borrower/co-borrower.tables.ts';
import { joinedBy, leaveAll } from './co-borrower/personal-data.ts';
import {
  letterLimits,
  loanApplications,
  loanConditions,
  loanDemographics,
  loanDisclosures,
  loanEvents,
  loanLetters,
  rateLocks,
  statusShares,
} from './tables.ts';

/** A borrower's applications, decrypted in the export. They are erased with the account, or when the law allows it. */
export const lendingData: PersonalData = {
  name: 'mortgage',
  tables: [
    'loan_applications',
    'loan_demographics',
    'loan_events',
    'loan_conditions',
    'loan_disclosures',
    'loan_rate_locks',
    'loan_letter_limits',
    'loan_letters',
    'loan_rate_sheets',
    'loan_status_shares',
    'loan_co_borrowers',
    'loan_signatures',
  ],
  async rows(db, personId) {
    const own = await db.select().from(loanApplications).where(eq(loanApplications.buyerId, personId));
    const ids = own.map(({ id }) => id);
    const of = <T extends typeof loanConditions.applicationId>(column: T) =>
      ids.length > 0 ? inArray(column as typeof loanConditions.applicationId, ids) : undefined;
    const none = ids.length === 0;
    const demographics = await db.select().from(loanDemographics).where(eq(loanDemographics.personId, personId));
    return {
      applications: own.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown })),
      demographics: demographics.map(({ data, ...row }) => ({ ...row, data: JSON.parse(data) as unknown })),
      conditions: none ? [] : await db.select().from(loanConditions).where(of(loanConditions.applicationId)),
      disclosures: none
        ? []
        : await db.select().from(loanDisclosures).where(inArray(loanDisclosures.applicationId, ids)),
      rateLocks: none ? [] : await db.select().from(rateLocks).where(inArray(rateLocks.applicationId, ids)),
      limits: none ? [] : await db.select().from(letterLimits).where(inArray(letterLimits.applicationId, ids)),
      letters: none ? [] : await db.select().from(loanLetters).where(inArray(loanLetters.applicationId, ids)),
      statusShares: none ? [] : await db.select().from(statusShares).where(inArray(statusShares.applicationId, ids)),
      events: await db.select().from(loanEvents).where(eq(loanEvents.byId, personId)),
      coBorrowers: none
        ? []
        : await db
            .select({ email: coBorrowers.email })
            .from(coBorrowers)
            .where(inArray(coBorrowers.applicationId, ids)),
      coBorrowerOf: await joinedBy(db, personId),
      signatures: await db.select().from(loanSignatures).where(eq(loanSignatures.personId, personId)),
      reviews: await db.select().from(loanConditions).where(eq(loanConditions.reviewedById, personId)),
    };
  },
  async erase(tx, personId) {
    await eraseApplications(tx, personId);
    await leaveAll(tx, personId);
    await tx.update(loanEvents).set({ byId: null }).where(eq(loanEvents.byId, personId));
    await tx.update(loanConditions).set({ reviewedById: null }).where(eq(loanConditions.reviewedById, personId));
  },
  async obstacle(db, personId) {
    const open = await db
      .select({ id: loanApplications.id })
      .from(loanApplications)
      .leftJoin(coBorrowers, eq(coBorrowers.applicationId, loanApplications.id))
      .where(
        and(
          or(eq(loanApplications.buyerId, personId), eq(coBorrowers.personId, personId)),
          inArray(loanApplications.status, [...activeStatuses]),
        ),
      )
      .limit(1);
    return open.length > 0 ? m.lending__withdraw_your_application_first() : undefined;
  },
};

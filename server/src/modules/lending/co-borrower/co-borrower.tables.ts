import { index, integer, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { sealedText } from '../../../platform/secrets/at-rest.ts';
import { personId } from '../../accounts/index.ts';
import { loanApplications } from '../tables.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const applicationId = () => integer().references(() => loanApplications.id, { onDelete: 'cascade' });

/** The second borrower of an application: invited by email, then joined with consent. */
export const coBorrowers = pgTable(
  'loan_co_borrowers',
  {
    applicationId: applicationId().primaryKey(),
    /** Address of the invitation, in lower case; only its account may join. */
    email: sealedText('loan co-borrower').notNull(),
    /** SHA-256 of the emailed token, in hex; null once it was used. */
    tokenHash: text(),
    expiresAt: instant().notNull(),
    personId: personId('cascade'),
    joinedAt: instant(),
  },
  (t) => [unique('loan_co_borrowers_token').on(t.tokenHash), index('loan_co_borrowers_person').on(t.personId)],
);

/** Signatures of borrowers. Each is on one version of the data, so a later change needs a new one. */
export const loanSignatures = pgTable(
  'loan_signatures',
  {
    applicationId: applicationId().notNull(),
    personId: personId('cascade').notNull(),
    version: integer().notNull(),
    signedAt: instant().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.personId] })],
);

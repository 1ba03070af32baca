import { date, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';
import { personId } from '../../accounts/index.ts';
import { agentId } from '../../companies/index.ts';
import { documentId } from '../../documents/index.ts';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** Written agreements of a buyer and an agent, as the agent recorded them. */
export const buyerAgreements = pgTable(
  'buyer_agreements',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyerId: personId('cascade').notNull(),
    agentId: agentId('cascade').notNull(),
    documentId: documentId(),
    signedOn: date({ mode: 'string' }).notNull(),
    /** The last day. */
    expiresOn: date({ mode: 'string' }).notNull(),
    endedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (t) => [index('buyer_agreements_pair').on(t.agentId, t.buyerId)],
);

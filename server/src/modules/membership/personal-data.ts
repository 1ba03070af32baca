import { eq, inArray } from 'drizzle-orm';
import type { PersonalData } from '../accounts/index.ts';
import { agentProfiles } from '../companies/index.ts';
import { agentTerms, feeCharges, ledgerEntries } from './tables.ts';

/** An agent's fee terms, charges and payments. They stay in the company's ledger without a name. */
export const membershipData: PersonalData = {
  name: 'network',
  tables: ['agent_terms', 'fee_charges', 'ledger_entries'],
  async rows(db, personId) {
    const ownIds = db.select({ id: agentProfiles.id }).from(agentProfiles).where(eq(agentProfiles.personId, personId));
    const fees = await db.select().from(feeCharges).where(inArray(feeCharges.agentId, ownIds));
    const feeLedger = await db
      .select()
      .from(ledgerEntries)
      .where(
        inArray(
          ledgerEntries.chargeId,
          fees.map(({ id }) => id),
        ),
      );
    return { terms: await db.select().from(agentTerms).where(inArray(agentTerms.agentId, ownIds)), fees, feeLedger };
  },
};

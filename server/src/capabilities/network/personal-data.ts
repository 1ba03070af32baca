import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../foundation/db.ts';
import { type PersonalData, people } from '../accounts/index.ts';
import { agentTerms, feeCharges, ledgerEntries } from './fees/fees.tables.ts';
import {
  agentCodes,
  agents,
  buyers,
  invitations,
  licenseChecks,
  licenses,
  resellerNotes,
  resellers,
  signUps,
} from './tables.ts';

/**
 * What somebody is in the network. Licences and their checks stay: they are the proof that a register
 * was looked at. So do the fees that a company charged an agent: they are in its books, without a name.
 */
export const networkData: PersonalData = {
  name: 'network',
  tables: [
    'resellers',
    'agents',
    'buyers',
    'licenses',
    'license_checks',
    'agent_codes',
    'invitations',
    'sign_ups',
    'reseller_notes',
    'agent_terms',
    'fee_charges',
    'ledger_entries',
  ],
  rows: async (db, personId) => ({
    companies: await db.select().from(resellers).where(eq(resellers.ownerId, personId)),
    agent: await db.select().from(agents).where(eq(agents.personId, personId)),
    buyer: await db.select().from(buyers).where(eq(buyers.personId, personId)),
    ...(await licencesOf(db, personId)),
    codes: await db
      .select()
      .from(agentCodes)
      .where(inArray(agentCodes.agentId, agentIds(db, personId))),
    ...(await feesOf(db, personId)),
    invitations: await invitationsOf(db, personId),
    signUps: await db.select({ at: signUps.createdAt }).from(signUps).where(eq(signUps.personId, personId)),
    checksMade: await db.select().from(licenseChecks).where(eq(licenseChecks.checkedById, personId)),
    notesWritten: await db.select().from(resellerNotes).where(eq(resellerNotes.authorId, personId)),
  }),
  async erase(tx, personId) {
    const mine = agentIds(tx, personId);
    await tx.update(buyers).set({ agentId: null }).where(inArray(buyers.agentId, mine));
    await tx.update(agentCodes).set({ isActive: false }).where(inArray(agentCodes.agentId, mine));
    await tx
      .update(agents)
      .set({ status: 'left', leftAt: sql`coalesce(left_at, now())` })
      .where(eq(agents.personId, personId));
    await tx.delete(buyers).where(eq(buyers.personId, personId));
    await tx.delete(signUps).where(eq(signUps.personId, personId));
    await tx
      .update(invitations)
      .set({ email: `deleted-${personId}@deleted.invalid` })
      .where(eq(invitations.email, addressOf(tx, personId)));
    await tx
      .update(resellers)
      .set({ contactPersonName: null, contactPersonPhone: null, phone: null })
      .where(eq(resellers.ownerId, personId));
  },
  async obstacle(db, personId) {
    const [agent] = await db
      .select({ id: agents.id })
      .from(agents)
      .innerJoin(resellers, eq(resellers.id, agents.resellerId))
      .where(and(eq(resellers.ownerId, personId), inArray(agents.status, ['pending', 'active', 'suspended'])))
      .limit(1);
    return agent && 'Your company still has agents; please let them go first';
  },
};

const agentIds = (db: Db | Tx, personId: number) =>
  db.select({ id: agents.id }).from(agents).where(eq(agents.personId, personId));

const addressOf = (db: Db | Tx, personId: number) =>
  sql`(${db.select({ email: people.email }).from(people).where(eq(people.id, personId))})`;

const invitationsOf = (db: Db, personId: number) =>
  db
    .select({ email: invitations.email, createdAt: invitations.createdAt, acceptedAt: invitations.acceptedAt })
    .from(invitations)
    .where(eq(invitations.email, addressOf(db, personId)));

async function licencesOf(db: Db, personId: number) {
  const companies = db.select({ id: resellers.id }).from(resellers).where(eq(resellers.ownerId, personId));
  const own = await db
    .select()
    .from(licenses)
    .where(or(inArray(licenses.agentId, agentIds(db, personId)), inArray(licenses.resellerId, companies)));
  const checks = await db
    .select()
    .from(licenseChecks)
    .where(
      inArray(
        licenseChecks.licenseId,
        own.map(({ id }) => id),
      ),
    );
  return { licences: own, licenceChecks: checks.map(({ checkedById: _, ...check }) => check) };
}

/** What an agent agreed on with the company, was charged, and paid. */
async function feesOf(db: Db, personId: number) {
  const mine = agentIds(db, personId);
  const charges = await db.select().from(feeCharges).where(inArray(feeCharges.agentId, mine));
  const entries = await db
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.chargeId,
        charges.map(({ id }) => id),
      ),
    );
  return {
    terms: await db.select().from(agentTerms).where(inArray(agentTerms.agentId, mine)),
    fees: charges,
    feeLedger: entries,
  };
}

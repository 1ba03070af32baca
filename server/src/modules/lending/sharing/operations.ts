import { m } from '@lintel/messages';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles } from '../../companies/index.ts';
import { refreshPages } from '../../notifications/index.ts';
import { worksWith } from '../../professionals/index.ts';
import { applicationAccess } from '../access.ts';
import { storedOf } from '../applications/present.ts';
import { lendingContract as contract } from '../contract.ts';
import { agentPersonOf } from '../parties.ts';
import { loanApplications, statusShares as table } from '../tables.ts';

export const statusShares = serve(contract.statusShares, {
  access: applicationAccess.may('own'),
  run: ({ subject: { id, buyerId }, db }) => sharesOf(db, id, buyerId),
});

export const shareStatus = serve(contract.shareStatus, {
  access: applicationAccess.may('own'),
  writes: true,
  async run({ input: { id: applicationId, agentId, shared }, subject: { buyerId }, tx, emit, audit }) {
    const before = (await sharesOf(tx, applicationId, buyerId)).find((share) => share.agentId === agentId);
    if (!before) throw invalid('agentId', m.lending__must_be_one_of_your_agents());
    if (shared) await tx.insert(table).values({ applicationId, agentId }).onConflictDoNothing();
    else await tx.delete(table).where(and(eq(table.applicationId, applicationId), eq(table.agentId, agentId)));
    if (before.shared !== shared)
      await audit({
        action: shared ? 'loan.status_shared' : 'loan.status_unshared',
        object: `loan:${applicationId}`,
        details: { agentId },
      });
    await refreshPages(emit, [await agentPersonOf(tx, agentId)], 'lending');
    return sharesOf(tx, applicationId, buyerId);
  },
});

/** A share counts only while the two still work together. */
export const sharedStatuses = serve(contract.sharedStatuses, {
  access: signedIn,
  async run({ me, db }) {
    const rows = await db
      .select({ application: loanApplications, borrower: personProfiles.name })
      .from(table)
      .innerJoin(agentProfiles, and(eq(agentProfiles.id, table.agentId), eq(agentProfiles.status, 'active')))
      .innerJoin(loanApplications, eq(loanApplications.id, table.applicationId))
      .innerJoin(personProfiles, eq(personProfiles.id, loanApplications.buyerId))
      .where(and(eq(agentProfiles.personId, me.id), worksWith(me, loanApplications.buyerId)))
      .orderBy(desc(loanApplications.changedAt), asc(loanApplications.id));
    return rows.map(({ application, borrower }) => {
      const home = storedOf(application).values['subject_property.1.AddressLineText'];
      const { id: applicationId, buyerId: borrowerId, status, closingOn, changedAt } = application;
      return {
        ...{ applicationId, borrowerId, borrower, status, closingOn, changedAt: changedAt.toISOString() },
        home: typeof home === 'string' ? home : null,
      };
    });
  },
});

/** The real estate agents who work with a buyer. */
async function sharesOf(db: Db, applicationId: number, buyerId: number) {
  const rows = await db
    .select({ agentId: agentProfiles.id, name: personProfiles.name, since: table.sharedAt })
    .from(agentProfiles)
    .innerJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .leftJoin(table, and(eq(table.agentId, agentProfiles.id), eq(table.applicationId, applicationId)))
    .where(
      and(eq(agentProfiles.agentType, 'real_estate'), worksWith({ id: agentProfiles.personId }, sql`${buyerId}::int`)),
    )
    .orderBy(asc(personProfiles.name), asc(agentProfiles.id));
  return rows.map(({ since, ...agent }) => ({ ...agent, shared: since !== null }));
}

import { m } from '@lintel/messages';
import { desc, eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { signedIn } from '../../../platform/serve/access.ts';
import { conflict, notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { personProfiles } from '../../accounts/index.ts';
import { agentProfiles, companyProfiles, setVerification } from '../../companies/index.ts';
import { notifyOperators } from '../../notifications/index.ts';
import { waitingLicense } from '../notices.ts';
import { licenseAppeals, licenses } from '../tables.ts';
import { checksOf } from '../verifications/checks.ts';
import { appealsContract as contract, type MyLicense } from './contract.ts';

/**
 * Limits licenses to the agent's own and those of a company the person owns. All others are reported as not found.
 */
const isOwn = (personId: number) => or(eq(agentProfiles.personId, personId), eq(companyProfiles.ownerId, personId));

const selectOwn = (db: Db, personId: number) =>
  db
    .select({ license: licenses, company: companyProfiles.companyName, agent: personProfiles.name })
    .from(licenses)
    .leftJoin(agentProfiles, eq(agentProfiles.id, licenses.agentId))
    .leftJoin(companyProfiles, eq(companyProfiles.id, licenses.resellerId))
    .leftJoin(personProfiles, eq(personProfiles.id, agentProfiles.personId))
    .where(isOwn(personId))
    .orderBy(licenses.id)
    .$dynamic();

export const myLicenses = serve(contract.myLicenses, {
  access: signedIn,
  async run({ subject: me, db }) {
    const found = await selectOwn(db, me.id);
    const checks = await checksOf(
      db,
      found.map(({ license }) => license.id),
    );
    return Promise.all(
      found.map(async ({ license, company, agent }): Promise<MyLicense> => {
        const { id, licenseNumber, jurisdiction, status, expiresOn } = license;
        const last = checks.get(id)?.at(-1);
        return {
          ...{ id, licenseNumber, jurisdiction, status, expiresOn },
          holder: company ?? agent ?? '',
          decision: last ? { reason: last.reason, note: last.note, checkedAt: last.checkedAt } : null,
          appeal: await lastAppeal(db, id),
        };
      }),
    );
  },
});

async function lastAppeal(db: Db, licenseId: number): Promise<MyLicense['appeal']> {
  const [last] = await db
    .select()
    .from(licenseAppeals)
    .where(eq(licenseAppeals.licenseId, licenseId))
    .orderBy(desc(licenseAppeals.id))
    .limit(1);
  return last
    ? { message: last.message, createdAt: last.createdAt.toISOString(), open: last.resolvedAt === null }
    : null;
}

/** Reopens a rejected license for another review, with a message from its holder. */
export const appeal = serve(contract.appeal, {
  access: signedIn,
  writes: true,
  async run({ input: { id, message }, subject: me, tx, emit, audit }) {
    const own = (await selectOwn(tx, me.id)).some(({ license }) => license.id === id);
    if (!own) throw notFound();
    // The lock makes the second of two concurrent appeals see the license as already open.
    const [license] = await tx.select().from(licenses).where(eq(licenses.id, id)).for('update');
    if (license?.status !== 'rejected') throw conflict(m.network__you_can_only_appeal_a());
    const [made] = await tx
      .insert(licenseAppeals)
      .values({ licenseId: id, message })
      .returning({ id: licenseAppeals.id });
    await notifyOperators(tx, emit, waitingLicense(id, made!.id));
    await tx.update(licenses).set({ status: 'pending' }).where(eq(licenses.id, id));
    if (license.resellerId !== null) await setVerification(tx, license.resellerId, 'pending');
    await audit({ action: 'license.appealed', object: `license:${id}` });
    return { id, status: 'pending' as const };
  },
});

export const appealsOperations = { myLicenses, appeal };

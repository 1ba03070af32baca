import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { wholesaler } from '../../accounts/index.ts';
import { licenseHint } from '../licenses/format-hints.ts';
import { licenseAppeals, licenses } from '../tables.ts';
import { applicants } from './applicants.ts';
import { checksOf } from './checks.ts';
import { verificationsContract as contract, type Registered } from './contract.ts';
import { dueAfter, dueNow } from './due.ts';
import { matchNames } from './name-match.ts';

export const pending = serve(contract.pendingVerifications, {
  access: wholesaler,
  async run({ input: { of }, db }) {
    const now = new Date();
    const found = await applicants(db, of === 'pending' ? eq(licenses.status, 'pending') : dueNow(now));
    const ids = found.map(({ license }) => license.id);
    const [checks, appeals] = [await checksOf(db, ids), await openAppeals(db, ids)];
    return found.map(({ license, waitingSince, ...row }): Registered => {
      const { id, agentId, country, createdAt, status, licenseNumber, jurisdiction, licenseType, expiresOn } = license;
      const dueAt = of === 'pending' ? dueAfter(new Date(waitingSince)) : (license.checkDueAt ?? now);
      return {
        ...row,
        ...{ id, licenseNumber, jurisdiction, licenseType, expiresOn },
        status: status as Registered['status'],
        country: country === 'US' ? 'USA' : 'Canada',
        createdAt: createdAt.toISOString(),
        applicant: agentId === null ? 'company' : 'agent',
        formatHint: licenseHint(jurisdiction, licenseType, licenseNumber),
        dueAt: dueAt.toISOString(),
        overdue: dueAt < now,
        appeal: appeals.get(id) ?? null,
        checks: checks.get(id) ?? [],
      };
    });
  },
});

async function openAppeals(db: Db, ids: readonly number[]) {
  const open = new Map<number, { message: string; createdAt: string }>();
  if (ids.length === 0) return open;
  const rows = await db
    .select()
    .from(licenseAppeals)
    .where(and(inArray(licenseAppeals.licenseId, [...ids]), isNull(licenseAppeals.resolvedAt)))
    .orderBy(licenseAppeals.id);
  for (const { licenseId, message, createdAt } of rows)
    open.set(licenseId, { message, createdAt: createdAt.toISOString() });
  return open;
}

export const nameMatch = serve(contract.nameMatch, {
  access: wholesaler,
  async run({ input: { id, registerName }, db }) {
    const [found] = await applicants(db, sql`${licenses.id} = ${id}`);
    if (!found) throw notFound();
    return { statedName: found.applicantName, ...matchNames(found.applicantName, registerName) };
  },
});

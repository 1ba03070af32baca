import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { viewersOf } from '../../accounts/index.ts';
import { companyPaths, companyProfiles, notifyOwner } from '../../companies/index.ts';
import { feeCharges } from '../tables.ts';
import { dollars, monthName } from './emails.ts';

/** A charge is overdue when it is still unpaid this many days after issue. */
const OVERDUE_DAYS = 30;

/** Notifies each company of its overdue charges, once for each charged month. */
export async function notifyOfOverdue(app: Pick<AppContext, 'database' | 'events'>, now = new Date()): Promise<void> {
  const overdue = await app.database.db
    .select({
      resellerId: feeCharges.resellerId,
      ownerId: companyProfiles.ownerId,
      month: feeCharges.month,
      charges: count(),
      cents: sql<number>`sum(${feeCharges.amountCents})::integer`,
    })
    .from(feeCharges)
    .innerJoin(companyProfiles, eq(companyProfiles.id, feeCharges.resellerId))
    .where(
      and(eq(feeCharges.status, 'open'), lte(feeCharges.issuedAt, new Date(now.getTime() - OVERDUE_DAYS * DAY_MS))),
    )
    .groupBy(feeCharges.resellerId, companyProfiles.ownerId, feeCharges.month);
  const viewers = await viewersOf(
    app.database.db,
    overdue.map(({ ownerId }) => ownerId),
  );
  for (const { resellerId, ownerId, month, charges, cents } of overdue)
    await app.events.transaction((tx, emit) =>
      notifyOwner(tx, emit, resellerId, {
        kind: 'charge',
        key: `charges.overdue:${resellerId}:${month}`,
        title: charges === 1 ? m.network__one_fee_is_overdue() : m.network__fees_are_overdue({ charges }),
        body: m.network__for_hasnt_been_marked_as({
          ownerId: asViewer(viewers.get(ownerId)!, () => dollars(cents)),
          month: monthName(month),
          overdueDays: OVERDUE_DAYS,
        }),
        path: companyPaths.fees,
      }),
    );
}

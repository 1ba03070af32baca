import { and, count, eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../foundation/app-context.ts';
import { asViewer } from '../../../foundation/viewer.ts';
import { viewersOf } from '../../accounts/index.ts';
import { noticePaths, notifyOwner } from '../notices.ts';
import { resellers } from '../tables.ts';
import { dollars, monthName } from './emails.ts';
import { feeCharges } from './fees.tables.ts';

/** A charge is overdue when it is still unpaid this many days after issue. */
const OVERDUE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Notifies each company of its overdue charges, once for each charged month. */
export async function notifyOfOverdue(app: Pick<AppContext, 'database' | 'events'>, now = new Date()): Promise<void> {
  const overdue = await app.database.db
    .select({
      resellerId: feeCharges.resellerId,
      ownerId: resellers.ownerId,
      month: feeCharges.month,
      charges: count(),
      cents: sql<number>`sum(${feeCharges.amountCents})::integer`,
    })
    .from(feeCharges)
    .innerJoin(resellers, eq(resellers.id, feeCharges.resellerId))
    .where(
      and(eq(feeCharges.status, 'open'), lte(feeCharges.issuedAt, new Date(now.getTime() - OVERDUE_DAYS * DAY_MS))),
    )
    .groupBy(feeCharges.resellerId, resellers.ownerId, feeCharges.month);
  const viewers = await viewersOf(
    app.database.db,
    overdue.map(({ ownerId }) => ownerId),
  );
  for (const { resellerId, ownerId, month, charges, cents } of overdue)
    await app.events.transaction((tx, emit) =>
      notifyOwner(tx, emit, resellerId, {
        kind: 'charge',
        key: `charges.overdue:${resellerId}:${month}`,
        title: charges === 1 ? 'One charge is overdue' : `${charges} charges are overdue`,
        body: `${asViewer(viewers.get(ownerId)!, () => dollars(cents))} for ${monthName(month)} is not marked as paid ${OVERDUE_DAYS} days after it was issued.`,
        path: noticePaths.fees,
      }),
    );
}

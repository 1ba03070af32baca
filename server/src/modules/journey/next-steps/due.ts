import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { notify } from '../../notifications/index.ts';
import { formatDay, isoDay } from '../progress/format-day.ts';
import { purchaseState } from '../purchases/fold.ts';
import { daysOf } from '../purchases/present.ts';
import { purchasesOf } from '../purchases/rows.ts';
import { purchaseRecords, purchases } from '../tables.ts';

/** Days before the due date of the first notification; the second one is sent on the due date. */
const AHEAD_DAYS = 3;

/** Notifies buyers of approaching and current dates of their purchases, each once. Days are in UTC. */
export async function notifyOfDueDates(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  now = new Date(),
) {
  const today = isoDay(now);
  const ahead = isoDay(new Date(now.getTime() + AHEAD_DAYS * DAY_MS));
  const due = database.db
    .select({ id: purchaseRecords.purchaseId })
    .from(purchaseRecords)
    .where(and(gte(purchaseRecords.dueOn, today), lte(purchaseRecords.dueOn, ahead), isNull(purchaseRecords.undoneAt)));
  const rows = await database.db.select().from(purchases).where(inArray(purchases.id, due));
  for (const purchase of rows) {
    const found = (await purchasesOf(database.db, purchase.buyerId)).find(({ id }) => id === purchase.id);
    const state = purchaseState(found?.records ?? []);
    if (!state) continue;
    const near = daysOf(state, purchase.country).filter(({ dueOn }) => dueOn >= today && dueOn <= ahead);
    await events.transaction(async (tx, emit) => {
      for (const { kind, label, dueOn } of near) {
        const isToday = dueOn === today;
        await notify(tx, emit, {
          personId: purchase.buyerId,
          kind: 'journey',
          key: `journey.due:${purchase.id}:${kind}:${dueOn}:${isToday ? 'day' : 'ahead'}`,
          title: isToday ? m.journey__today({ label }) : `${label}: ${formatDay(dueOn)}`,
          body: m.journey__open_the_purchase_to_see({ home: purchase.home }),
          path: `/purchases/${purchase.id}`,
        });
      }
    });
  }
}

import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { buyerProfiles } from '../../companies/index.ts';
import { notify } from '../../notifications/index.ts';
import { letterUntil } from '../progress/fold.ts';
import { formatDay, isoDay } from '../progress/format-day.ts';
import { lettersOf } from '../progress/letters.ts';
import { publishStep } from '../progress/moves.ts';
import { journeys } from '../tables.ts';
import { RENEW_DAYS } from './rules.ts';

/** Buyers per query. */
const BATCH = 500;

/**
 * Notifies buyers whose latest approved letter expires soon, and again when it has expired; the journey then returns
 * to that step by itself. Only for buyers who are looking for a home or making offers: under contract the letter is no
 * longer needed.
 */
export async function notifyOfExpiringLetters(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  now = new Date(),
) {
  for (let after = 0; ; ) {
    const batch = await database.db
      .select({ id: journeys.personId, country: buyerProfiles.country })
      .from(journeys)
      .innerJoin(buyerProfiles, eq(buyerProfiles.personId, journeys.personId))
      .where(and(gt(journeys.personId, after), inArray(journeys.step, [3, 4])))
      .orderBy(asc(journeys.personId))
      .limit(BATCH);
    for (const { id, country } of batch) {
      const approved = (await lettersOf(database.db, id)).filter(({ state }) => state === 'approved');
      const expiryDates = approved.map(({ documentId, reviewedAt }) => ({
        documentId,
        until: letterUntil(reviewedAt!, country),
      }));
      const last = expiryDates.sort((a, b) => b.until.getTime() - a.until.getTime())[0];
      if (!last || last.until.getTime() - now.getTime() > RENEW_DAYS * DAY_MS) continue;
      const hasLapsed = last.until <= now;
      const on = formatDay(isoDay(last.until));
      await events.transaction(async (tx, emit) => {
        await notify(tx, emit, {
          personId: id,
          kind: 'journey',
          key: `journey.letter:${last.documentId}:${isoDay(last.until)}:${hasLapsed ? 'lapsed' : 'ahead'}`,
          title: hasLapsed
            ? m.journey__your_pre_approval_letter_expired({ on })
            : m.journey__your_pre_approval_letter_expires({ on }),
          body: m.journey__request_a_new_one_from(),
          path: '/documents',
        });
        if (hasLapsed) await publishStep(tx, emit, id, { now, cause: ['pre_approval'] });
      });
    }
    if (batch.length < BATCH) return;
    after = batch.at(-1)!.id;
  }
}

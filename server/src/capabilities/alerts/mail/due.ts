import { sql } from 'drizzle-orm';
import type { Tx } from '../../../foundation/db.ts';
import { DEFAULT_ZONE, nextTime } from '../../notifications/index.ts';
import type { AlertFrequency } from '../contract.ts';

/** What comes daily or weekly comes at eight. */
const MORNING = 8 * 60;

/**
 * When what happened at `since` is to be mailed: at once, on the next morning, on the next Monday morning, in the zone of
 * the person; null for never.
 */
export function mailDueAt(frequency: AlertFrequency, timeZone: string | null, since: Date): Date | null {
  switch (frequency) {
    case 'off':
      return null;
    case 'instant':
      return since;
    case 'daily':
      return nextTime(MORNING, timeZone, since);
    case 'weekly': {
      let morning = nextTime(MORNING, timeZone, since);
      while (weekdayOf(morning, timeZone) !== 'Mon') morning = nextTime(MORNING, timeZone, morning);
      return morning;
    }
  }
}

function weekdayOf(at: Date, timeZone: string | null): string {
  try {
    return new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: timeZone ?? DEFAULT_ZONE }).format(at);
  } catch {
    return weekdayOf(at, DEFAULT_ZONE);
  }
}

/**
 * What is not mailed yet comes by what is chosen now (see `write-letters.ts`, which puts off what is not due). What came
 * before a pause, or before mails were turned off, is not made up for.
 */
export async function setMailDue(tx: Tx, search: { id: number; paused: boolean; frequency: string }): Promise<void> {
  const isMailed = !search.paused && search.frequency !== 'off';
  await tx.execute(sql`
    update search_alerts set mail_due_at = ${isMailed ? sql`now()` : null}
    where search_id = ${search.id} and mail_due_at is not null`);
}

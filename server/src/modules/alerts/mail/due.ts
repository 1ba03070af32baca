import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/database/db.ts';
import { nextTime, weekdayOf } from '../../../platform/time/zone.ts';
import type { AlertFrequency } from '../contract.ts';

/** Daily and weekly alerts are sent at eight. */
const MORNING = 8 * 60;
const MONDAY = 1;

/**
 * Returns when an event at `since` should be emailed: immediately, the next morning, or the next Monday morning, in
 * the person's time zone; null for never.
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
      while (weekdayOf(morning, timeZone) !== MONDAY) morning = nextTime(MORNING, timeZone, morning);
      return morning;
    }
  }
}

/**
 * Reschedules unsent alerts to the current frequency (see `write-emails.ts`, which defers alerts that are not due).
 * Alerts from before a pause, or while emails were off, are not sent.
 */
export async function setMailDue(tx: Tx, search: { id: number; paused: boolean; frequency: string }): Promise<void> {
  const isMailed = !search.paused && search.frequency !== 'off';
  await tx.execute(sql`
    update search_alerts set mail_due_at = ${isMailed ? sql`now()` : null}
    where search_id = ${search.id} and mail_due_at is not null`);
}

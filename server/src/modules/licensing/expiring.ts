import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, between, eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import { notify } from '../notifications/index.ts';
import type { License } from './holder.ts';
import { holderOf } from './holder.ts';
import { licenseDay } from './leads.ts';
import { licensePaths } from './notices.ts';
import { licenses } from './tables.ts';

/** Days before the last day of a license, the largest first. */
const REMINDERS = [60, 30, 7] as const;

/**
 * Reminds the holder of a verified license, and an agent's company, 60, 30 and 7 days before it expires. Each reminder
 * is sent once for each expiry date; a reminder that was missed is replaced by the next one, and never sent late.
 */
export async function remindOfExpiry(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  now: Date,
): Promise<void> {
  const today = licenseDay(now);
  const last = licenseDay(new Date(now.getTime() + REMINDERS[0] * DAY_MS));
  const expiring = await database.db
    .select()
    .from(licenses)
    .where(and(eq(licenses.status, 'verified'), between(licenses.expiresOn, today, last)))
    .orderBy(licenses.id);
  for (const license of expiring)
    await events.transaction(async (tx, emit) => {
      const { about, personIds } = await holderOf(tx, license, 'expired');
      for (const personId of personIds)
        await notify(tx, emit, {
          personId,
          kind: 'license',
          key: `license.expiring:${license.id}:${license.expiresOn}:${reminderOf(license, today)}`,
          title: m.network__s_license_expires_on({
            holder: about.holder,
            expiresOn: formatDate(license.expiresOn!),
          }),
          body: m.network__license_renew_it_with_your({
            licenseNumber: license.licenseNumber,
            jurisdiction: license.jurisdiction,
          }),
          path: licensePaths.own,
        });
    });
}

/** The reminder that is due: the smallest of 60, 30 and 7 days that still covers the days left. */
function reminderOf({ expiresOn }: License, today: string): number {
  const daysLeft = (Date.parse(expiresOn!) - Date.parse(today)) / DAY_MS;
  return REMINDERS.findLast((days) => daysLeft <= days)!;
}

const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

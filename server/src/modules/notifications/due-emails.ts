import { HOUR_MS } from '@lintel/geo';
import { and, asc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { queueEmail } from '../../platform/email/email-outbox.ts';
import { quietUntil } from '../../platform/time/zone.ts';
import { profileOf } from '../accounts/index.ts';
import type { NotificationKind } from './contract.ts';
import { type Invitations, invitationsOf, invitationsToken } from './invitations.ts';
import { type MailLinks, mailLinksToken } from './mail-link.ts';
import { digestEmail, singleEmail } from './notification-emails.ts';
import { waysOf } from './preferences.ts';
import { type ReplyAddresses, replyAddressesToken } from './reply-addresses.ts';
import { notifications, quietHours } from './tables.ts';

type Row = typeof notifications.$inferSelect;

/** Maximum immediate emails per person and hour; further ones wait and are combined into the next. */
const EMAILS_PER_HOUR = 10;
/** Differs from other advisory lock numbers. */
const LOCK = 7_411_208;

/**
 * Writes the due emails, one person at a time, and returns their number. Each email commits together with the mark on
 * its notifications, so a crash does both or neither.
 */
export async function sendDueEmails(app: AppContext, now = new Date(), stopping = () => false): Promise<number> {
  const services = {
    publicUrl: app.settings.LINTEL_PUBLIC_URL,
    links: app.resolve(mailLinksToken),
    answers: app.resolve(replyAddressesToken),
    invitations: app.resolve(invitationsToken),
  };
  let written = 0;
  while (!stopping()) {
    const emails = await app.database.transaction((tx) => emailOne(tx, services, now));
    if (emails === undefined) break;
    written += emails;
  }
  return written;
}

interface EmailServices {
  publicUrl: string;
  links: MailLinks;
  answers: ReplyAddresses;
  invitations: Invitations;
}

const isDue = (now: Date) => and(lte(notifications.mailDueAt, now), isNull(notifications.readAt));

/** Returns undefined when no person is waiting or another process holds the first one. */
async function emailOne(tx: Tx, services: EmailServices, now: Date): Promise<number | undefined> {
  const [next] = await tx
    .select({ personId: notifications.personId })
    .from(notifications)
    .where(isDue(now))
    .orderBy(asc(notifications.mailDueAt), asc(notifications.id))
    .limit(1);
  if (!next) return undefined;
  const lock = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${next.personId}) as ours`,
  );
  if (!lock.rows[0]!.ours) return undefined;
  const due = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.personId, next.personId), isDue(now)))
    .orderBy(asc(notifications.id))
    .for('update');
  return due.length === 0 ? 0 : mailTo(tx, services, next.personId, due, now);
}

async function mailTo(tx: Tx, services: EmailServices, personId: number, due: Row[], now: Date): Promise<number> {
  const person = await profileOf(tx, personId);
  const ways = await waysOf(tx, personId);
  const wayOf = (row: Row) => ways[row.kind as NotificationKind]?.mail ?? 'off';
  // Turned off since, or an unconfirmed address.
  const wanted = person!.emailVerified ? due.filter((row) => wayOf(row) !== 'off') : [];
  await setDue(tx, without(due, wanted), null);
  if (wanted.length === 0) return 0;

  const [quiet] = await tx.select().from(quietHours).where(eq(quietHours.personId, personId));
  const later = quietUntil(quiet, person!.timeZone, now) ?? (await restUntil(tx, personId, now));
  if (later) {
    await setDue(tx, wanted, later);
    return 0;
  }
  const daily = wanted.filter((row) => wayOf(row) === 'daily');
  const room = EMAILS_PER_HOUR - (await emailsSince(tx, personId, now)).length;
  const singles = without(wanted, daily);
  const isMany = wanted.length > room;
  const emails = [
    ...(isMany ? [] : singles.map((row) => [row])),
    ...(isMany ? [wanted] : daily.length > 0 ? [daily] : []),
  ];
  for (const [at, rows] of emails.entries()) {
    const to = { email: person!.email, personId };
    const email = rows.length === 1 ? singleEmail(services, to, rows[0]!) : digestEmail(services, to, rows);
    await queueEmail(tx, { ...email, invitations: await invitationsOf(tx, services.invitations, to, rows) }, 'trusted');
    // Each email has its own time, by which the hourly limit counts.
    await mark(tx, rows, new Date(now.getTime() + at));
  }
  return emails.length;
}

const without = (rows: readonly Row[], taken: readonly Row[]) => rows.filter((row) => !taken.includes(row));
const idsOf = (rows: readonly Row[]) =>
  sql`${notifications.id} = any(${sql.param(rows.map(({ id }) => id))}::bigint[])`;

async function setDue(tx: Tx, rows: readonly Row[], mailDueAt: Date | null): Promise<void> {
  if (rows.length > 0) await tx.update(notifications).set({ mailDueAt }).where(idsOf(rows));
}

const mark = (tx: Tx, rows: readonly Row[], mailedAt: Date) =>
  tx.update(notifications).set({ mailedAt, mailDueAt: null }).where(idsOf(rows));

/** Returns when the hourly limit allows the next email; undefined when it does now. */
async function restUntil(tx: Tx, personId: number, now: Date): Promise<Date | undefined> {
  const sent = await emailsSince(tx, personId, now);
  return sent.length < EMAILS_PER_HOUR ? undefined : new Date(sent[0]!.getTime() + HOUR_MS + 1);
}

/** Times of the emails of the last hour, oldest first. */
async function emailsSince(tx: Tx, personId: number, now: Date): Promise<Date[]> {
  const rows = await tx
    .selectDistinct({ at: notifications.mailedAt })
    .from(notifications)
    .where(
      and(
        eq(notifications.personId, personId),
        isNotNull(notifications.mailedAt),
        gt(notifications.mailedAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(asc(notifications.mailedAt));
  return rows.map(({ at }) => at!);
}

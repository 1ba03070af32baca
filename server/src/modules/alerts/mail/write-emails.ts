import { HOUR_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { queueEmail } from '../../../platform/email/email-outbox.ts';
import type { Emit } from '../../../platform/events/events.ts';
import { asViewer } from '../../../platform/serve/viewer.ts';
import { profileOf, viewerOfPerson } from '../../accounts/index.ts';
import { publicListingsByIds } from '../../listings/index.ts';
import { notifyMany, quietUntilFor } from '../../notifications/index.ts';
import type { AlertRow } from '../alert-labels.ts';
import { singlesAnHour } from '../contract.ts';
import { linkTokensToken } from '../links/token.ts';
import type { SavedRow } from '../present.ts';
import { savedSearches, searchAlerts } from '../tables.ts';
import { alertEmail, type EmailServices } from './alert-email.ts';
import { mailDueAt } from './due.ts';

/** Differs from other advisory lock numbers. */
const LOCK = 7_411_209;

interface Due {
  alert: AlertRow;
  search: SavedRow;
}

/**
 * Writes the alert emails due at `now`, one person at a time, and returns their number. Each email commits together
 * with the mark on its alerts, so a crash does both or neither.
 */
export async function writeDueEmails(app: AppContext, now = new Date(), stopping = () => false): Promise<number> {
  const services = { publicUrl: app.settings.LINTEL_PUBLIC_URL, links: app.resolve(linkTokensToken) };
  let written = 0;
  while (!stopping()) {
    const emails = await app.events.transaction((tx, emit) => writeToOne({ tx, emit, now }, services));
    if (emails === undefined) break;
    written += emails;
  }
  return written;
}

interface Writing {
  tx: Tx;
  emit: Emit;
  now: Date;
}

/** Returns undefined when no person is waiting or another process holds the first one. */
async function writeToOne({ tx, emit, now }: Writing, services: EmailServices): Promise<number | undefined> {
  const isDue = lte(searchAlerts.mailDueAt, now);
  const [next] = await tx
    .select({ personId: searchAlerts.personId })
    .from(searchAlerts)
    .where(isDue)
    .orderBy(asc(searchAlerts.mailDueAt), asc(searchAlerts.id))
    .limit(1);
  if (!next) return undefined;
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${next.personId}) as ours`,
  );
  if (!rows[0]!.ours) return undefined;
  const alerts = await tx
    .select()
    .from(searchAlerts)
    .where(and(eq(searchAlerts.personId, next.personId), isDue))
    .orderBy(asc(searchAlerts.id))
    .for('update');
  // Read separately, so that a search with many alerts is read once.
  const searches = await tx.select().from(savedSearches).where(eq(savedSearches.personId, next.personId));
  const byId = new Map(searches.map((search) => [search.id, search]));
  const due = alerts.map((alert) => ({ alert, search: byId.get(alert.searchId)! }));
  return writeTo({ tx, emit, now }, services, next.personId, due);
}

async function writeTo(
  { tx, emit, now }: Writing,
  services: EmailServices,
  personId: number,
  due: Due[],
): Promise<number> {
  const person = await profileOf(tx, personId);
  const isMailed = ({ search }: Due) => person!.emailVerified && !search.paused && search.removedAt === null;
  await setDue(
    tx,
    due.filter((each) => !isMailed(each)),
    null,
  );
  const byMoment = Map.groupBy(due.filter(isMailed), dueAt(person!.timeZone));
  const wanted: Due[] = [];
  for (const [moment, rows] of byMoment) {
    if (moment !== null && moment <= now.getTime()) wanted.push(...rows);
    else await setDue(tx, rows, moment === null ? null : new Date(moment));
  }
  wanted.sort((a, b) => a.alert.id - b.alert.id);
  if (wanted.length === 0) return 0;
  const quiet = await quietUntilFor(tx, { id: personId, timeZone: person!.timeZone }, now);
  const instant = wanted.filter(isInstant);
  const rest = quiet ?? (await restUntil(tx, personId, instant, now));
  if (rest) await setDue(tx, quiet ? wanted : instant, rest);
  const written = quiet ? [] : rest ? wanted.filter((each) => !isInstant(each)) : wanted;
  return writeEmails({ tx, emit, now }, services, person!, written);
}

/** Due time of an alert, in milliseconds; alerts of one minute share it. */
const dueAt =
  (timeZone: string | null) =>
  ({ alert, search }: Due): number | null =>
    mailDueAt(search.frequency, timeZone, alert.createdAt)?.getTime() ?? null;

const isInstant = ({ search }: Due) => search.frequency === 'instant';

/** Writes one email per search, and an inbox entry for daily and weekly searches. */
async function writeEmails(
  { tx, emit, now }: Writing,
  services: EmailServices,
  { id: personId, email }: { id: number; email: string },
  wanted: readonly Due[],
): Promise<number> {
  const ids = wanted.map(({ alert }) => alert.listingId);
  const homes = new Map((await publicListingsByIds(tx, [...new Set(ids)])).map((row) => [row.id, row]));
  const viewer = await viewerOfPerson(tx, personId);
  const bySearch = Map.groupBy(wanted, ({ search }) => search.id);
  let emails = 0;
  for (const found of bySearch.values()) {
    const { search } = found[0]!;
    const alerts = found.map(({ alert }) => alert);
    // Skips homes that are no longer shown.
    const shown = alerts.filter(({ listingId }) => homes.has(listingId));
    if (shown.length > 0) {
      const written = asViewer(viewer, () => alertEmail(services, email, search, shown, homes));
      await queueEmail(tx, written, 'trusted');
      emails += 1;
    }
    if (shown.length > 0 && search.frequency !== 'instant')
      await notifyMany(tx, emit, [digestNews(personId, search, shown)]);
  }
  if (wanted.length > 0) await tx.update(searchAlerts).set({ mailedAt: now, mailDueAt: null }).where(idsOf(wanted));
  return emails;
}

function digestNews(personId: number, search: SavedRow, alerts: readonly AlertRow[]) {
  const homes = new Set(alerts.map(({ listingId }) => listingId)).size;
  return {
    personId,
    kind: 'home_alert' as const,
    key: `home_alert:digest:${search.id}:${alerts.at(-1)!.id}`,
    title: m.alerts__for_2({
      value: homes === 1 ? m.alerts__1_home() : m.alerts__homes({ count: homes.toLocaleString('en-US') }),
      name: search.name,
    }),
    body:
      search.frequency === 'daily' ? m.alerts__new_matches_since_yesterday() : m.alerts__new_matches_since_last_week(),
    path: `/saved-searches/${search.id}`,
  };
}

/**
 * Above ten homes within an hour the remaining alerts wait until an hour after the last email and are sent together.
 */
async function restUntil(tx: Tx, personId: number, wanted: readonly Due[], now: Date): Promise<Date | undefined> {
  const { rows } = await tx.execute<{ homes: number; last: string | null }>(sql`
    select count(*)::integer as homes, max(mailed_at)::text as last
    from search_alerts a join saved_searches s on s.id = search_id
    where a.person_id = ${personId} and s.frequency = 'instant'
      and mailed_at > ${new Date(now.getTime() - HOUR_MS).toISOString()}::timestamptz`);
  const { homes, last } = rows[0]!;
  if (last === null || wanted.length === 0 || homes + wanted.length <= singlesAnHour) return undefined;
  return new Date(new Date(last).getTime() + HOUR_MS);
}

const idsOf = (rows: readonly Due[]) =>
  sql`${searchAlerts.id} = any(${sql.param(rows.map(({ alert }) => alert.id))}::bigint[])`;

async function setDue(tx: Tx, rows: readonly Due[], mailDueAt: Date | null): Promise<void> {
  if (rows.length > 0) await tx.update(searchAlerts).set({ mailDueAt }).where(idsOf(rows));
}

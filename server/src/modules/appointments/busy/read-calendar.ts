import { DAY_MS } from '@lintel/geo';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { workingHoursOf } from '../../professionals/index.ts';
import type { Stop } from '../availability/slots.ts';
import { busyCalendars, busyTimes, type Failure } from './busy.tables.ts';
import { type BusyTime, busyTimesIn } from './busy-times.ts';
import { fetchCalDav } from './fetch-caldav.ts';
import { fetchCalendar } from './fetch-calendar.ts';
import { CalendarProblem } from './public-fetch.ts';

/** How calendars are reached; throws a `CalendarProblem`. */
export const calendarFetchToken = token<{ fetch: typeof fetch }>('fetch of calendars');

/** The address of an iCalendar file, or of a CalDAV server with an account. */
export type CalendarSource = Pick<typeof busyCalendars.$inferSelect, 'address' | 'username' | 'password'>;

/** Appointments are asked for within four weeks; a year is read, so that a failing calendar stays useful. */
const DAYS_AHEAD = 365;
const FAILURES_KEPT = 20;

type Read = { times: BusyTime[] } | { problem: Failure['problem'] };

/** Reads the busy times of a calendar. */
export async function readCalendar(
  fetchFrom: typeof fetch,
  { address, username, password }: CalendarSource,
  timeZone: string,
): Promise<Read> {
  const now = Date.now();
  const range = { from: now - DAY_MS, until: now + DAYS_AHEAD * DAY_MS, timeZone };
  try {
    const texts =
      username !== null && password !== null
        ? await fetchCalDav({ address, username, password }, range, fetchFrom)
        : [await fetchCalendar(address, fetchFrom)];
    return { times: busyTimesIn(texts, range) };
  } catch (error) {
    return { problem: error instanceof CalendarProblem ? error.problem : 'no_calendar' };
  }
}

/** Stores what was read. The times of the last success stay when a reading fails. */
export async function store(tx: Tx, agentId: number, read: Read, now: Date): Promise<void> {
  const of = eq(busyCalendars.agentId, agentId);
  if ('problem' in read) {
    const failure = JSON.stringify([{ at: now.toISOString(), problem: read.problem }]);
    await tx
      .update(busyCalendars)
      .set({
        triedAt: now,
        failures: sql`(select jsonb_agg(kept order by place) from
          jsonb_array_elements(${failure}::jsonb || ${busyCalendars.failures}) with ordinality as each (kept, place)
          where place <= ${FAILURES_KEPT})`,
      })
      .where(of);
    return;
  }
  const changed = await tx.update(busyCalendars).set({ triedAt: now, readAt: now }).where(of).returning();
  if (changed.length === 0) return;
  await tx.delete(busyTimes).where(eq(busyTimes.agentId, agentId));
  const rows = read.times.map(([startsAt, endsAt]) => ({
    agentId,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  }));
  for (let at = 0; at < rows.length; at += 1_000) await tx.insert(busyTimes).values(rows.slice(at, at + 1_000));
}

/** Returns the busy times of an agent's calendar elsewhere that touch a range. Their places are not known. */
export async function busyStops(db: Db, agentId: number, from: Date, until: Date): Promise<Stop[]> {
  const rows = await db
    .select()
    .from(busyTimes)
    .where(
      and(
        eq(busyTimes.agentId, agentId),
        gt(busyTimes.endsAt, new Date(from.getTime() - DAY_MS)),
        lt(busyTimes.startsAt, new Date(until.getTime() + DAY_MS)),
      ),
    );
  return rows.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
    place: 'none',
  }));
}

/** Calendars that are read at the same time: a slow host delays neither pages nor all other calendars. */
const BATCH_SIZE = 4;

/** Reads all connected calendars, the one that waits longest first. */
export async function readCalendars(app: Pick<AppContext, 'database' | 'resolve'>): Promise<void> {
  const calendars = await app.database.db
    .select()
    .from(busyCalendars)
    .orderBy(sql`${busyCalendars.triedAt} nulls first`);
  const waiting = calendars.values();
  const readNext = async () => {
    for (const calendar of waiting) await readAndStore(app, calendar);
  };
  await Promise.all(Array.from({ length: BATCH_SIZE }, readNext));
}

async function readAndStore(
  { database: { db }, resolve }: Pick<AppContext, 'database' | 'resolve'>,
  { agentId, ...source }: typeof busyCalendars.$inferSelect,
): Promise<void> {
  const { timeZone } = await workingHoursOf(db, agentId);
  const found = await readCalendar(resolve(calendarFetchToken).fetch, source, timeZone);
  await db.transaction((tx) => store(tx, agentId, found, new Date()));
}

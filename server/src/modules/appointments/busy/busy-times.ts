import ICAL from 'ical.js';
import { momentOf } from '../../../platform/time/zone.ts';
import { isOwnUid } from '../calendar/event-of.ts';

/** Half-open range in milliseconds. */
export type BusyTime = readonly [startsAt: number, endsAt: number];

/** Repetitions of all events that are walked through, and busy times that are returned. */
const REPETITIONS_MAX = 50_000;
const TIMES_MAX = 5_000;

interface Range {
  from: number;
  until: number;
  /** The zone of times without one, and of whole days. */
  timeZone: string;
}

/**
 * Returns the busy times of iCalendar files (RFC 5545) in a range, ascending and without overlap. Events that are canceled
 * or marked as free do not count; repetitions and their exceptions do. Throws on a text that is no calendar.
 */
export function busyTimesIn(texts: readonly string[], range: Range): BusyTime[] {
  const budget = { repetitions: REPETITIONS_MAX };
  return joined(texts.flatMap((text) => timesOf(text, range, budget))).slice(0, TIMES_MAX);
}

function timesOf(text: string, { from, until, timeZone }: Range, budget: { repetitions: number }): BusyTime[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== 'vcalendar') throw new Error('The text is no calendar.');
  const zones = new Map(
    calendar.getAllSubcomponents('vtimezone').map((component) => {
      const zone = new ICAL.Timezone(component);
      return [zone.tzid, zone];
    }),
  );
  const instant = (time: ICAL.Time, written: string | undefined): number => {
    const own = zones.get(written ?? '');
    if (!time.isDate && (own || time.zone === ICAL.Timezone.utcTimezone)) return time.toUnixTime() * 1_000;
    const zone = !time.isDate && written !== undefined && isZone(written) ? written : timeZone;
    return momentOf(Date.UTC(time.year, time.month - 1, time.day), time.hour * 60 + time.minute, zone);
  };
  const events = calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    // Appointments of Lintel that were added to the calendar are known already, with their place.
    .filter(({ uid }) => !isOwnUid(uid));
  const changed = Map.groupBy(
    events.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  );
  const times: BusyTime[] = [];
  const add = ({ component }: ICAL.Event, starts: ICAL.Time, ends: ICAL.Time): void => {
    const written = zoneOf(component, 'dtstart');
    const [startsAt, endsAt] = [instant(starts, written), instant(ends, zoneOf(component, 'dtend') ?? written)];
    if (startsAt < until && endsAt > from && endsAt > startsAt) times.push([startsAt, endsAt]);
  };
  for (const event of events.filter((each) => !each.isRecurrenceException())) {
    const exceptions = changed.get(event.uid) ?? [];
    for (const exception of exceptions) event.relateException(exception);
    if (!event.isRecurring()) {
      if (isBusy(event)) add(event, event.startDate, event.endDate);
      continue;
    }
    const repetitions = event.iterator();
    const written = zoneOf(event.component, 'dtstart');
    const lastsMs = event.duration.toSeconds() * 1_000;
    for (; budget.repetitions > 0; budget.repetitions--) {
      const next = repetitions.next();
      const startsAt = next ? instant(next, written) : until;
      if (startsAt >= until) break;
      // A repetition that was moved may have been moved into the range.
      if (exceptions.length === 0 && startsAt + lastsMs <= from) continue;
      const { item, startDate, endDate } = event.getOccurrenceDetails(next);
      if (isBusy(item)) add(item, startDate, endDate);
    }
  }
  return times;
}

const isBusy = ({ component }: ICAL.Event): boolean =>
  component.getFirstPropertyValue('transp') !== 'TRANSPARENT' &&
  component.getFirstPropertyValue('status') !== 'CANCELLED';

/** The zone in which a time is written. */
function zoneOf(component: ICAL.Component, name: 'dtstart' | 'dtend'): string | undefined {
  const written = component.getFirstProperty(name)?.getParameter('tzid');
  return typeof written === 'string' ? written : undefined;
}

function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function joined(times: readonly BusyTime[]): BusyTime[] {
  const apart: BusyTime[] = [];
  for (const [startsAt, endsAt] of times.toSorted((a, b) => a[0] - b[0])) {
    const last = apart.at(-1);
    if (last && startsAt <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], endsAt)];
    else apart.push([startsAt, endsAt]);
  }
  return apart;
}

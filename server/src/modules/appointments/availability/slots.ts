import { distanceMetres, MINUTE_MS, type PointE6 } from '@lintel/geo';
import { METRES_A_MINUTE } from '@lintel/hypersearch';
import { type RegionalHours, workPeriods } from '../../../platform/time/working-time.ts';

/** Position of an appointment: `unknown` when it is not public, `none` for a call. */
export type Place = PointE6 | 'unknown' | 'none';

/** An interval in which a professional is busy, in milliseconds. */
export interface Stop {
  startsAt: number;
  endsAt: number;
  place: Place;
}

/** Assumed minutes from or to a place whose position is not known. */
export const UNKNOWN_MINUTES = 30;
const STEP_MS = 30 * MINUTE_MS;

/** Minutes of a drive, from the straight-line distance at 36 km/h. */
export function travelMinutes(from: Place, to: Place): number {
  if (from === 'none' || to === 'none') return 0;
  if (from === 'unknown' || to === 'unknown') return UNKNOWN_MINUTES;
  // The distance depends on the side by up to 0.1%.
  return Math.ceil(Math.max(distanceMetres(from, to), distanceMetres(to, from)) / METRES_A_MINUTE);
}

/** Returns true if a professional can get to this appointment and from it to all others, with a buffer at both ends. */
export const isReachable = (slot: Stop, stops: readonly Stop[], bufferMinutes: number): boolean =>
  stops.every((stop) => {
    const gap = (bufferMinutes + travelMinutes(stop.place, slot.place)) * MINUTE_MS;
    return stop.endsAt + gap <= slot.startsAt || slot.endsAt + gap <= stop.startsAt;
  });

export interface Availability {
  hours: RegionalHours;
  /** Times at which the home is shown; undefined when it always is. */
  windows?: RegionalHours | undefined;
  stops: readonly Stop[];
  /** Confirmed showings of the home by all agents. */
  homeBusy: readonly Omit<Stop, 'place'>[];
  bufferMinutes: number;
  leadMinutes: number;
}

export interface Wanted {
  place: Place;
  minutes: number;
  from: Date;
  until: Date;
  now: Date;
}

/** Returns the start of each free time, in milliseconds, ascending: each half hour of a work period. */
export function freeSlots(availability: Availability, wanted: Wanted): number[] {
  const isFree = freeAt(availability, wanted);
  return periodsUntil(availability.hours, wanted).flatMap(([begins, ends]) => {
    const starts = Math.floor((ends - begins) / STEP_MS);
    return Array.from({ length: starts }, (_, step) => begins + step * STEP_MS).filter(isFree);
  });
}

/** Returns whether an appointment may start at an instant. */
export function freeAt(availability: Availability, wanted: Wanted): (startsAt: number) => boolean {
  const { hours, windows, bufferMinutes, stops, homeBusy, leadMinutes } = availability;
  const earliest = Math.max(wanted.from.getTime(), wanted.now.getTime() + leadMinutes * MINUTE_MS);
  const work = periodsUntil(hours, wanted);
  const shown = windows && periodsUntil(windows, wanted);
  return (startsAt) => {
    const endsAt = startsAt + wanted.minutes * MINUTE_MS;
    const isIn = (periods: readonly [number, number][]) =>
      periods.some(([opens, closes]) => opens <= startsAt && endsAt <= closes);
    return (
      startsAt >= earliest &&
      startsAt < wanted.until.getTime() &&
      isIn(work) &&
      (!shown || isIn(shown)) &&
      !homeBusy.some((showing) => showing.startsAt < endsAt && showing.endsAt > startsAt) &&
      isReachable({ startsAt, endsAt, place: wanted.place }, stops, bufferMinutes)
    );
  };
}

function periodsUntil(hours: RegionalHours, { from, until }: Wanted): [number, number][] {
  const periods: [number, number][] = [];
  for (const period of workPeriods(hours, from)) {
    if (period[0] >= until.getTime()) break;
    periods.push(period);
  }
  return periods;
}

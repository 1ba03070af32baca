import { DAY_MS } from '@lintel/geo';
import { and, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { DEFAULT_ZONE } from '../../../platform/time/zone.ts';
import { type PublicListing, publicListing, publicListingsByIds } from '../../listings/index.ts';
import { workingHoursOf } from '../../professionals/index.ts';
import { busyStops } from '../busy/read-calendar.ts';
import type { AppointmentKind } from '../contract.ts';
import { appointments } from '../tables.ts';
import type { ShowingRules } from './contract.ts';
import { rulesOf, settingsOf, usualRules } from './rules.ts';
import type { Availability, Place, Stop } from './slots.ts';

export interface AvailabilityQuery {
  agentId: number;
  kind: AppointmentKind;
  listingId: number | null;
  from: Date;
  until: Date;
  /** The appointment to be moved, which does not count. */
  except?: number;
}

export interface Gathered extends Availability {
  place: Place;
  home: PublicListing | undefined;
  confirmation: ShowingRules['confirmation'];
}

/** Reads what decides when a professional is free for this kind of appointment. */
export async function availabilityOf(db: Db, query: AvailabilityQuery): Promise<Gathered> {
  const { agentId, kind, listingId } = query;
  const home = listingId === null ? undefined : await publicListing(db, listingId);
  const isShowing = kind === 'showing' && home !== undefined;
  const rules = isShowing ? (await rulesOf(db, [home.id])).get(home.id)! : usualRules;
  const own = await settingsOf(db, agentId);
  return {
    hours: await workingHoursOf(db, agentId),
    windows: rules.windows.length > 0 ? { timeZone: home?.timeZone ?? DEFAULT_ZONE, days: rules.windows } : undefined,
    stops: [...(await stopsOf(db, query)), ...(await busyStops(db, agentId, query.from, query.until))],
    homeBusy: isShowing ? await showingsOf(db, home.id, query) : [],
    bufferMinutes: own.bufferMinutes,
    leadMinutes: Math.max(own.leadMinutes, isShowing ? rules.leadMinutes : 0),
    place: placeOf(kind, home),
    home,
    confirmation: rules.confirmation,
  };
}

/** A meeting about a home takes place anywhere. */
export const placeOf = (kind: AppointmentKind, home: PublicListing | undefined): Place =>
  kind === 'call'
    ? 'none'
    : kind === 'meeting' || home?.latE6 == null || home.lonE6 == null
      ? 'unknown'
      : { latE6: home.latE6, lonE6: home.lonE6 };

type Range = Pick<AvailabilityQuery, 'from' | 'until' | 'except'>;

/** A day more at both ends, because a drive and a buffer reach beyond the range. */
const confirmedIn = ({ from, until, except }: Range) =>
  and(
    eq(appointments.state, 'confirmed'),
    isNotNull(appointments.startsAt),
    gt(appointments.endsAt, new Date(from.getTime() - DAY_MS)),
    lt(appointments.startsAt, new Date(until.getTime() + DAY_MS)),
    except === undefined ? undefined : ne(appointments.id, except),
  );

async function stopsOf(db: Db, query: AvailabilityQuery): Promise<Stop[]> {
  const rows = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.agentId, query.agentId), confirmedIn(query)));
  const ids = [...new Set(rows.flatMap(({ listingId }) => listingId ?? []))];
  const homes = new Map((await publicListingsByIds(db, ids)).map((home) => [home.id, home]));
  return rows.map((row) => ({
    startsAt: row.startsAt!.getTime(),
    endsAt: row.endsAt!.getTime(),
    place: placeOf(row.kind, row.listingId === null ? undefined : homes.get(row.listingId)),
  }));
}

async function showingsOf(db: Db, listingId: number, range: Range): Promise<Omit<Stop, 'place'>[]> {
  const rows = await db
    .select({ startsAt: appointments.startsAt, endsAt: appointments.endsAt })
    .from(appointments)
    .where(and(eq(appointments.listingId, listingId), eq(appointments.kind, 'showing'), confirmedIn(range)));
  return rows.map(({ startsAt, endsAt }) => ({ startsAt: startsAt!.getTime(), endsAt: endsAt!.getTime() }));
}

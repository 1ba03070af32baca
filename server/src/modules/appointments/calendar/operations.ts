import { DAY_MS, MINUTE_MS } from '@lintel/geo';
import { METRES_A_MINUTE } from '@lintel/hypersearch';
import type { Db } from '../../../platform/database/db.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { momentOf } from '../../../platform/time/zone.ts';
import { type Router, routerToken } from '../../commute/index.ts';
import { publicListingsByIds } from '../../listings/index.ts';
import { meAsAgent } from '../../professionals/index.ts';
import { placeOf } from '../availability/gather.ts';
import { type Place, travelMinutes, UNKNOWN_MINUTES } from '../availability/slots.ts';
import { calendarOf } from '../booking/rows.ts';
import { calendarContract as contract, type RouteStop } from './contract.ts';

const calendar = serve(contract.calendar, {
  access: meAsAgent,
  async run({ input: { from, until }, me, db }) {
    return { appointments: await calendarOf(db, me, new Date(from), new Date(until)) };
  },
});

const route = serve(contract.route, {
  access: meAsAgent,
  async run({ input: { day, timeZone }, me, db, resolve }) {
    const midnight = Date.parse(day);
    const from = new Date(momentOf(midnight, 0, timeZone));
    const until = new Date(momentOf(midnight + DAY_MS, 0, timeZone));
    const travel = {
      model: 'straight-line' as const,
      metersPerMinute: METRES_A_MINUTE,
      unknownMinutes: UNKNOWN_MINUTES,
    };
    return { travel, stops: await stopsOf(db, me, { from, until }, resolve(routerToken).route) };
  },
});

async function stopsOf(
  db: Db,
  me: Parameters<typeof calendarOf>[1],
  { from, until }: { from: Date; until: Date },
  router: Router | undefined,
): Promise<RouteStop[]> {
  const found = (await calendarOf(db, me, from, until)).filter(
    ({ kind, state, startsAt }) => kind !== 'call' && (state === 'confirmed' || state === 'done') && startsAt !== null,
  );
  const homes = new Map(
    (
      await publicListingsByIds(
        db,
        found.flatMap(({ listingId }) => listingId ?? []),
      )
    ).map((home) => [home.id, home]),
  );
  const stops: RouteStop[] = [];
  let before: Place | undefined;
  for (const each of found.toSorted((a, b) => (a.startsAt! < b.startsAt! ? -1 : 1))) {
    const place = placeOf(each.kind, each.listingId === null ? undefined : homes.get(each.listingId));
    const startsAt = Date.parse(each.startsAt!);
    const previous = stops.at(-1);
    const leg = before === undefined ? null : await legBetween(before, place, router);
    stops.push({
      appointmentId: each.id,
      startsAt: each.startsAt!,
      endsAt: new Date(startsAt + each.minutes * MINUTE_MS).toISOString(),
      client: each.buyer.name,
      ...{ home: each.home, listingId: each.listingId, instructions: each.instructions, note: each.note },
      latitude: typeof place === 'object' ? place.latE6 / 1e6 : null,
      longitude: typeof place === 'object' ? place.lonE6 / 1e6 : null,
      leg: leg && { ...leg, isLate: Date.parse(previous!.endsAt) + leg.minutes * MINUTE_MS > startsAt },
    });
    before = place;
  }
  return stops;
}

type Leg = Omit<NonNullable<RouteStop['leg']>, 'isLate'>;

async function legBetween(from: Place, to: Place, router: Router | undefined): Promise<Leg> {
  if (typeof from !== 'object' || typeof to !== 'object')
    return { minutes: travelMinutes(from, to), meters: null, model: 'unknown' };
  const spot = ({ latE6, lonE6 }: { latE6: number; lonE6: number }) => ({
    latitude: latE6 / 1e6,
    longitude: lonE6 / 1e6,
  });
  const road = (await router?.(spot(from), [spot(to)]))?.[0];
  if (road) return { minutes: Math.ceil(road.seconds / 60), meters: Math.round(road.meters), model: 'road' };
  const minutes = travelMinutes(from, to);
  return { minutes, meters: Math.round(minutes * METRES_A_MINUTE), model: 'straight-line' };
}

export const calendarOperations = { calendar, route };

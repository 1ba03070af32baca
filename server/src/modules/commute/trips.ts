import { distanceMetres, MINUTE_MS } from '@lintel/geo';
import { METRES_A_MINUTE } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { Db } from '../../platform/database/db.ts';
import { invalid, notFound } from '../../platform/serve/errors.ts';
import { publicListing } from '../listings/index.ts';
import type { CommuteAddress, Trip } from './contract.ts';
import { addressesOf } from './records.ts';
import type { Route, Router, Spot } from './router.ts';

interface Position {
  latE6: number;
  lonE6: number;
}

/** Returns the public position of a home. Throws a 404 without such a home, and a 400 if its position is hidden. */
export async function positionOf(db: Db, id: number): Promise<Position> {
  const row = await publicListing(db, id);
  if (!row) throw notFound(m.listings__we_couldnt_find_this_home());
  const { latE6, lonE6 } = row;
  if (latE6 === null || lonE6 === null) throw invalid('home', m.commute__position_not_shown());
  return { latE6, lonE6 };
}

/** Returns the trip by car to each spot: by the routing service, or estimated where it knows no route. */
export async function tripsFrom(
  from: Position,
  to: readonly Spot[],
  { route }: { route: Router | undefined },
): Promise<Trip[]> {
  const routes = await route?.({ latitude: from.latE6 / 1e6, longitude: from.lonE6 / 1e6 }, to);
  return to.map((spot, at) => (routes?.[at] ? byRoad(routes[at]) : inStraightLine(from, spot)));
}

/** Returns the trips from a home to the addresses that a person saved; none if its position is hidden. */
export async function savedTrips(
  db: Db,
  personId: number,
  home: number,
  router: { route: Router | undefined },
): Promise<{ to: CommuteAddress; trip: Trip }[]> {
  const addresses = await addressesOf(db, personId);
  const row = addresses.length > 0 ? await publicListing(db, home) : undefined;
  if (!row || row.latE6 === null || row.lonE6 === null) return [];
  const trips = await tripsFrom({ latE6: row.latE6, lonE6: row.lonE6 }, addresses, router);
  return addresses.map((to, at) => ({ to, trip: trips[at]! }));
}

const byRoad = ({ seconds, meters }: Route): Trip => ({
  minutes: Math.max(1, Math.round((seconds * 1_000) / MINUTE_MS)),
  meters: Math.round(meters),
  model: 'road',
});

/** The model of a search for homes “within 20 minutes”. */
function inStraightLine(from: Position, { latitude, longitude }: Spot): Trip {
  const meters = distanceMetres(from, { latE6: Math.round(latitude * 1e6), lonE6: Math.round(longitude * 1e6) });
  return {
    minutes: Math.max(1, Math.round(meters / METRES_A_MINUTE)),
    meters: Math.round(meters),
    model: 'straight-line',
  };
}

import { distanceMetres, MINUTE_MS } from '@lintel/geo';
import { METRES_A_MINUTE } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { Db } from '../../platform/database/db.ts';
import { anyone, signedIn } from '../../platform/serve/access.ts';
import { invalid, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { publicListing } from '../listings/index.ts';
import { commuteContract as contract, type Trip } from './contract.ts';
import { locate as locateText } from './locate.ts';
import { addressesOf, saveAddresses } from './records.ts';
import { type Route, routerToken, type Spot } from './router.ts';

export const addresses = serve(contract.addresses, {
  access: signedIn,
  async run({ subject: me, db }) {
    return { addresses: await addressesOf(db, me.id) };
  },
});

export const save = serve(contract.save, {
  access: signedIn,
  writes: true,
  async run({ input, subject: me, tx }) {
    await saveAddresses(tx, me.id, input.addresses);
    return input;
  },
});

export const locate = serve(contract.locate, {
  access: anyone('names and positions of places are public'),
  readOnly: true,
  async run({ input: { home, text }, db }) {
    const found = locateText(text, await positionOf(db, home));
    if (!found) throw invalid('text', m.commute__add_the_postal_code());
    return { address: { text, ...found } };
  },
});

export const trips = serve(contract.trips, {
  access: anyone('positions of homes for sale are public; those of the caller are not kept'),
  readOnly: true,
  async run({ input: { home, to }, db, resolve }) {
    const from = await positionOf(db, home);
    const routes = await resolve(routerToken).route?.({ latitude: from.latE6 / 1e6, longitude: from.lonE6 / 1e6 }, to);
    return { trips: to.map((spot, at) => (routes?.[at] ? byRoad(routes[at]) : inStraightLine(from, spot))) };
  },
});

async function positionOf(db: Db, id: number) {
  const row = await publicListing(db, id);
  if (!row) throw notFound(m.listings__we_couldnt_find_this_home());
  const { latE6, lonE6 } = row;
  if (latE6 === null || lonE6 === null) throw invalid('home', m.commute__position_not_shown());
  return { latE6, lonE6 };
}

const byRoad = ({ seconds, meters }: Route): Trip => ({
  minutes: Math.max(1, Math.round((seconds * 1_000) / MINUTE_MS)),
  meters: Math.round(meters),
  model: 'road',
});

/** The model of a search for homes “within 20 minutes”. */
function inStraightLine(from: { latE6: number; lonE6: number }, { latitude, longitude }: Spot): Trip {
  const meters = distanceMetres(from, { latE6: Math.round(latitude * 1e6), lonE6: Math.round(longitude * 1e6) });
  return {
    minutes: Math.max(1, Math.round(meters / METRES_A_MINUTE)),
    meters: Math.round(meters),
    model: 'straight-line',
  };
}

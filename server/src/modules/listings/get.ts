import { m } from '@lintel/messages';
import { anyone } from '../../platform/serve/access.ts';
import { notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { nearbyLandmarks } from '../places/index.ts';
import { listingsContract } from './contract.ts';
import { presentDetail } from './present.ts';
import { presentRows } from './properties.ts';
import type { PublicListing } from './public-listings.ts';
import { ratesToken } from './rates.ts';
import { historyOf, publicListing } from './records.ts';

export const get = serve(listingsContract.get, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const row = await publicListing(db, input.id);
    if (!row) throw notFound(m.listings__we_couldnt_find_this_home());
    const rates = resolve(ratesToken)();
    const [property] = await presentRows(db, [row], { rates, now: new Date() });
    const detail = presentDetail(property!, row, await historyOf(db, row.id), rates);
    return { ...detail, nearby: nearbyOf(row) };
  },
});

const placesMax = 6;
const placeMetersMax = 25_000;

const nearbyOf = ({ latE6, lonE6 }: PublicListing) =>
  latE6 === null || lonE6 === null ? [] : nearbyLandmarks({ latE6, lonE6 }, placesMax, placeMetersMax);

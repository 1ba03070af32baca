import { placeSlug } from '@lintel/geo';
import { type Home, type Range, type Valuation, value } from '@lintel/market';
import { m } from '@lintel/messages';
import type { Db } from '../../../platform/database/db.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { allowsEstimate, type PublicListing, publicListing, publicListingsByIds } from '../../listings/index.ts';
import { type ComparableSale, type Estimate, marketsContract, type NoEstimate } from '../contract.ts';
import { type LosesIn, losesInToken } from '../scoreboard/losing-areas.ts';
import { predictionLogToken, salesSource, versions } from '../scoreboard/prediction-log.ts';
import { baselineValue } from './baseline.ts';
import { changesOf } from './changes.ts';
import { homeOfListing } from './home-of-listing.ts';
import { type Models, modelsToken } from './models.ts';

export const estimate = serve(marketsContract.estimate, {
  access: anyone('homes for sale are public'),
  async run({ input, db, resolve }) {
    const home = await publicListing(db, input.id);
    if (!home) throw notFound(m.listings__we_couldnt_find_this_home());
    const found = await estimateOf({ db, models: resolve(modelsToken), losesIn: resolve(losesInToken) }, home);
    if (typeof found === 'string') return { estimate: null, reason: found };
    const { baseline, ...shown } = found;
    const { low, estimate: middle, high } = shown;
    resolve(predictionLogToken).add({
      source: salesSource,
      market: `${home.country}-${home.stateOrProvince}`,
      place: placeSlug(home.city, home.stateOrProvince),
      listingId: home.id,
      madeOn: new Date().toISOString().slice(0, 10),
      version: versions.price,
      ...{ low, middle, high, baseline },
    });
    return { estimate: shown, reason: null };
  },
});

/** The inputs of an estimate. */
export interface Valuing {
  db: Db;
  models: Models;
  losesIn: LosesIn;
}

export interface ValuedHome {
  home: Home;
  country: 'US' | 'CA';
  state: string;
  city: string;
}

type WithBaseline = Estimate & { baseline: number };

/** Estimates a home for sale, or returns why it can't. */
async function estimateOf(valuing: Valuing, row: PublicListing): Promise<WithBaseline | NoEstimate> {
  if (row.status === 'sold') return 'sold';
  if (!(await allowsEstimate(valuing.db, row.id))) return 'seller_declined';
  return await valueHome(valuing, valuedHomeOf(row));
}

export const valuedHomeOf = (row: PublicListing): ValuedHome => ({
  home: homeOfListing(row),
  country: row.country,
  state: row.stateOrProvince,
  city: row.city,
});

/** Estimates a home from the model of its market, or returns why it can't. */
export async function valueHome(
  { db, models, losesIn }: Valuing,
  { home, country, state, city }: ValuedHome,
): Promise<WithBaseline | NoEstimate> {
  if (!(home.words.homeType === 'land' ? home.numbers.lotSize : home.numbers.livingArea)) return 'facts_missing';
  const model = await models(db, `${country}-${state}`);
  if (!model?.score) return 'too_few_sales';
  if (model.score.medianError >= model.score.baselineError) return 'baseline_is_better';
  if (await losesIn(db, 'price', placeSlug(city, state))) return 'baseline_is_better';
  const valued = value(model.valuer, home, model.asOf);
  const areaMedian = Math.round(valued.areaMedian);
  const range = rounded(valued);
  return {
    ...range,
    currency: country === 'CA' ? 'CAD' : 'USD',
    asOf: model.asOf,
    sales: model.sales,
    withAskingPrice: valued.listAware ? rounded(valued.listAware) : null,
    area: valued.area ?? null,
    areaMedian,
    drivers: driversOf(valued, range.estimate - areaMedian),
    changes: changesOf(home, valued.estimate, (changed) => value(model.valuer, changed, model.asOf).estimate),
    comparables: await comparablesOf(db, valued),
    score: model.score,
    baseline: baselineValue(model.baseline, home),
  };
}

const rounded = ({ estimate, low, high }: Range): Range => ({
  estimate: Math.round(estimate),
  low: Math.round(low),
  high: Math.round(high),
});

/** Rounds the amounts; the location takes the remainder, so that they add up to the difference. */
function driversOf({ points }: Valuation, difference: number): Estimate['drivers'] {
  const others = points
    .filter(({ feature }) => feature !== 'location')
    .map(({ feature, amount }) => ({ feature, amount: Math.round(amount) }));
  const rest = difference - others.reduce((sum, { amount }) => sum + amount, 0);
  return [...others, { feature: 'location', amount: rest }]
    .filter(({ amount }) => amount !== 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
}

/** Returns the comparable sales that are still public. */
async function comparablesOf(db: Db, { comparables }: Valuation): Promise<ComparableSale[]> {
  const rows = await publicListingsByIds(
    db,
    comparables.map(({ id }) => Number(id)),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return comparables.flatMap(({ id, soldOn, price, adjustedPrice, distanceKm, weight }) => {
    const row = byId.get(Number(id));
    if (!row) return [];
    return {
      id: row.id,
      address: row.address,
      city: row.city,
      latitude: row.latE6 === null ? null : row.latE6 / 1e6,
      longitude: row.lonE6 === null ? null : row.lonE6 / 1e6,
      soldOn,
      price,
      adjustedPrice: Math.round(adjustedPrice),
      distanceMeters: distanceKm === undefined || row.latE6 === null ? null : Math.round(distanceKm * 1_000),
      weight,
    };
  });
}

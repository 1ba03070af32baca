import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { fillHomeKeys } from '../../listings/index.ts';
import { predictionLogToken } from '../scoreboard/prediction-log.ts';
import { marketPredictions } from '../tables.ts';
import { refitMarkets } from './refit.ts';
import { day, sales } from './sales.fixture.ts';

let app: TestApp;
let ids: Record<'plain' | 'declined' | 'sizeless' | 'elsewhere' | 'sold', number>;
const never = new AbortController().signal;
const refit = (today: string) => refitMarkets(app.context, today, never);
const estimateOf = async (id: number) => (await app.request('GET', `/api/properties/${id}/estimate`)).body;

beforeAll(async () => {
  app = await startTestApp();
  const sold = sales(260);
  // A hidden sale counts, and its address stays hidden.
  sold[3] = { ...sold[3]!, internetAddressDisplayYn: false, unparsedAddress: '3 Hidden Street', listingKey: 'hidden' };
  const stored = await storeHomes(
    app.context.database,
    home({
      ...{ unparsedAddress: '1 Known Street', livingAreaSqft: 2_000, latitude: 30.25, longitude: -97.75 },
      listPriceCents: 90_000_000,
    }),
    home({ unparsedAddress: '2 Declined Street', internetAutomatedValuationDisplayYn: false }),
    home({ livingAreaSqft: null }),
    home({ stateOrProvince: 'OK', city: 'Tulsa' }),
    ...sold,
  );
  const [plain, declined, sizeless, elsewhere, first] = stored as [number, number, number, number, number];
  ids = { plain, declined, sizeless, elsewhere, sold: first };
  await fillHomeKeys({ ...app.context.database });
  await refit(day(0));
}, 180_000);
afterAll(() => app.stop());

describe('the estimate of a home', () => {
  it('is near the price of homes like it, with a range, its date and drivers that add up', async () => {
    const { estimate, reason } = await estimateOf(ids.plain);
    expect(reason).toBeNull();
    // 2,000 square feet at $250, whatever the seller asks.
    expect(estimate.estimate).toBeGreaterThan(450_000);
    expect(estimate.estimate).toBeLessThan(550_000);
    expect(estimate.low).toBeLessThan(estimate.estimate);
    expect(estimate.high).toBeGreaterThan(estimate.estimate);
    expect(estimate).toMatchObject({ currency: 'USD', asOf: day(0), sales: 260 });
    const amounts = estimate.drivers.map(({ amount }: { amount: number }) => amount);
    expect(amounts.reduce((sum: number, amount: number) => sum + amount, estimate.areaMedian)).toBe(estimate.estimate);
    expect(estimate.comparables.length).toBeGreaterThan(3);
    expect(estimate.score.medianError).toBeLessThan(estimate.score.baselineError);
  });

  it.each([
    ['declined', 'seller_declined'],
    ['sizeless', 'facts_missing'],
    ['elsewhere', 'too_few_sales'],
    ['sold', 'sold'],
  ] as const)('of a home that is %s is absent with the reason %s', async (name, reason) => {
    expect(await estimateOf(ids[name])).toEqual({ estimate: null, reason });
  });

  it('is stored once a day when it is shown, with its baseline', async () => {
    const { estimate } = await estimateOf(ids.plain);
    await estimateOf(ids.plain);
    await app.context.resolve(predictionLogToken).flush();
    const { db } = app.context.database;
    const stored = await db.select().from(marketPredictions).where(eq(marketPredictions.listingId, ids.plain));
    const { low, estimate: middle, high } = estimate;
    expect(stored).toMatchObject([{ low, middle, high, market: 'US-TX', place: 'austin-tx', madeOn: day(0) }]);
    expect(stored[0]!.baseline).toBeGreaterThan(400_000);
  });

  it('of an unknown home returns 404', async () => {
    expect((await app.request('GET', '/api/properties/999999/estimate')).status).toBe(404);
  });
});

describe('the value of a home at an address', () => {
  const valueAt = async (street: string, facts: object = {}) =>
    (await app.request('POST', '/api/markets/home-value', { street, ...inAustin, facts })).body;
  const inAustin = { city: 'austin', state: 'tx', postalCode: '78704' };

  it('comes from the facts of its listing, and shows what each correction changes alone', async () => {
    const { listing, facts, estimate, effects } = await valueAt('1 Known Street');
    expect([listing.id, facts.livingAreaSqft, effects]).toEqual([ids.plain, 2_000, []]);
    expect(estimate.withAskingPrice).toBeNull();
    const corrected = await valueAt('1 Known St', { ...facts, livingAreaSqft: 2_600 });
    const { amount, ...effect } = corrected.effects[0];
    expect([corrected.effects.length, effect.fact]).toEqual([1, 'livingAreaSqft']);
    expect(amount).toBe(corrected.estimate.estimate - estimate.estimate);
    expect(amount).toBeGreaterThan(50_000);
  });

  it('needs the living area without a listing, and then gives an estimate', async () => {
    expect(await valueAt('99999 Nowhere Road')).toMatchObject({
      listing: null,
      estimate: null,
      reason: 'facts_missing',
    });
    const { estimate } = await valueAt('99999 Nowhere Road', { livingAreaSqft: 2_000, bedrooms: 3 });
    // Its place is not known, and prices differ by a tenth between places.
    expect(estimate.estimate).toBeGreaterThan(450_000);
    expect(estimate.estimate).toBeLessThan(550_000);
    expect(estimate.low).toBeLessThan(estimate.estimate);
    expect(estimate.high).toBeGreaterThan(estimate.estimate);
  });

  it('is absent while a listing declines estimates, and a hidden address is not found', async () => {
    expect(await valueAt('2 Declined Street')).toMatchObject({ estimate: null, reason: 'seller_declined' });
    expect((await valueAt('3 Hidden Street')).listing).toBeNull();
  });
});

describe('the measured errors', () => {
  it('are those of the last sixty days, by thirds that add up to all of them', async () => {
    const { body } = await app.request('GET', '/api/markets/accuracy');
    expect(body.markets).toHaveLength(1);
    const { score, ...market } = body.markets[0];
    expect(market).toEqual({ country: 'US', state: 'TX', asOf: day(0), sales: 260 });
    expect(score).toMatchObject({ n: 60, from: day(60), until: day(1) });
    expect(score.thirds.map(({ n }: { n: number }) => n)).toEqual([20, 20, 20]);
    const covered = score.thirds.reduce((sum: number, third: { covered: number }) => sum + third.covered, 0) / 3;
    expect(covered).toBeCloseTo(score.covered);
  });

  it('of a former version are kept, and a run of the same day fits nothing again', async () => {
    const versions = async () =>
      (
        await app.context.database.db.execute(
          'select as_of::text, model is null as former from market_models order by id',
        )
      ).rows;
    await refit(day(0));
    expect(await versions()).toHaveLength(1);
    await refit(day(-1));
    expect(await versions()).toEqual([
      { as_of: day(0), former: true },
      { as_of: day(-1), former: false },
    ]);
    expect((await estimateOf(ids.plain)).estimate.asOf).toBe(day(-1));
  }, 180_000);
});

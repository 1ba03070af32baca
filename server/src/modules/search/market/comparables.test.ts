import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.reset());

const isoDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Stores the home in question and `count` others at $300,000, $301,000 and so on; returns the id of the first. */
async function storeAround(count: number, others: Parameters<typeof home>[0] = {}): Promise<number> {
  const [id] = await storeHomes(
    app.context.database,
    home({ listPriceCents: 50_000_000 }),
    ...Array.from({ length: count }, (_, at) => home({ listPriceCents: 30_000_000 + at * 100_000, ...others })),
  );
  await app.context.resolve(liveIndexToken).refresh();
  return id!;
}

const read = async (id: number) => (await app.request('GET', `/api/properties/${id}/comparables`)).body;

describe('comparable homes', () => {
  it('compares with the other homes for sale, without the home itself', async () => {
    const { active, sold } = await read(await storeAround(11));
    expect(active).toEqual({
      ...{ n: 11, low: 300_000, quarter: 302_500, median: 305_000, threeQuarters: 307_500, high: 310_000 },
    });
    expect(sold).toBeNull();
  });

  it('shows no figure below ten homes', async () => {
    expect(await read(await storeAround(9))).toEqual({ criteria: [], active: null, sold: null });
  });

  it('widens from the living area to the city until ten homes are comparable, and names what they share', async () => {
    const { criteria, active } = await read(await storeAround(10, { livingAreaSqft: 9_000, bedroomsTotal: 9 }));
    expect(criteria).toEqual(['city', 'type']);
    expect(active.n).toBe(10);
  });

  it('counts only sales of the last twelve months with a public price', async () => {
    const sale = { standardStatus: 'Closed', closePriceCents: 40_000_000 } as const;
    const [id] = await storeHomes(
      app.context.database,
      home(),
      ...Array.from({ length: 10 }, () => home({ ...sale, closeDate: isoDaysAgo(30) })),
      home({ ...sale, closeDate: isoDaysAgo(400) }),
      home({ ...sale, closePriceCents: null, closeDate: isoDaysAgo(30) }),
    );
    await app.context.resolve(liveIndexToken).refresh();
    expect((await read(id!)).sold).toMatchObject({ n: 10, median: 400_000 });
  });

  it('returns 404 for a home that is not shown', async () => {
    expect((await app.request('GET', '/api/properties/2147483647/comparables')).status).toBe(404);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('lists the market pages of cities and districts with ten or more sales', async () => {
  const sold = (neighbourhood: string) =>
    home({
      standardStatus: 'Closed',
      closePriceCents: 40_000_000,
      closeDate: '2026-10-01',
      city: 'Ogden',
      stateOrProvince: 'UT',
      neighbourhood,
    });
  const homes = [
    ...Array.from({ length: 10 }, () => sold('East Bench')),
    ...Array.from({ length: 9 }, () => sold('Downtown')),
  ];
  await storeHomes(app.context.database, ...homes);
  const markets = (await app.request('GET', '/sitemap.xml?part=markets')).body as string;
  expect([...markets.matchAll(/\/market\/([^<]+)</g)].map(([, place]) => place)).toEqual([
    'ogden-ut',
    'east-bench--ogden-ut',
  ]);
});

it('lists homes on the market and cities that have some in the sitemap, and no sold or withheld home', async () => {
  const [shown, sold, withheld] = await storeHomes(
    app.context.database,
    home({ city: 'Austin', stateOrProvince: 'TX' }),
    home({ standardStatus: 'Closed', closePriceCents: 40_000_000, closeDate: '2026-10-01', city: 'Boise' }),
    home({ internetEntireListingDisplayYn: false, city: 'Reno' }),
  );
  const read = async (part: string) => (await app.request('GET', `/sitemap.xml${part}`)).body as string;
  const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
  const origin = app.context.settings.LINTEL_PUBLIC_URL;

  const files = addresses(await read(''));
  expect(files).toContain(`${origin}/sitemap.xml?part=places`);
  const homes = (await Promise.all(files.map((file) => read(file.slice(`${origin}/sitemap.xml`.length))))).flatMap(
    addresses,
  );
  expect(homes).toContain(`${origin}/property/${shown}`);
  expect(homes).not.toContain(`${origin}/property/${sold}`);
  expect(homes).not.toContain(`${origin}/property/${withheld}`);
  const places = addresses(await read('?part=places'));
  expect(places).toHaveLength(1);
  expect(decodeURIComponent(places[0]!)).toMatch(/\?near=place:austin/);
  expect((await app.request('GET', '/sitemap.xml?part=..')).status).toBe(404);
  expect((await app.request('GET', '/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

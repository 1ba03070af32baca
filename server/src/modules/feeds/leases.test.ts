import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { property } from '../../../test/odata-server/properties.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { importCsv } from './csv/import-csv.ts';
import { parseMapping } from './csv/mapping.ts';
import { openRejectsFile } from './rejects-file.ts';
import { importFiles } from './reso/files/import-files.ts';
import { Tally } from './reso/follow/tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-leases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const now = new Date();
const today = now.toISOString().slice(0, 10);
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const cities = ['Austin', 'Waco', 'Laredo', 'Tyler'];
  await storeHomes(app.context.database, ...cities.flatMap((city) => Array.from({ length: 10 }, () => home({ city }))));
  await app.context.resolve(liveIndexToken).refresh();
}, 180_000);
afterAll(() => app.stop());

let files = 0;
async function importRecords(records: object[]) {
  const path = join(folder, `${++files}.json`);
  writeFileSync(path, JSON.stringify(records));
  const tally = new Tally();
  await importFiles({ files: [path], tally, source: 'Test MLS', full: true, database: app.context.database, now });
  return tally;
}

/** A closed lease; `at` makes its key and its rent. */
const lease = (at: number, its: object = {}) =>
  property(10_000 + at, {
    ...{ PropertyType: 'Residential Lease', StandardStatus: 'Closed', MlsStatus: null, City: 'Austin' },
    ...{
      StateOrProvince: 'TX',
      PostalCode: null,
      Country: 'US',
      BedroomsTotal: 2,
      ListPrice: 9_999,
      ClosePrice: 2_000 + at * 10,
    },
    ...{ CloseDate: today, ModificationTimestamp: now.toISOString() },
    ...its,
  });
const leases = (from: number, count: number, its: object = {}) =>
  Array.from({ length: count }, (_, at) => lease(from + at, its));

async function importRows(rows: string[]) {
  const mapping = parseMapping(
    JSON.stringify({
      format: 'leases of a test',
      fields: {
        ...{ originatingSystemName: { constant: 'Rents' }, listingKey: { column: 'id' }, city: { constant: 'Waco' } },
        ...{ stateOrProvince: { constant: 'TX' }, homeType: { constant: 'condo' }, listPrice: { column: 'rent' } },
        ...{ standardStatus: { constant: 'Active' }, propertyType: { column: 'kind' } },
        ...{ neighbourhood: { constant: 'Bell' }, bedroomsTotal: { column: 'beds' } },
      },
    }),
    'test',
  );
  const rejects = await openRejectsFile(join(folder, 'rejects.csv'));
  async function* bytes() {
    yield new TextEncoder().encode(['id,rent,kind,beds', ...rows].join('\n'));
  }
  const summary = await importCsv({ bytes: bytes(), mapping, rejects, database: app.context.database, now });
  await rejects.close();
  return summary;
}

const rentsOf = async (place: string) => (await app.request('GET', `/api/markets/${place}/forecast`)).body.rents;
const keysOfHomes = async () =>
  (await app.context.database.pool.query('select listing_key from listings where standard_status <> $1', ['Delete']))
    .rows;

it('states the median rent of ten closed leases of a feed, and none of nine', async () => {
  expect((await importRecords(leases(0, 9))).figures).toMatchObject({ leases: 9, setAside: 0, added: 0 });
  expect(await rentsOf('austin-tx')).toBeNull();
  await importRecords([lease(9), ...leases(10, 9, { BedroomsTotal: 3, ClosePrice: 3_000 })]);
  expect(await rentsOf('austin-tx')).toEqual({
    ...{ n: 19, median: 2_090, low: 2_045, high: 3_000, currency: 'USD', isClosed: true, from: today, until: today },
    ...{
      sources: [property(1).OriginatingSystemName],
      byBedrooms: [{ bedrooms: 2, n: 10, median: 2_045, low: 2_023, high: 2_068 }],
    },
  });
});

it('keeps leases out of the homes for sale', async () => {
  expect(await keysOfHomes()).toHaveLength(40);
  const { body } = await app.request('POST', '/api/hypersearch/nlp', { query: 'homes in Austin, TX' });
  expect(body.total).toBe(10);
});

it('states asking rents of a CSV file where no ten leases are closed, without prices of homes', async () => {
  const rows = Array.from({ length: 12 }, (_, at) => `w${at},${1_500 + at * 10},Residential Lease,1`);
  const summary = await importRows([...rows, 'w90,90,Rental,1', 'w91,450000,Residential Lease,1', 'w92,,Rental,1']);
  expect(summary).toMatchObject({ leases: 12, setAside: 3, added: 0 });
  expect(await rentsOf('waco-tx')).toMatchObject({ n: 12, median: 1_555, isClosed: false, sources: ['Rents'] });
  await importRows(rows);
  expect((await rentsOf('waco-tx')).n).toBe(12);
});

it('states the rents of a district from its own leases', async () => {
  const sold = { standardStatus: 'Closed', closePriceCents: 30_000_000, closeDate: '2026-06-01' } as const;
  const districts = ['Bell', 'Castle'].flatMap((neighbourhood) =>
    Array.from({ length: 10 }, () => home({ city: 'Waco', neighbourhood, ...sold })),
  );
  await storeHomes(app.context.database, ...districts);
  expect(await rentsOf('bell--waco-tx')).toMatchObject({ n: 12, median: 1_555 });
  expect(await rentsOf('castle--waco-tx')).toBeNull();
});

it('drops a lease that its source deletes, offers for sale, or states as a rent a week', async () => {
  const its = { City: 'Laredo' };
  await importRecords(leases(100, 12, its));
  expect((await rentsOf('laredo-tx')).n).toBe(12);
  const weekly = await importRecords([lease(120, { ...its, LeaseAmountFrequency: 'Weekly' })]);
  expect([...weekly.rejectedBy.keys()]).toEqual(['LeaseAmountFrequency must be monthly']);
  await importRecords([lease(100, { ...its, StandardStatus: 'Delete' }), lease(101, { ...its, MlgCanView: false })]);
  expect((await rentsOf('laredo-tx')).n).toBe(10);
  const sale = { ...its, PropertyType: 'Residential', StandardStatus: 'Active', ListPrice: 400_000, ClosePrice: null };
  await importRecords([lease(102, { ...sale, CloseDate: null })]);
  expect(await rentsOf('laredo-tx')).toBeNull();
});

it('reads a closed lease after its asking rent, and no lease older than two years', async () => {
  const old = new Date(now.getTime() - 800 * 86_400_000).toISOString().slice(0, 10);
  await importRecords(leases(200, 10, { City: 'Tyler', StandardStatus: 'Active', ListPrice: 1_900 }));
  expect(await rentsOf('tyler-tx')).toMatchObject({ isClosed: false, median: 1_900 });
  const before = new Date(now.getTime() - 5 * 86_400_000).toISOString().slice(0, 10);
  await importRecords(leases(200, 10, { City: 'Tyler', CloseDate: before, ClosePrice: 1_800 }));
  expect(await rentsOf('tyler-tx')).toMatchObject({ isClosed: true, median: 1_800, until: before });
  await importRecords(leases(300, 12, { City: 'Waco', CloseDate: old }));
  expect(await rentsOf('waco-tx')).toMatchObject({ isClosed: false, n: 12 });
});

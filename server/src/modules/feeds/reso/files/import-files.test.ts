import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { empty } from '../../../../../test/empty.ts';
import { keyOf, mediaOf, member, memberKeyOf, office, property } from '../../../../../test/odata-server/properties.ts';
import { testDatabase } from '../../../../../test/test-database.ts';
import type { Database } from '../../../../platform/database/db.ts';
import { Tally } from '../follow/tally.ts';
import { importFiles } from './import-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-reso-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => empty(database));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(path, name.endsWith('.gz') ? gzipSync(text) : text);
  return path;
}

async function read(files: string[], its: { full?: boolean; source?: string } = {}) {
  const tally = new Tally();
  const notes: string[] = [];
  const plan = { source: its.source, full: its.full ?? false, database, now: new Date('2026-11-20T12:00:00Z') };
  await importFiles({ files, tally, ...plan, onNote: (note) => notes.push(note) });
  return { ...tally.figures, rejectedBy: Object.fromEntries(tally.rejectedBy), notes };
}

const homes = (count: number) => Array.from({ length: count }, (_, at) => ({ ...property(at), Media: mediaOf(at) }));
const rows = async (columns: string) =>
  (await database.pool.query(`select ${columns} from listings order by listing_key`)).rows;

test.each([
  ['answer.json', { '@odata.context': 'https://x/$metadata#Property', value: homes(3) }],
  ['list.json.gz', homes(3)],
  [
    'lines.jsonl',
    homes(3)
      .map((home) => JSON.stringify(home))
      .join('\n'),
  ],
  ['common-format.json', { '@reso.context': 'urn:reso:metadata:2.0:resource:property', value: homes(3) }],
  ['groups.json', [{ '@reso.context': 'urn:reso:metadata:2.0:resource:property', value: homes(3) }]],
])('%s is imported repeatedly with the same result', async (name, content) => {
  const path = file(name, content);
  expect(await read([path])).toMatchObject({ read: 3, added: 3, setAside: 0 });
  expect(await read([path])).toMatchObject({ read: 3, unchanged: 3 });
});

test('agents and offices from one file name the homes of another, in any order', async () => {
  const people = file('people.json', [
    { '@reso.context': 'urn:reso:metadata:2.0:resource:member', value: [member(1)] },
    { '@reso.context': 'urn:reso:metadata:2.0:resource:office', value: [office(1)] },
  ]);
  const property = file('homes.json', homes(2));
  const named = { list_agent_full_name: 'Agent Number 1', list_office_name: 'Office Number 1' };
  for (const files of [
    [people, property],
    [property, people],
  ]) {
    await empty(database);
    await read(files, { source: 'Both' });
    expect((await rows('list_agent_full_name, list_office_name'))[1]).toEqual(named);
  }
});

test('an interrupted run is resumed after the last stored record', async () => {
  const text = homes(60)
    .map((home) => JSON.stringify(home))
    .join('\n');
  const path = file('long.jsonl', text);
  await read([path]);
  await database.pool.query(`update feeds set phase = 'loading', watermark = '0:40'`);
  const again = await read([path]);
  expect(again).toMatchObject({ read: 20, unchanged: 20, notes: [expect.stringContaining('after record 40')] });
  expect(await read([path])).toMatchObject({ read: 60, notes: [] });
});

test('a record that is not a home is rejected with the reason', async () => {
  const path = file(
    'mixed.jsonl',
    [
      JSON.stringify({ D: { Success: true, Results: [] } }),
      JSON.stringify({ 'METADATA-SYSTEM': {} }),
      JSON.stringify({ error: { code: '1', message: 'no more' } }),
      JSON.stringify({
        '@reso.context': 'urn:reso:metadata:2.0:resource:entityevent',
        EntityEventSequence: 1,
        ResourceRecordKey: '1',
      }),
      '[5]',
      JSON.stringify(property(1)),
      JSON.stringify(property(1)),
      '{"ListingKey": "P",}',
    ].join('\n'),
  );
  const { rejectedBy, added, setAside } = await read([path]);
  expect({ added, setAside }).toEqual({ added: 1, setAside: 7 });
  expect(Object.keys(rejectedBy).sort()).toEqual([
    'ListingKey must not come twice in one file; the first one counts',
    'record is RETS metadata; RETS is no more, the RESO Web API of the same source can be imported',
    'record is an answer of the Spark API in its own format; its RESO Web API (/Reso/OData) can be imported',
    'record is an answer that tells an error: no more',
    'record must be an object of JSON',
    'record must be of Property, Member or Office; this is of EntityEvent',
  ]);
});

test('a later statement in the same file counts, an earlier one does not', async () => {
  const older = property(1, { ListPrice: 300_000, ModificationTimestamp: '2026-01-01T00:00:00Z' });
  const newer = property(1, { ListPrice: 400_000, ModificationTimestamp: '2026-01-02T00:00:00Z' });
  await read([file('back.json', [newer, older])]);
  expect(await rows('listing_key, list_price_cents, list_agent_key')).toEqual([
    { listing_key: keyOf(1), list_price_cents: '40000000', list_agent_key: memberKeyOf(1) },
  ]);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SettingError } from '../../settings/settings.ts';
import { send } from '../send.ts';
import { serveMapFile } from './map-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-map-'));
const file = join(folder, 'city.pmtiles');
const content = `PMTiles\u0003${'0123456789'.repeat(500)}`;
let server: Server;
let url: string;
beforeAll(async () => {
  writeFileSync(file, content, 'latin1');
  const extra = serveMapFile(file);
  server = createServer(async (request, reply) => send(request, reply, await extra(request)));
  await new Promise<void>((done) => server.listen(0, done));
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const read = async (range?: string) => {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip, br', ...(range && { range }) } });
  const { status, headers } = response;
  return {
    status,
    range: headers.get('content-range'),
    encoding: headers.get('content-encoding'),
    text: await response.text(),
  };
};

it('returns the bytes of a range, never compressed, and the whole file without a range', async () => {
  expect(await read('bytes=0-6')).toMatchObject({ status: 206, range: 'bytes 0-6/5008', text: 'PMTiles' });
  expect(await read('bytes=8-4007')).toMatchObject({ status: 206, encoding: null, text: content.slice(8, 4_008) });
  expect(await read('bytes=5000-9999')).toMatchObject({ range: 'bytes 5000-5007/5008', text: content.slice(5_000) });
  expect(await read('bytes=-3')).toMatchObject({ range: 'bytes 5005-5007/5008', text: '789' });
  expect(await read()).toMatchObject({ status: 200, range: null, encoding: null, text: content });
});

it.each(['bytes=5008-', 'bytes=9-8', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1'])(
  'rejects the range %s',
  async (range) => {
    expect(await read(range)).toMatchObject({ status: 416, range: 'bytes */5008', text: '' });
  },
);

it('rejects a file that does not exist or is of another kind when the server starts', () => {
  writeFileSync(join(folder, 'other'), 'SQLite format 3');
  expect(() => serveMapFile(join(folder, 'other'))).toThrow(SettingError);
  expect(() => serveMapFile(join(folder, 'none'))).toThrow(SettingError);
});

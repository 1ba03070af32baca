/** @module-tag both-databases */
import {
  chmodSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { type ChildServer, startChild } from '../../../test/child-server.ts';
import { createServerDatabase } from '../../../test/test-database.ts';
import { openDatabase } from '../database/db.ts';

const onServer = inject('databaseKind') === 'server';
const onServerOnly = onServer ? it : () => {};
const onEmbeddedOnly = onServer ? () => {} : it;
/** Tests that do not depend on the database run with one of them. */
const describeOnce = describe.runIf(inject('forEither'));

let folder: string;
let place: Record<string, string>;
let children: ChildServer[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-run-'));
  if (onServer) place = { DATABASE_URL: await createServerDatabase({ migrated: true }) };
  else {
    place = { LINTEL_DATA_FOLDER: folder };
    cpSync(inject('templateFolder'), join(folder, 'database'), { recursive: true });
  }
  children = [];
});
afterEach(async () => {
  for (const { child, ended } of children) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

function start(settings: Record<string, string> = {}): ChildServer {
  const server = startChild({ ...place, ...settings });
  children.push(server);
  return server;
}

/** Metrics on the public port, where they tell how many requests are being answered. */
const metricsToken = 'a token for the metrics of tests';
const countsRequests = { LINTEL_METRICS_TOKEN: metricsToken };

/** Sends a request that takes a while, and resolves when the server is answering it. */
async function slowRequest(url: string, ms: number): Promise<{ reply: Promise<Response> }> {
  const reply = fetch(`${url}/api/slow?ms=${ms}`);
  reply.catch(() => {});
  // The text of the metrics is made once a second, and the request for it counts as one.
  await vi.waitFor(
    async () => {
      const metrics = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
      expect(await metrics.text()).toMatch(/^lintel_requests_in_flight 2$/m);
    },
    { timeout: 30_000, interval: 100 },
  );
  return { reply };
}

const write = (url: string, text: string) =>
  fetch(`${url}/api/notes`, {
    method: 'POST',
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  });

describe('a server process', () => {
  it('finishes running requests, accepts no new ones, and exits with 0 when asked to stop', async () => {
    const server = start(countsRequests);
    const url = (await server.ready)!;
    const slow = await slowRequest(url, 3_000);
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${url}/healthz`)).rejects.toThrow(), { timeout: 30_000 });
    const reply = await slow.reply;
    expect(reply.status).toBe(200);
    expect(await reply.json()).toEqual({ waited: 3_000 });
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  });

  onEmbeddedOnly(
    'loses nothing that was committed when it is killed, and starts again on the same folder',
    async () => {
      const first = start();
      const url = (await first.ready)!;
      for (const text of ['one', 'two', 'three']) expect((await write(url, text)).status).toBe(201);
      first.child.kill('SIGKILL');
      await first.ended;
      const again = (await start().ready)!;
      expect((await write(again, 'four')).status).toBe(201);
      children.at(-1)!.child.kill('SIGTERM');
      await children.at(-1)!.ended;
      const database = await openDatabase({ folder: join(folder, 'database') });
      const { rows } = await database.pool.query('select text from notes order by id');
      await database.close();
      expect(rows.map((row) => row.text)).toEqual(['one', 'two', 'three', 'four']);
    },
    60_000,
  );

  onEmbeddedOnly('does not start on a folder that another one uses', async () => {
    const first = start();
    await first.ready;
    const { code, errors } = await start().ended;
    expect(code).toBe(1);
    expect(errors).toMatch(
      new RegExp(`^The data folder .*/database is in use by process ${first.child.pid}: stop that one`),
    );
  });

  onEmbeddedOnly(
    'makes an older data folder private, says so once, and creates no file that others can read',
    async () => {
      const database = join(folder, 'database');
      mkdirSync(join(folder, 'outbox'), { mode: 0o777 });
      writeFileSync(join(folder, 'outbox', 'old.json'), '{}', { mode: 0o666 });
      for (const path of [folder, database, join(folder, 'outbox')]) chmodSync(path, 0o755);
      chmodSync(join(database, 'PG_VERSION'), 0o644);
      const repairs = async () => {
        const server = startChild({ ...place, LINTEL_LOG_LEVEL: 'warn' }, 'notes', '000');
        children.push(server);
        expect((await write((await server.ready)!, 'a note')).status).toBe(201);
        const open = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .map((name) => ({ name, mode: lstatSync(join(folder, name)).mode }))
          .filter(({ mode }) => (mode & 0o077) !== 0);
        expect(open).toEqual([]);
        expect(statSync(folder).mode & 0o777).toBe(0o700);
        server.child.kill('SIGTERM');
        const lines = (await server.ended).output.split('\n').filter((line) => line.startsWith('{'));
        return lines.map((line) => JSON.parse(line));
      };
      expect(await repairs()).toEqual([
        expect.objectContaining({ folder, msg: expect.stringMatching(/private now/) }),
        expect.objectContaining({ outbox: 1, msg: 'emails of an older version are encrypted now' }),
      ]);
      expect(await repairs()).toEqual([]);
    },
  );

  onServerOnly('starts several times at once on one database', async () => {
    const urls = await Promise.all([start().ready, start().ready, start().ready]);
    expect(urls.every(Boolean)).toBe(true);
    for (const url of urls) expect((await write(url!, 'hello')).status).toBe(201);
  });
});

describeOnce('a server process, whatever its database', () => {
  it('cuts off a request that exceeds the shutdown timeout', async () => {
    const server = start({ ...countsRequests, LINTEL_SHUTDOWN_TIMEOUT_MS: '1000' });
    const slow = await slowRequest((await server.ready)!, 600_000);
    server.child.kill('SIGTERM');
    await expect(slow.reply).rejects.toThrow();
    expect((await server.ended).code).toBe(0);
  });

  it('reports not ready and keeps answering while it asks connections to close, before it stops listening', async () => {
    const server = start({ LINTEL_DRAIN_MS: '3000' });
    const url = (await server.ready)!;
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(503), { timeout: 2_500 });
    const reply = await write(url, 'late');
    expect(reply.status).toBe(201);
    expect(reply.headers.get('connection')).toBe('close');
    expect(await server.ended).toMatchObject({ code: 0, errors: '' });
  }, 60_000);

  it.each([
    [{ LINTEL_COLOUR: 'red' }, /^There is no setting LINTEL_COLOUR; those that exist are [A-Z0-9_, ]+\.\n$/],
    [{ PORT: 'x' }, /^The setting PORT must be a whole number from 0 to 65535\.\n$/],
  ])('does not start with the settings %o and says why in one sentence', async (settings, sentence) => {
    const { code, errors, output } = await start(settings).ended;
    expect({ code, output }).toEqual({ code: 1, output: '' });
    expect(errors).toMatch(sentence);
  });

  it('closes a connection that sends its headers too slowly', async () => {
    const url = (await start({ LINTEL_REQUEST_TIMEOUT_MS: '1000' }).ready)!;
    const socket = connect(Number(new URL(url).port), 'localhost', () =>
      socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n'),
    );
    const answer = await new Promise<string>((done) => socket.once('data', (bytes) => done(String(bytes))));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  }, 60_000);

  it('logs requests as JSON without addresses, queries and bodies', async () => {
    const server = start({ LINTEL_LOG_LEVEL: 'info' });
    const url = (await server.ready)!;
    await fetch(`${url}/api/notes?words=Jane+Doe`, { headers: { cookie: 'secret=1', 'user-agent': 'spy' } });
    await write(url, 'crash');
    server.child.kill('SIGTERM');
    const lines = (await server.ended).output
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line));
    expect(lines[0]).toEqual({
      level: 30,
      time: expect.any(Number),
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/notes',
      status: 200,
      ms: expect.any(Number),
    });
    expect(lines[1]).toMatchObject({ level: 50, err: { message: 'secret detail' }, requestId: lines[2].requestId });
    expect(JSON.stringify(lines)).not.toMatch(/Jane|spy|secret=1|127\.0\.0\.1|::1/);
  });
});

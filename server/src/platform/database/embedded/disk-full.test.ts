import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type ChildServer, startChild } from '../../../../test/child-server.ts';

const MIB = 1024 * 1024;
const parent = mkdtempSync(join(tmpdir(), 'lintel-full-'));
const mounted = mount();
if (!mounted) console.warn('Not tested: a full disk. It takes the right to mount a file system (root).');

function mount(): boolean {
  if (process.platform !== 'linux' || inject('databaseKind') !== 'embedded') return false;
  return spawnSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', parent]).status === 0;
}

describe.runIf(mounted)('a full disk', () => {
  const filler = join(parent, 'filler');
  const fill = () => {
    const { bavail, bsize } = statfsSync(parent);
    writeFileSync(filler, Buffer.alloc(bavail * bsize - 20 * MIB));
  };
  const servers: ChildServer[] = [];
  const start = () => {
    const server = startChild({ LINTEL_DATA_FOLDER: parent, LINTEL_LOG_LEVEL: 'warn' });
    servers.push(server);
    return server;
  };
  beforeAll(() => cpSync(inject('templateFolder'), join(parent, 'database'), { recursive: true }));
  afterAll(async () => {
    for (const { child, ended } of servers) {
      child.kill('SIGKILL');
      await ended;
    }
    spawnSync('/bin/umount', [parent]);
    rmSync(parent, { recursive: true, force: true });
  });

  const write = (url: string, text: string) =>
    fetch(`${url}/api/notes`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json' },
    });

  it('rejects writes with 503 and reveals no parameter while reads continue, and accepts writes again once there is space', async () => {
    const server = start();
    const url = (await server.ready)!;
    expect((await write(url, 'before')).status).toBe(201);
    fill();
    const refused = await write(url, 'a secret text');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ detail: expect.stringMatching(/disk is full/) });
    const readiness = await fetch(`${url}/readyz`);
    expect([readiness.status, await readiness.text()]).toEqual([503, 'not ready: writes (disk full)\n']);
    expect((await fetch(`${url}/api/notes`)).status).toBe(200);
    rmSync(filler);
    expect((await write(url, 'after')).status).toBe(201);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const { output, errors } = await server.ended;
    expect(output).toContain(`The disk of ${join(parent, 'database')} is full`);
    expect(output + errors).not.toMatch(/a secret text|insert into/);
  }, 60_000);

  it('stops a start with exit code 3 and one sentence that says where', async () => {
    fill();
    const { code, errors } = await start().ended;
    expect(code).toBe(3);
    expect(errors).toMatch(
      new RegExp(
        `^The disk of ${join(parent, 'database')} is full: \\d+ MiB are free, and Lintel needs 64 MiB\\. Free some`,
      ),
    );
    rmSync(filler);
  }, 60_000);
});

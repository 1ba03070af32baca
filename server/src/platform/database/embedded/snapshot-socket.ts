import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/**
 * Lets other processes of the same user request a copy of a data folder that this process owns. The file
 * `<folder>.door` contains the name of a local socket; each connection gets one line of JSON with the path of the
 * copy.
 */
type Answer = { folder: string } | { error: string };

const socketNameFile = (folder: string) => `${folder}.door`;

/**
 * Socket names are limited to about 100 bytes. The socket lives next to the folder when the name fits, so that it is
 * deleted together with the folder.
 */
function socketName(folder: string): string {
  if (process.platform === 'win32') return `\\\\.\\pipe\\lintel-${randomUUID()}`;
  const beside = `${folder}.sock`;
  return Buffer.byteLength(beside) <= 100 ? beside : join(tmpdir(), `lintel-${randomUUID()}.sock`);
}

/** Serves requests for a copy one at a time. */
export async function openSnapshotSocket(
  folder: string,
  copy: (target: string) => Promise<void>,
): Promise<{ close(): Promise<void> }> {
  removeOldSocket(folder);
  const name = socketName(folder);
  const asking = new Set<Socket>();
  let turn: Promise<void> = Promise.resolve();
  const server = createServer((socket) => {
    asking.add(socket);
    socket.on('error', () => {});
    socket.once('close', () => asking.delete(socket));
    turn = turn.then(() => answer(socket, `${folder}.snapshot-${randomUUID()}`, copy));
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(name, done);
  });
  server.unref();
  writeFileSync(socketNameFile(folder), name, { mode: 0o600 });
  return {
    async close() {
      rmSync(socketNameFile(folder), { force: true });
      const closed = new Promise<void>((done) => server.close(() => done()));
      await turn;
      for (const socket of asking) socket.destroy();
      await closed;
    },
  };
}

async function answer(socket: Socket, target: string, copy: (target: string) => Promise<void>): Promise<void> {
  if (socket.destroyed) return;
  let reply: Answer = { folder: target };
  try {
    await copy(target);
  } catch (error) {
    reply = { error: (error as Error).message };
  }
  const received = await new Promise<boolean>((done) => {
    socket.once('close', () => done(false));
    socket.end(`${JSON.stringify(reply)}\n`, () => done(!socket.destroyed));
  });
  if ('error' in reply || !received) await rm(target, { recursive: true, force: true });
}

/** Deletes the socket of a process that was killed. */
function removeOldSocket(folder: string): void {
  try {
    if (process.platform !== 'win32') rmSync(readFileSync(socketNameFile(folder), 'utf8'), { force: true });
    rmSync(socketNameFile(folder), { force: true });
  } catch {
    // The file does not exist.
  }
}

/** Requests a consistent copy of a folder that another process owns. The caller deletes the copy. */
export async function requestSnapshot(folder: string): Promise<string> {
  const socket = connect(readFileSync(socketNameFile(folder), 'utf8'));
  const reply = JSON.parse(await text(socket)) as Answer;
  if ('error' in reply) throw new Error(`The process that uses ${folder} could not copy it: ${reply.error}`);
  return reply.folder;
}

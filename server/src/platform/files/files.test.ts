import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../../test/s3-server/server.ts';
import { DamagedFile, seal, unseal } from './envelope.ts';
import type { FileStore } from './file-store.ts';
import { encryptedFiles } from './files.ts';
import { localFiles } from './local-files.ts';
import { masterKeyOf, masterKeys } from './master-keys.ts';
import { rotate } from './rotate.ts';
import { s3Files } from './s3-files.ts';

const credentials = { accessKeyId: 'LINTEL', secretAccessKey: 'a secret/with+signs', region: 'ca-central-1' };
const [first, second] = ['the first key, which is long enough', 'the second key, which is long enough'];

let folder: string;
let s3: S3Server;
const stores: Record<string, FileStore> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lintel-files-'));
  s3 = await startS3Server('papers', credentials);
  stores.folder = localFiles(join(folder, 'files'));
  stores.S3 = s3Files({ endpoint: s3.endpoint, bucket: 'papers', ...credentials });
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (store: Pick<FileStore, 'list'>) => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys;
};
const read = async (found: Promise<AsyncIterable<Uint8Array> | undefined>) => {
  const stream = await found;
  return stream && buffer(stream);
};

describe.each(['folder', 'S3'])('a store of files in a %s', (kind) => {
  const bytes = randomBytes(200_000);

  it('returns what was stored, whole or its first bytes, and nothing after deletion', async () => {
    const store = stores[kind]!;
    expect(await keysOf(store)).toEqual([]);
    expect(await store.get('documents/a')).toBeUndefined();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await store.put(`documents/${name}`, bytes);
    await store.put('documents/a', bytes.subarray(1));
    expect(await read(store.get('documents/a'))).toEqual(bytes.subarray(1));
    expect(await read(store.get('documents/b', 80))).toEqual(bytes.subarray(0, 80));
    expect((await keysOf(store)).sort()).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `documents/${name}`),
    );
    for await (const { storedAt } of store.list())
      expect(Math.abs(storedAt.getTime() - Date.now())).toBeLessThan(60_000);
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await store.remove(`documents/${name}`);
    await store.remove('documents/a');
    expect(await store.get('documents/a')).toBeUndefined();
    expect(await keysOf(store)).toEqual([]);
  });

  it.each(['../secret', 'a/../../b', '/etc/passwd', 'a//b', '', 'A', 'a\0b', '.hidden'])(
    'takes no key that could lead elsewhere: %j',
    async (key) => {
      await expect(async () => stores[kind]!.put(key, bytes)).rejects.toThrow('unknown format');
      await expect(async () => stores[kind]!.get(key)).rejects.toThrow('unknown format');
    },
  );

  it('stores nothing in plain text and changes the master key without rewriting file contents', async () => {
    const store = stores[kind]!;
    const text = Buffer.from(`Elena Novak earns 7,200 a month. ${'x'.repeat(70_000)}`);
    const before = encryptedFiles(store, masterKeys(first, []));
    for (const name of ['one', 'two', 'three', 'four']) await before.put(name, text);
    const kept = await Promise.all(['one', 'two', 'three', 'four'].map((name) => read(store.get(name))));
    for (const each of kept) {
      expect(each!.includes('Elena')).toBe(false);
      expect(each!.includes('xxxxxxxx')).toBe(false);
    }
    expect(new Set(kept.map((each) => each!.subarray(80, 200).toString('hex'))).size).toBe(4);

    const both = masterKeys(second, [first]);
    expect(await read(encryptedFiles(store, both).get('one'))).toEqual(text);
    await encryptedFiles(store, both).put('five', text);
    expect(await rotate(store, both)).toEqual({ rewrapped: 4, already: 1, unreadable: [] });
    const after = encryptedFiles(store, masterKeys(second, []));
    for (const name of ['one', 'two', 'three', 'four', 'five']) expect(await read(after.get(name))).toEqual(text);
    await expect(read(before.get('one'))).rejects.toThrow(masterKeyOf(second).id);
    expect(await rotate(store, masterKeys(second, []))).toEqual({ rewrapped: 0, already: 5, unreadable: [] });
    // Without the former key no file is lost, and the message names the missing key.
    const third = await rotate(store, masterKeys('a third key, which nobody said it was', []));
    expect(third).toMatchObject({ rewrapped: 0, already: 0 });
    expect(third.unreadable[0]).toContain(masterKeyOf(second).id);
    for (const name of ['one', 'two', 'three', 'four', 'five']) await store.remove(name);
  });
});

describe('a folder of files', () => {
  it('never shows a half-written file and deletes the leftovers of a killed process', async () => {
    const store = stores.folder!;
    await store.put('documents/whole', Buffer.from('x'));
    const left = join(folder, 'files', 'documents', 'old.part');
    await writeFile(left, 'half');
    await writeFile(join(folder, 'files', 'documents', 'new.part'), 'half');
    await utimes(left, 0, 0);
    expect(await keysOf(store)).toEqual(['documents/whole']);
    expect((await readdir(join(folder, 'files', 'documents'))).sort()).toEqual(['new.part', 'whole']);
    expect(await readFile(join(folder, 'files', 'documents', 'whole'), 'utf8')).toBe('x');
  });
});

describe('a bucket', () => {
  it('retries after a failure and reports the reason when access is denied', async () => {
    s3.failNext(2);
    await stores.S3!.put('documents/a', Buffer.from('x'));
    expect(await read(stores.S3!.get('documents/a'))).toEqual(Buffer.from('x'));
    const place = { endpoint: s3.endpoint, bucket: 'papers', ...credentials };
    const wrong = s3Files({ ...place, secretAccessKey: 'another' });
    await expect(wrong.put('a', Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(keysOf(s3Files({ ...place, bucket: 'nowhere' }))).rejects.toThrow('no bucket nowhere');
    await expect(s3Files({ ...place, endpoint: 'http://127.0.0.1:1' }).get('a')).rejects.toThrow('does not answer');
  });
});

describe('an encrypted file', () => {
  const masters = masterKeys(first, []);
  const plain = randomBytes(64 * 1024 * 3 + 17);
  const sealed = seal(plain, 'documents/a', masters.current);
  const parts = async function* (bytes: Buffer, size: number) {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const open = async (bytes: Buffer, place = 'documents/a', size = 10_000) =>
    buffer(Readable.from(unseal(parts(bytes, size), place, masters)));
  const chunk = 64 * 1024 + 16;

  it.each([0, 1, 64 * 1024 - 1, 64 * 1024, 64 * 1024 + 1, 200_000])(
    'of %i bytes comes back, however it arrives',
    async (size) => {
      const bytes = randomBytes(size);
      const made = seal(bytes, 'a', masters.current);
      for (const part of [1_000, chunk, 1_000_000]) expect(await open(made, 'a', part)).toEqual(bytes);
      expect(made.length).toBe(80 + size + 16 * Math.max(1, Math.ceil(size / (64 * 1024))));
    },
  );

  it.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut off within a chunk', (bytes) => bytes.subarray(0, -1)],
    ['cut off between chunks', (bytes) => bytes.subarray(0, 80 + 2 * chunk)],
    ['cut off in the head', (bytes) => bytes.subarray(0, 79)],
    ['without any chunk', (bytes) => bytes.subarray(0, 80)],
    ['longer than it was', (bytes) => Buffer.concat([bytes, Buffer.alloc(5)])],
    ['with one bit turned', (bytes) => Buffer.from(bytes.map((each, at) => (at === 100_000 ? each ^ 1 : each)))],
    ['with one bit of its key turned', (bytes) => Buffer.from(bytes.map((each, at) => (at === 30 ? each ^ 1 : each)))],
    [
      'with two chunks exchanged',
      (bytes) =>
        Buffer.concat([
          bytes.subarray(0, 80),
          bytes.subarray(80 + chunk, 80 + 2 * chunk),
          bytes.subarray(80, 80 + chunk),
          bytes.subarray(80 + 2 * chunk),
        ]),
    ],
    [
      'of other content',
      () => Buffer.from('%PDF-1.7 something plain that is longer than the head of an encrypted file is, by far'),
    ],
  ])('%s is refused', async (_, change) => {
    await expect(open(change(sealed))).rejects.toThrow(DamagedFile);
  });

  it('is rejected at the place of another file', async () => {
    expect(await open(sealed)).toEqual(plain);
    await expect(open(sealed, 'documents/b')).rejects.toThrow(DamagedFile);
  });
});

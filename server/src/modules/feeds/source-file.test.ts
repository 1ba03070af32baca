import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { sourceBytes } from './source-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-source-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const parts: Uint8Array[] = [];
  for await (const part of sourceBytes(path)) parts.push(part);
  return Buffer.concat(parts).toString();
}
const text = 'Id,Price\nA,450000\n'.repeat(20_000);

test('a plain file is read as it is, a compressed one is decompressed, whatever its name', async () => {
  expect(await read(Buffer.from(text))).toBe(text);
  expect(await read(gzipSync(text))).toBe(text);
  expect(await read(Buffer.alloc(0))).toBe('');
});

test('a truncated compressed file is reported in a sentence', async () => {
  const packed = gzipSync(text);
  await expect(read(packed.subarray(0, packed.length / 2))).rejects.toThrow(/^The file is damaged .+\.$/);
});

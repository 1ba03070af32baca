import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MasterKey, MasterKeys } from './master-keys.ts';

/*
 * Format of an encrypted file in storage:
 * 5 bytes LNTL and the format version, 1
 * 8 id of the master key
 * 12 nonce of the key wrapping
 * 48 the file's own key, wrapped: AES-256-GCM under the master key
 * 7 prefix of the chunk nonces
 * followed by chunks of 64 KiB, each AES-256-GCM under the file's own key with a 16-byte tag.
 * The nonce of a chunk is the 7-byte prefix, the chunk number and a last-chunk flag (the STREAM construction of Hoang,
 * Reyhanitabar, Rogaway and Vizár, 2015, as in Tink and age). A missing, moved, duplicated or foreign chunk fails, and
 * so does a truncated file. The wrapping is bound to the file's key in storage, so files cannot be swapped.
 */
const MAGIC = Buffer.from([0x4c, 0x4e, 0x54, 0x4c, 1]);
export const HEAD_BYTES = 80;
const CHUNK_BYTES = 64 * 1024;
const PROOF_BYTES = 16;

/** A file that was modified, or that no configured key decrypts. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Encrypts a whole file for its place in storage under its own key. */
export function seal(plain: Uint8Array, place: string, master: MasterKey): Buffer {
  const key = randomBytes(32);
  const prefix = randomBytes(7);
  const parts = [headOf(key, prefix, place, master)];
  const chunks = Math.max(1, Math.ceil(plain.length / CHUNK_BYTES));
  for (let at = 0; at < chunks; at += 1) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, at, at === chunks - 1));
    const chunk = plain.subarray(at * CHUNK_BYTES, (at + 1) * CHUNK_BYTES);
    parts.push(cipher.update(chunk), cipher.final(), cipher.getAuthTag());
  }
  return Buffer.concat(parts);
}

/** Decrypts a file as a stream. Yields a chunk only after the whole chunk was authenticated. */
export async function* unseal(
  sealed: AsyncIterable<Uint8Array>,
  place: string,
  masters: Pick<MasterKeys, 'find'>,
): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let head: { key: Buffer; prefix: Buffer } | undefined;
  let number = 0;
  for await (const part of sealed) {
    held = Buffer.concat([held, part]);
    if (!head && held.length >= HEAD_BYTES) {
      head = openHead(held.subarray(0, HEAD_BYTES), place, masters);
      held = held.subarray(HEAD_BYTES);
    }
    // A chunk is known not to be the last only when more data follows.
    for (; head && held.length > CHUNK_BYTES + PROOF_BYTES; number += 1) {
      yield openChunk(held.subarray(0, CHUNK_BYTES + PROOF_BYTES), head, number, false);
      held = held.subarray(CHUNK_BYTES + PROOF_BYTES);
    }
  }
  if (!head) throw new DamagedFile('A file is cut off');
  yield openChunk(held, head, number, true);
}

/** Reads the id of the master key from the head of a file. */
export const masterIdOf = (head: Buffer): string => {
  if (head.length < HEAD_BYTES || !head.subarray(0, MAGIC.length).equals(MAGIC))
    throw new DamagedFile('This is no encrypted file');
  return head.subarray(5, 13).toString('hex');
};

/** Wraps the file's key under another master key: returns a new head for the same chunks. */
export function rewrapHead(head: Buffer, place: string, masters: Pick<MasterKeys, 'find'>, to: MasterKey): Buffer {
  const { key, prefix } = openHead(head, place, masters);
  return headOf(key, prefix, place, to);
}

function headOf(key: Buffer, prefix: Buffer, place: string, master: MasterKey): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', master.key, nonce).setAAD(Buffer.from(place));
  const wrapped = Buffer.concat([cipher.update(key), cipher.final(), cipher.getAuthTag()]);
  return Buffer.concat([MAGIC, Buffer.from(master.id, 'hex'), nonce, wrapped, prefix]);
}

function openHead(head: Buffer, place: string, masters: Pick<MasterKeys, 'find'>) {
  const id = masterIdOf(head);
  const master = masters.find(id);
  if (!master) throw new DamagedFile(`A file lies under the key ${id}, which the settings do not name`);
  const decipher = createDecipheriv('aes-256-gcm', master.key, head.subarray(13, 25))
    .setAAD(Buffer.from(place))
    .setAuthTag(head.subarray(57, 73));
  return { key: proven(() => [decipher.update(head.subarray(25, 57)), decipher.final()]), prefix: head.subarray(73) };
}

function openChunk(chunk: Buffer, { key, prefix }: { key: Buffer; prefix: Buffer }, number: number, last: boolean) {
  if (chunk.length < PROOF_BYTES) throw new DamagedFile('A file is cut off');
  const end = chunk.length - PROOF_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, number, last)).setAuthTag(chunk.subarray(end));
  return proven(() => [decipher.update(chunk.subarray(0, end)), decipher.final()]);
}

function nonceOf(prefix: Buffer, number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, 7);
  nonce[11] = last ? 1 : 0;
  return nonce;
}

function proven(read: () => Buffer[]): Buffer {
  try {
    return Buffer.concat(read());
  } catch (cause) {
    throw new DamagedFile('A file is not as it was written', { cause });
  }
}

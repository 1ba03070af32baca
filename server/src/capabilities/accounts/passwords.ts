import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** Argon2id as recommended by OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = promisify(argon2);

const digest = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }) as Promise<Buffer>;

/** Base64 without padding, as in PHC strings. */
const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([\w+/]+)\$([\w+/]+)$/;

/** Returns a PHC string, with a random salt unless one is given. Runs in the thread pool. */
export async function hashPassword(password: string, salt?: Uint8Array<ArrayBuffer>): Promise<string> {
  const nonce = salt ? Buffer.from(salt) : randomBytes(16);
  const tag = await digest(password, nonce);
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain(nonce)}$${plain(tag)}`;
}

export async function isPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [, nonce, tag] = form.exec(hash) ?? [];
  if (!nonce || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await digest(password, Buffer.from(nonce, 'base64'));
  return expected.length === given.length && timingSafeEqual(expected, given);
}

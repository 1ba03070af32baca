import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';

/*
 * Text that lies encrypted in the database and in files: emails hold live links and private text. AES-256-GCM under a key
 * derived from the secret (HKDF), one for each place, so that a value moved to another place doesn't open.
 *
 *   sealed:1:  base64url of nonce (12 bytes), ciphertext, tag (16 bytes)
 */
const MARK = 'sealed:1:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let secret: string | undefined;
const keys = new Map<string, Buffer>();

/** Sets the secret of this process. Columns have no place for it: Drizzle calls their conversions with the value alone. */
export function sealUnder(given: string): void {
  secret = given;
  keys.clear();
}

export const isSealed = (value: string): boolean => value.startsWith(MARK);

export function seal(text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(place), nonce);
  const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return MARK + Buffer.concat(bytes).toString('base64url');
}

/** Throws for a value that was sealed under another secret, at another place, or was changed. */
export function unseal(value: string, place: string): string {
  // Written by a version that sealed nothing.
  if (!isSealed(value)) return value;
  const bytes = Buffer.from(value.slice(MARK.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A column whose text is sealed on its way into the database and unsealed on its way out. */
export const sealedText = (place: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, place),
    fromDriver: (value) => unseal(value, place),
  })();

function keyOf(place: string): Buffer {
  if (secret === undefined) throw new Error('No secret is set to seal with');
  const known = keys.get(place);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'lintel', `at rest: ${place}`, 32));
  keys.set(place, key);
  return key;
}

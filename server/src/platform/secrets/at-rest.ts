import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { customType } from 'drizzle-orm/pg-core';

/*
 * Encrypts text at rest in the database and in files, because emails contain live links and private text. AES-256-GCM
 * with a key derived from the secret (HKDF), one key per place, so a value copied to another place cannot be
 * decrypted.
 * sealed:1: base64url of nonce (12 bytes), ciphertext, tag (16 bytes)
 */
const MARK = 'sealed:1:';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

let secret: string | undefined;
const keys = new Map<string, Buffer>();

/**
 * Sets the secret of this process. It is module state because Drizzle passes only the value to a column's conversions.
 */
export function setSecret(given: string): void {
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

/** Throws when the value was encrypted under another secret, for another place, or was modified. */
export function unseal(value: string, place: string): string {
  // Plain text from a version that did not encrypt.
  if (!isSealed(value)) return value;
  const bytes = Buffer.from(value.slice(MARK.length), 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
}

/** A text column that is encrypted on write and decrypted on read. */
export const sealedText = (place: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => seal(text, place),
    fromDriver: (value) => unseal(value, place),
  })();

function keyOf(place: string): Buffer {
  if (secret === undefined) throw new Error('No encryption secret is set');
  const known = keys.get(place);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, 'lintel', `at rest: ${place}`, 32));
  keys.set(place, key);
  return key;
}

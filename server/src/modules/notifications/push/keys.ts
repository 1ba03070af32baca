import { createECDH } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { seal, unseal } from '../../../platform/secrets/at-rest.ts';
import { storedSecrets } from '../../../platform/secrets/secrets.tables.ts';
import { token } from '../../../platform/serve/registry.ts';

/** Key pair that identifies this server to push services (VAPID, RFC 8292), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}
export const pushKeysToken = token<PushKeys>('push keys');

const name = 'push-keys';

/**
 * Returns the key pair that was generated at the first start and is shared by all processes. One that cannot be decrypted,
 * because the secret of the server changed, is replaced: browsers then have to be added again.
 */
export async function pushKeysOf(db: Db): Promise<PushKeys> {
  const own = seal(JSON.stringify(generate()), name);
  await db.insert(storedSecrets).values({ name, value: own }).onConflictDoNothing();
  const [stored] = await db.select().from(storedSecrets).where(eq(storedSecrets.name, name));
  const known = read(stored!.value);
  if (known) return known;
  await db.update(storedSecrets).set({ value: own }).where(eq(storedSecrets.name, name));
  return read(own)!;
}

function generate(): PushKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A private key with leading zeros is shorter than 32 bytes.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}

function read(sealed: string): PushKeys | undefined {
  try {
    return JSON.parse(unseal(sealed, name));
  } catch {
    return undefined;
  }
}

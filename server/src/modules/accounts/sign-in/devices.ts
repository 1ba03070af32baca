import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { eq, or } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import { credentials, people } from '../tables.ts';

/**
 * Devices from which a person has signed in to an account: limits that strangers can exhaust do not apply to them
 * (OWASP, "Slow down online guessing attacks with device cookies"). The cookie does not grant access. Its MAC covers
 * the password hash, so a new password invalidates it.
 */
export interface Devices {
  /** Returns the id of the device when the request's cookie was issued for the account with this name. */
  find(db: Db, headers: Headers, name: string): Promise<string | undefined>;
  /** Returns the cookie that identifies the device to this account from now on. */
  remember(db: Db, headers: Headers, personId: number): Promise<string[]>;
}

export const devicesToken = token<Devices>('known devices');

const COOKIE = 'lintel.device';
const KNOWN_DAYS = 180;
/** Maximum accounts per browser. */
const ENTRIES_MAX = 4;
/** Maximum accounts per name: the owner of an address, and others that claim it. */
const ACCOUNTS_MAX = 3;

interface Entry {
  id: string;
  day: string;
  proof: string;
}

interface Account {
  personId: number;
  hash: string | null;
}

/** A placeholder for an account that does not exist, so that the work is the same. */
const unknownAccount: Account = { personId: 0, hash: null };

export function createDevices(secret: string, publicUrl: string): Devices {
  const key = createHmac('sha256', secret).update('known devices').digest();
  const isHttps = publicUrl.startsWith('https:');
  const name = isHttps ? `__Secure-${COOKIE}` : COOKIE;

  const proofOf = ({ id, day }: Pick<Entry, 'id' | 'day'>, { personId, hash }: Account): string =>
    createHmac('sha256', key).update(`${personId}.${id}.${day}.${hash}`).digest('base64url');
  const fits = (entry: Entry, account: Account): boolean =>
    timingSafeEqual(Buffer.from(entry.proof), Buffer.from(proofOf(entry, account))) && account.hash !== null;
  const entriesOf = (headers: Headers): Entry[] => {
    const value = new RegExp(`(?:^|;\\s*)${name}=([\\w.~-]{1,800})`).exec(headers.get('cookie') ?? '')?.[1] ?? '';
    return value
      .split('~', ENTRIES_MAX)
      .map((text) => /^([\w-]{22})\.(\d{1,6})\.([\w-]{43})$/.exec(text))
      .filter((found) => found !== null)
      .map(([, id, day, proof]) => ({ id: id!, day: day!, proof: proof! }))
      .filter(({ day }) => today() - Number(day) <= KNOWN_DAYS);
  };

  return {
    async find(db, headers, account) {
      const entries = entriesOf(headers);
      if (entries.length === 0) return undefined;
      const found: Account[] = await db
        .select({ personId: people.id, hash: credentials.password })
        .from(people)
        .innerJoin(credentials, eq(credentials.userId, people.id))
        .where(or(eq(people.email, account), eq(people.username, account), eq(people.claimedEmail, account)))
        .limit(ACCOUNTS_MAX);
      const accounts = Array.from({ length: ACCOUNTS_MAX }, (_, at) => found[at] ?? unknownAccount);
      return entries.filter((entry) => accounts.filter((each) => fits(entry, each)).length > 0)[0]?.id;
    },
    async remember(db, headers, personId) {
      const [account] = await db
        .select({ personId: credentials.userId, hash: credentials.password })
        .from(credentials)
        .where(eq(credentials.userId, personId));
      if (!account) return [];
      const made = { id: randomBytes(16).toString('base64url'), day: String(today()) };
      const others = entriesOf(headers).filter((entry) => !fits(entry, account));
      const value = [{ ...made, proof: proofOf(made, account) }, ...others.slice(0, ENTRIES_MAX - 1)]
        .map(({ id, day, proof }) => `${id}.${day}.${proof}`)
        .join('~');
      const attributes = `Max-Age=${(KNOWN_DAYS * DAY_MS) / 1_000}; Path=/api; HttpOnly; SameSite=Lax`;
      return [`${name}=${value}; ${attributes}${isHttps ? '; Secure' : ''}`];
    },
  };
}

const today = (): number => Math.floor(Date.now() / DAY_MS);

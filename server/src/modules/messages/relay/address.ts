import { createHmac, timingSafeEqual } from 'node:crypto';

/** The person and the conversation of a relay address. */
export interface RelayTo {
  personId: number;
  threadId: number;
}

/** Email addresses that represent a person in one conversation. They stop working together with the right to write. */
export interface Relay {
  addressOf(to: RelayTo): string;
  /** Returns undefined for an address that was not created here, or of another domain. */
  read(address: string): RelayTo | undefined;
}

export function createRelay({ domain, secret }: { domain: string; secret: string }): Relay {
  const key = createHmac('sha256', secret).update('addresses of conversations').digest();
  // Lowercase hex, because mail servers may change the case of an address.
  const seal = (words: string) => createHmac('sha256', key).update(words).digest('hex').slice(0, 32);
  return {
    addressOf({ personId, threadId }) {
      const words = `${threadId.toString(36)}-${personId.toString(36)}`;
      return `relay+${words}-${seal(words)}@${domain}`;
    },
    read(address) {
      const [, thread, person, sealed, at] =
        /^<?relay\+([0-9a-z]{1,7})-([0-9a-z]{1,7})-([0-9a-f]{32})@([^>]+)>?$/.exec(address.trim().toLowerCase()) ?? [];
      if (!sealed || at !== domain) return undefined;
      const right = Buffer.from(seal(`${thread}-${person}`));
      if (!timingSafeEqual(Buffer.from(sealed), right)) return undefined;
      return { threadId: Number.parseInt(thread!, 36), personId: Number.parseInt(person!, 36) };
    },
  };
}

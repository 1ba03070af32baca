import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose address it is, and for which conversation. */
export interface RelayTo {
  personId: number;
  threadId: number;
}

/** Addresses that stand for a person in one conversation. What they reach ends with the right to write there. */
export interface Relay {
  addressOf(to: RelayTo): string;
  /** Undefined for an address that was not made here, or of another domain. */
  read(address: string): RelayTo | undefined;
}

export function createRelay({ domain, secret }: { domain: string; secret: string }): Relay {
  const key = createHmac('sha256', secret).update('addresses of conversations').digest();
  // In small letters and hex: mail servers may change the case of an address.
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

import { createHmac, timingSafeEqual } from 'node:crypto';
import { token } from '../../../platform/serve/registry.ts';

export interface LeadAddress {
  agentId: number;
  /** Increases with each new address; earlier ones stop working. */
  version: number;
}

/** Email addresses to which portals send an agent's leads. */
export interface LeadAddresses {
  addressOf(of: LeadAddress): string;
  /** Returns undefined for an address that was not created here, or of another domain. */
  read(address: string): LeadAddress | undefined;
}

/** Undefined without a mail domain. */
export const leadAddressesToken = token<{ addresses: LeadAddresses | undefined }>('addresses for lead emails');

export function createLeadAddresses({ domain, secret }: { domain: string; secret: string }): LeadAddresses {
  const key = createHmac('sha256', secret).update('addresses for lead emails').digest();
  // Lowercase hex, because mail servers may change the case of an address.
  const seal = (words: string) => createHmac('sha256', key).update(words).digest('hex').slice(0, 16);
  return {
    addressOf({ agentId, version }) {
      const words = `${agentId.toString(36)}-${version.toString(36)}`;
      return `leads+${words}-${seal(words)}@${domain}`;
    },
    read(address) {
      const [, agent, version, sealed, at] =
        /^<?leads\+([0-9a-z]{1,7})-([0-9a-z]{1,7})-([0-9a-f]{16})@([^>]+)>?$/.exec(address.trim().toLowerCase()) ?? [];
      if (!sealed || at !== domain) return undefined;
      if (!timingSafeEqual(Buffer.from(sealed), Buffer.from(seal(`${agent}-${version}`)))) return undefined;
      return { agentId: Number.parseInt(agent!, 36), version: Number.parseInt(version!, 36) };
    },
  };
}

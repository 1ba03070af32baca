import { createHmac, timingSafeEqual } from 'node:crypto';
import { readId } from '../../../platform/serve/contract.ts';
import { token } from '../../../platform/serve/registry.ts';

/** Signs the links of alert emails. A link can pause the one search it names and nothing else. */
export interface LinkTokens {
  tokenOf(searchId: number): string;
  /** Returns the search of a token; undefined when the signature is invalid. */
  searchOf(token: string): number | undefined;
}

export const linkTokensToken = token<LinkTokens>('alert link tokens');

/** A search always has the same token, so that an email of last year can still pause it. */
export function createLinkTokens(secret: string): LinkTokens {
  const sign = (searchId: number) =>
    createHmac('sha256', secret).update(`saved search ${searchId}`).digest('base64url');
  return {
    tokenOf: (searchId) => `${searchId}.${sign(searchId)}`,
    searchOf(token) {
      const [id, signature = ''] = token.split('.', 2);
      const searchId = readId(id);
      if (searchId === undefined) return undefined;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(searchId))];
      return given.length === right.length && timingSafeEqual(given, right) ? searchId : undefined;
    },
  };
}

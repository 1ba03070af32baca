import { createHmac, timingSafeEqual } from 'node:crypto';
import { readId } from '../../../foundation/contract.ts';
import { token } from '../../../foundation/registry.ts';

/** Signs the links of alert mails: who holds one may pause the one search it names, and nothing else. */
export interface LinkTokens {
  tokenOf(searchId: number): string;
  /** The search that a token names; undefined where it was not signed here. */
  searchOf(token: string): number | undefined;
}

export const linkTokensToken = token<LinkTokens>('alert link tokens');

/** The same search has the same token for good: a mail of last year still pauses. */
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

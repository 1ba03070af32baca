import { createSignedIds, type SignedIds } from '../../../platform/secrets/signed-ids.ts';
import { token } from '../../../platform/serve/registry.ts';

/** Signs the links of alert emails. A link can pause the one search it names and nothing else. */
export type LinkTokens = SignedIds;

export const linkTokensToken = token<LinkTokens>('alert link tokens');

export const createLinkTokens = (secret: string): LinkTokens => createSignedIds(secret, 'saved search');

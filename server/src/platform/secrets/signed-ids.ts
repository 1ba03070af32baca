import { createHmac, timingSafeEqual } from 'node:crypto';
import { readId } from '../serve/contract.ts';

/** Signs ids for links in emails. An id always has the same token, so a link of an old email still works. */
export interface SignedIds {
  tokenOf(id: number): string;
  /** Returns the id of a token; undefined when the signature is invalid. */
  idOf(token: string): number | undefined;
}

/** Tokens for one purpose, such as `saved search`; those for another purpose are invalid. */
export function createSignedIds(secret: string, purpose: string): SignedIds {
  const sign = (id: number) => createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url');
  return {
    tokenOf: (id) => `${id}.${sign(id)}`,
    idOf(token) {
      const [text, signature = ''] = token.split('.', 2);
      const id = readId(text);
      if (id === undefined) return undefined;
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
    },
  };
}

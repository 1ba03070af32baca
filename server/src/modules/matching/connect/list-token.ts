import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@lintel/geo';
import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';
import { token } from '../../../platform/serve/registry.ts';

/** A reason for a position, as the list showed it. */
const ShownReason = z.object({
  criterion: z.string().max(60),
  points: z.number(),
  /** Number of records behind the reason. */
  n: z.number().int().nullable(),
});

/** One professional of a list, in its order. */
const ShownEntry = z.object({
  agentId: Id,
  /** Null with too few data. */
  percentile: z.number().nullable(),
  matchScore: z.number().nullable(),
  reasons: z.array(ShownReason).max(20),
});
export type ShownEntry = z.infer<typeof ShownEntry>;

const ShownSearch = z.record(z.string(), z.unknown());
/** A buyer's search in the ranking's vocabulary: plain JSON. */
export type ShownSearch = z.infer<typeof ShownSearch>;

const ShownList = z.object({
  agentType: z.enum(['real_estate', 'mortgage']),
  shownAt: z.iso.datetime(),
  /** Version of the formula. */
  formula: z.string().max(60),
  search: ShownSearch,
  entries: z.array(ShownEntry).max(20),
});
export type ShownList = z.infer<typeof ShownList>;

/**
 * Seals a list into a token that its reader holds, so that no search is stored unless the reader requests a
 * professional from it.
 */
export interface ListTokens {
  tokenOf(list: ShownList): string;
  /** Returns undefined for tokens of another origin or older than 30 days. */
  read(token: string, now?: Date): ShownList | undefined;
}

export const listTokensToken = token<ListTokens>('lists that were shown');

const KEPT_MS = 30 * DAY_MS;

export function createListTokens(secret: string): ListTokens {
  const key = createHmac('sha256', secret).update('lists that were shown').digest();
  const seal = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    tokenOf(list) {
      const body = Buffer.from(JSON.stringify(ShownList.parse(list))).toString('base64url');
      return `${body}.${seal(body).toString('base64url')}`;
    },
    read(token, now = new Date()) {
      const [body = '', sealed = ''] = token.split('.');
      const [given, right] = [Buffer.from(sealed, 'base64url'), seal(body)];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const list = ShownList.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return now.getTime() - Date.parse(list.shownAt) > KEPT_MS ? undefined : list;
    },
  };
}

import type { SavedFilter } from '@lintel/server/saving';
import type { z } from 'zod';
import { readId } from '../../../api/id.ts';

type Filter = z.input<typeof SavedFilter>;

/** URL state of the saved homes page. */
export interface SavedState {
  tab?: 'searches';
  sort?: NonNullable<Filter['sort']>;
  market?: NonNullable<Filter['market']>;
  vote?: NonNullable<Filter['vote']>;
  tag?: string;
  page?: number;
  /** Id of a saved home a notification linked to. */
  home?: number;
}

const sorts = ['saved', 'price_up', 'price_down', 'price_change', 'votes'] as const;
const markets = ['all', 'for_sale', 'off'] as const;
const votes = ['love', 'maybe', 'no', 'none'] as const;

const oneOf = <T extends string>(names: readonly T[], value: unknown): T | undefined =>
  names.find((name) => name === value);
const pageOf = (value: unknown): number | undefined => {
  const page = readId(value);
  return page !== undefined && page <= 10_000 ? page : undefined;
};

/**
 * Reads the state from a URL; ignores unknown values and never throws. Written without a schema library, because it is
 * part of the initial script.
 */
export function readSavedState(params: Record<string, unknown>): SavedState {
  const tag = typeof params.tag === 'string' ? params.tag.trim().slice(0, 30) : '';
  const state = {
    tab: oneOf(['searches'], params.tab),
    sort: oneOf(sorts, params.sort),
    market: oneOf(markets, params.market),
    vote: oneOf(votes, params.vote),
    tag: tag === '' ? undefined : tag,
    page: pageOf(params.page),
    home: readId(params.home),
  };
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined)) as SavedState;
}

/** The part of the state that is sent to the server. */
export const filterOf = ({ tab: _, home: __, ...filter }: SavedState) => filter;

/** Returns whether a filter is set. */
export const isNarrowed = ({ tag, market, vote }: SavedState): boolean =>
  tag !== undefined || vote !== undefined || (market !== undefined && market !== 'all');

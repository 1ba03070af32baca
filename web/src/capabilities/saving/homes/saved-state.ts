import type { SavedFilter } from '@lintel/server/saving';
import type { z } from 'zod';
import { readId } from '../../../wire/id.ts';

type Filter = z.input<typeof SavedFilter>;

/** What the page of saved homes shows: all of it stands in its address. */
export interface SavedState {
  tab?: 'searches';
  sort?: NonNullable<Filter['sort']>;
  market?: NonNullable<Filter['market']>;
  vote?: NonNullable<Filter['vote']>;
  tag?: string;
  page?: number;
  /** A saved home that a notification led to. */
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

/** Reads an address; what it does not know is left out. Never throws. By hand, as the reading stands in the first script. */
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

/** The part that the server is asked. */
export const filterOf = ({ tab: _, home: __, ...filter }: SavedState) => filter;

/** Something narrows the list. */
export const isNarrowed = ({ tag, market, vote }: SavedState): boolean =>
  tag !== undefined || vote !== undefined || (market !== undefined && market !== 'all');

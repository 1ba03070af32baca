import { readId } from '../../wire/id.ts';
import { writeSearchParams } from '../../wire/search-params.ts';
import { type NetworkState, readNetworkState } from './network-state.ts';

export const professionalPath = (id: number): string => `/professionals/${id}`;

/** The address of a profile that opens the request for a showing: `?book=showing&home=7`. */
export function readShowing({ book, home }: Record<string, unknown>): { book?: 'showing'; home?: number } {
  const id = readId(home);
  return book === 'showing' ? { book, ...(id === undefined ? {} : { home: id }) } : {};
}

/** The team, or a part of the directory. */
export const professionalsPath = (state: Partial<NetworkState> = {}): string =>
  `/professionals${writeSearchParams(readNetworkState({ ...state }))}`;

/** What a buyer agreed to show whom. */
export const receiptsPath = '/consents';

/** Of the page of requests and clients. */
export type ClientTab = 'requests' | 'clients' | 'appointments' | 'past';

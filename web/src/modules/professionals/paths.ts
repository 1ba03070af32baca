import { readId } from '../../api/id.ts';
import { writeSearchParams } from '../../api/search-params.ts';
import { type NetworkState, readNetworkState } from './directory/network-state.ts';

export const professionalPath = (id: number): string => `/professionals/${id}`;

/** Path of a profile that opens the request for a showing of a home. */
export const showingPath = (id: number, home: number): string =>
  professionalPath(id) + writeSearchParams({ book: 'showing', home });

/** Reads the parameters of a profile that open the showing request: `?book=showing&home=7`. */
export function readShowing({ book, home }: Record<string, unknown>): { book?: 'showing'; home?: number } {
  const id = readId(home);
  return book === 'showing' ? { book, ...(id === undefined ? {} : { home: id }) } : {};
}

/** Path of the team or of a directory tab. */
export const professionalsPath = (state: Partial<NetworkState> = {}): string =>
  `/professionals${writeSearchParams(readNetworkState({ ...state }))}`;

/** Page of the buyer's consents. */
export const receiptsPath = '/consents';

/** Tabs of the clients page. */
export type ClientTab = 'requests' | 'clients' | 'appointments' | 'past';

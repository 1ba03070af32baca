import { writeSearchParams } from '../../wire/search-params.ts';
import { type NetworkState, readNetworkState } from './network-state.ts';

export const professionalPath = (id: number): string => `/professionals/${id}`;

/** The team, or a part of the directory. */
export const professionalsPath = (state: Partial<NetworkState> = {}): string =>
  `/professionals${writeSearchParams(readNetworkState({ ...state }))}`;

export type ClientTab = 'requests' | 'clients' | 'appointments' | 'past';

/** Where a professional finds requests, clients and appointments. */
export const connectionsPath = (tab: ClientTab = 'requests', page = 1): string =>
  `/connections${writeSearchParams({ tab: tab === 'requests' ? undefined : tab, page: page > 1 ? page : undefined })}`;

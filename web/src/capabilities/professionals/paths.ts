import { writeSearchParams } from '../../wire/search-params.ts';
import { type NetworkState, readNetworkState } from './network-state.ts';

export const professionalPath = (id: number): string => `/professionals/${id}`;

/** The team, or a part of the directory. */
export const professionalsPath = (state: Partial<NetworkState> = {}): string =>
  `/professionals${writeSearchParams(readNetworkState({ ...state }))}`;

/** What a buyer agreed to show whom. */
export const receiptsPath = '/consents';

/** Of the page of requests and clients. */
export type ClientTab = 'requests' | 'clients' | 'appointments' | 'past';

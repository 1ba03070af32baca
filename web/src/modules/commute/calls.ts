import { ADDRESSES_MAX, CommuteAddress } from '@lintel/server/commute';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../api/client.ts';
import { inTab } from '../../ui/tab-storage.ts';
import { knownPerson } from '../accounts/index.ts';

const key = ['commute'] as const;
const tabKey = 'lintel.commute-addresses';
const InTab = z.array(CommuteAddress).max(ADDRESSES_MAX);

/** The addresses of the signed-in person, or those that a visitor entered in this tab. */
export const addressesQuery = queryOptions({
  queryKey: [...key, 'addresses'],
  queryFn: async (): Promise<CommuteAddress[]> =>
    knownPerson()
      ? (await callApi((api) => api.commute.addresses({}))).addresses
      : (InTab.safeParse(inTab((tab) => JSON.parse(tab.getItem(tabKey) ?? '[]') as unknown)).data ?? []),
  staleTime: Number.POSITIVE_INFINITY,
});

export const tripsQuery = (home: number, addresses: readonly CommuteAddress[]) =>
  queryOptions({
    queryKey: [...key, 'trips', home, addresses],
    queryFn: async () => {
      const to = addresses.map(({ latitude, longitude }) => ({ latitude, longitude }));
      return (await callApi((api) => api.commute.trips({ home, to }))).trips;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: addresses.length > 0,
  });

/** Saves the addresses encrypted in the account; a visitor's stay in the tab. */
export async function saveAddresses(addresses: CommuteAddress[]): Promise<void> {
  if (knownPerson()) await callApi((api) => api.commute.save({ addresses }));
  else inTab((tab) => tab.setItem(tabKey, JSON.stringify(addresses)));
}

export const locateAddress = async (home: number, text: string): Promise<CommuteAddress> =>
  (await callApi((api) => api.commute.locate({ home, text }))).address;

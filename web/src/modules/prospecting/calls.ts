import type { HomeSend, Reaction, SentHomes } from '@lintel/server/prospecting';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { HomeSend, Reaction, SentHomes };

export const homeSendsQuery = (contactId: number) =>
  queryOptions({
    queryKey: ['home-sends', contactId],
    queryFn: () => callApi((api) => api.prospecting.sends({ id: contactId })),
  });

export const sentHomesQuery = (token: string) =>
  queryOptions({
    queryKey: ['sent-homes', token],
    queryFn: () => callApi((api) => api.prospecting.page({ token })),
  });

/** Records without waiting; a lost one is not worth an error to the client. */
export const recordOpened = (token: string, listingId?: number): void =>
  void callApi((api) => api.prospecting.opened({ token, ...(listingId === undefined ? {} : { listingId }) })).catch(
    () => undefined,
  );

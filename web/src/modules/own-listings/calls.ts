import type {
  OwnListing,
  OwnListingFields,
  OwnListingSummary,
  OwnPhoto,
  OwnStatus,
  WordingIssue,
} from '@lintel/server/own-listings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { OwnListing, OwnListingFields, OwnListingSummary, OwnPhoto, OwnStatus, WordingIssue };

export const ownListingsQuery = queryOptions({
  queryKey: ['own-listings'],
  queryFn: () => callApi((api) => api.ownListings.list()),
});

export const ownListingQuery = (id: number) =>
  queryOptions({
    queryKey: [...ownListingsQuery.queryKey, id],
    queryFn: () => callApi((api) => api.ownListings.get({ id })),
  });

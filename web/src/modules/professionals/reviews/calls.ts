import type { Review, ReviewChance, ReviewSummary } from '@lintel/server/professionals';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { networkKey } from '../calls.ts';

export type { Review, ReviewChance, ReviewSummary };

export const reviewsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [...networkKey, 'reviews', id, page],
    placeholderData: keepPreviousData,
    queryFn: () => callApi((api) => api.professionals.reviews.list({ id, page })),
  });

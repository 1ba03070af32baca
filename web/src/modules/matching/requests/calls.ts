import type { Match, NextMatch } from '@lintel/server/matching';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';
import { networkKey } from '../../professionals/index.ts';

export type { Match, NextMatch };

// Under the network's key, so changes there invalidate these too.
export const matchesQuery = queryOptions({
  queryKey: [...networkKey, 'matches'],
  queryFn: () => callApi((api) => api.matching.matches.list()),
});

export const requestsQuery = queryOptions({
  queryKey: [...networkKey, 'requests'],
  queryFn: () => callApi((api) => api.matching.matches.requests()),
});

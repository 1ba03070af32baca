import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';
import { companyKey } from '../../companies/index.ts';

type Fees = Api['network']['fees'];
type FeesFilter = NonNullable<Parameters<Fees['list']>[0]>;

export const callFees = <T>(call: (fees: Fees) => Promise<T>) => callApi((api) => call(api.network.fees));

/** Under the company key, so that a change of the dashboard invalidates it. */
export const feesQuery = (filter: FeesFilter) =>
  queryOptions({
    queryKey: [...companyKey, 'fees', filter],
    queryFn: () => callFees((fees) => fees.list(filter)),
    placeholderData: keepPreviousData,
  });

export const ownFeesQuery = (page: number) =>
  queryOptions({
    queryKey: ['own-fees', page],
    queryFn: () => callFees((fees) => fees.own({ page })),
    placeholderData: keepPreviousData,
  });

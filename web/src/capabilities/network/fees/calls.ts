import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Api, ask } from '../../../wire/client.ts';
import { companyKey } from '../reseller/calls.ts';

type Fees = Api['network']['fees'];
type FeesFilter = NonNullable<Parameters<Fees['list']>[0]>;

export const askFees = <T>(call: (fees: Fees) => Promise<T>) => ask((api) => call(api.network.fees));

/** Under the company key, so that a change of the dashboard invalidates it. */
export const feesQuery = (filter: FeesFilter) =>
  queryOptions({
    queryKey: [...companyKey, 'fees', filter],
    queryFn: () => askFees((fees) => fees.list(filter)),
    placeholderData: keepPreviousData,
  });

export const ownFeesQuery = (page: number) =>
  queryOptions({
    queryKey: ['own-fees', page],
    queryFn: () => askFees((fees) => fees.own({ page })),
    placeholderData: keepPreviousData,
  });

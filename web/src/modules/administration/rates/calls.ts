import type { RateProduct } from '@lintel/server/rates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Api } from '../../../api/api.ts';
import { callApi } from '../../../api/client.ts';

export const ratesPageSize = 25;
export const ratesKey = ['wholesaler', 'rates'];

export const fetchRates = <T>(call: (rates: Api['rates']) => Promise<T>) => callApi((api) => call(api.rates));

export const ratesQuery = (product: RateProduct | undefined, page: number) => {
  const input = { ...(product ? { product } : {}), page, perPage: ratesPageSize };
  return queryOptions({
    queryKey: [...ratesKey, input],
    queryFn: () => fetchRates((rates) => rates.list(input)),
    placeholderData: keepPreviousData,
  });
};

import type { RateProduct } from '@lintel/server/rates';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Api, ask } from '../../../../wire/client.ts';

export const ratesPageSize = 25;
export const ratesKey = ['wholesaler', 'rates'];

export const askRates = <T>(call: (rates: Api['rates']) => Promise<T>) => ask((api) => call(api.rates));

export const ratesQuery = (product: RateProduct | undefined, page: number) => {
  const input = { ...(product ? { product } : {}), page, perPage: ratesPageSize };
  return queryOptions({
    queryKey: [...ratesKey, input],
    queryFn: () => askRates((rates) => rates.list(input)),
    placeholderData: keepPreviousData,
  });
};

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/client.ts';

export const rowsPageSize = 50;

const key = (...parts: unknown[]) => ['markets', 'operator', ...parts];
const totalOf = (headers: object) => Number((headers as Record<string, unknown>)['x-total-count']);

export const overviewQuery = queryOptions({
  queryKey: key('overview'),
  queryFn: () => callApi((api) => api.markets.operator.overview({})),
});

interface Reply<Row> {
  headers: object;
  body: Row[];
}

/** A page of rows. */
const rows = <Row>(name: string, filter: object, page: number, read: (limit: number) => Promise<Reply<Row>>) =>
  queryOptions({
    queryKey: key(name, filter, page),
    queryFn: async () => {
      const { headers, body } = await read(rowsPageSize);
      return { total: totalOf(headers), rows: body };
    },
    placeholderData: keepPreviousData,
  });

export const runsQuery = (page: number) =>
  rows('runs', {}, page, (limit) => callApi((api) => api.markets.operator.runs({ page, limit })));

export const coverageQuery = (filter: { source: string }, page: number) =>
  rows('coverage', filter, page, (limit) =>
    callApi((api) => api.markets.operator.coverage({ ...filter, page, limit })),
  );

/** Selects the predictions of a figure. */
export type PredictionsOf = { market: string; days: number } | { third: number };

export const predictedQuery = (filter: PredictionsOf, page: number) =>
  rows('predictions', filter, page, (limit) =>
    callApi((api) => api.markets.operator.predicted({ ...filter, page, limit })),
  );

export const filePath = (
  name: 'coverage' | 'runs' | 'predictions',
  filter: Record<string, string | number> = {},
): string =>
  `/api/wholesaler/markets/${name}.csv?${new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))}`;

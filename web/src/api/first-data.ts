import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query';

/** Results of queries, fetched while the server renders a page. */
export type FirstData = readonly { key: QueryKey; data: object }[];

// biome-ignore lint/suspicious/noExplicitAny: queries of one page have different results and keys
type AnyQuery = FetchQueryOptions<any, any, any, any>;

/** Runs the queries of a page's first screen on the server. A query that fails is left to the browser. */
export async function fetchFirstData(queries: readonly AnyQuery[]): Promise<FirstData> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await Promise.all(queries.map((query) => client.prefetchQuery(query)));
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data ? [{ key: queryKey, data: state.data as object }] : []));
}

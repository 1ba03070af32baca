import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/**
 * Defines state that components share during the visit. It is kept in the query cache, so that it is cleared when the
 * signed-in person changes.
 */
export function visitState<T>(name: string, initial: T) {
  const query = queryOptions({
    queryKey: ['visit', name],
    queryFn: skipToken as unknown as () => Promise<T>,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return {
    get: (client: QueryClient): T => client.getQueryData(query.queryKey) ?? initial,
    set: (client: QueryClient, change: (before: T) => T) =>
      void client.setQueryData<T>(query.queryKey, (before) => change(before ?? initial)),
    use: (): T => useQuery(query).data ?? initial,
  };
}

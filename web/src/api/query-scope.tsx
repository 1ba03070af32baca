import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onClear } from './clear-cached-data.ts';
import { mayRetry } from './failure.ts';
import type { FirstData } from './first-data.ts';

/**
 * Data stays fresh for a minute; a call that may succeed later is retried once. Without a connection a call fails, so that
 * the page says so instead of showing former data as the answer, and runs again when the connection is back.
 */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        retry: (failures, error) => failures < 1 && mayRetry(error),
        retryDelay: 800,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });

let browserClient: QueryClient | undefined;

/** One client for the whole visit in the browser; one per page on the server, so that visitors never share data. */
function clientOfVisit(): QueryClient {
  if (import.meta.env.SSR) return newClient();
  if (!browserClient) {
    const client = newClient();
    onClear(() => client.clear());
    browserClient = client;
  }
  return browserClient;
}

/**
 * Provides the query client to pages that fetch data in the browser; static pages omit it and its code. `first`
 * holds data fetched on the server; `onOpen` may add other known data to the cache.
 */
export function QueryScope(props: {
  first?: FirstData | undefined;
  onOpen?: (client: QueryClient) => void;
  children: ReactNode;
}) {
  const [client] = useState(() => {
    const opened = clientOfVisit();
    for (const { key, data } of props.first ?? []) opened.setQueryData(key, data);
    props.onOpen?.(opened);
    return opened;
  });
  return <QueryClientProvider client={client}>{props.children}</QueryClientProvider>;
}

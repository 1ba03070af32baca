import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { onClear } from './clear-cached-data.ts';
import { mayRetry } from './failure.ts';

/** Data stays fresh for a minute; a call that may succeed later is retried once. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (failures, error) => failures < 1 && mayRetry(error), retryDelay: 800 },
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
 * Provides the query client to pages that fetch data in the browser; static pages omit it and its code. `onOpen` may
 * add known data to the cache.
 */
export function QueryScope({ onOpen, children }: { onOpen?: (client: QueryClient) => void; children: ReactNode }) {
  const [client] = useState(() => {
    const opened = clientOfVisit();
    onOpen?.(opened);
    return opened;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { mayPass } from './failure.ts';
import { onForget } from './forget-answers.ts';

/** Answers stay fresh for a minute; a call that may pass later is tried once more, any other is not. */
const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (failures, error) => failures < 1 && mayPass(error), retryDelay: 800 },
    },
  });

let browserClient: QueryClient | undefined;

/** One for the whole visit in the browser; on the server one for each page, lest visitors see each other's answers. */
function clientOfVisit(): QueryClient {
  if (import.meta.env.SSR) return newClient();
  if (!browserClient) {
    const client = newClient();
    onForget(() => client.clear());
    browserClient = client;
  }
  return browserClient;
}

/**
 * Pages that ask while they are used stand in this; pages that only show what the server gave do without, and so
 * without its code. `onOpen` may put in what is known already.
 */
export function QueryScope({ onOpen, children }: { onOpen?: (client: QueryClient) => void; children: ReactNode }) {
  const [client] = useState(() => {
    const opened = clientOfVisit();
    onOpen?.(opened);
    return opened;
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

import { QueryClient } from '@tanstack/react-query';
import { mayPass } from './failure.ts';

/** Answers stay fresh for a minute; a call that may pass later is tried once more, any other is not. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: (failures, error) => failures < 1 && mayPass(error), retryDelay: 800 },
    },
  });

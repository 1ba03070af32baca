import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { PageFailed } from './frames/public/page-failed.tsx';
import { routeTree } from './routeTree.gen.ts';
import { newQueryClient } from './wire/query-client.ts';
import { parseSearchParams, writeSearchParams } from './wire/search-params.ts';

const nonceOfRequest = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined);

export function getRouter() {
  const nonce = nonceOfRequest();
  const queryClient = newQueryClient();
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    parseSearch: parseSearchParams,
    stringifySearch: writeSearchParams,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
  setupRouterSsrQueryIntegration({ router, queryClient });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

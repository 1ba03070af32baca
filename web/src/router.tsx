import { overwriteGetLocale } from '@lintel/messages/runtime';
import { createRouter } from '@tanstack/react-router';
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import { parseSearchParams, writeSearchParams } from './api/search-params.ts';
import { PageFailed } from './layouts/public/page-failed.tsx';
import { viewerOfSession } from './modules/accounts/session.ts';
import { routeTree } from './routeTree.gen.ts';
import { readViewerFrom, viewerNow } from './ui/viewer.ts';

const nonceOfRequest = createIsomorphicFn()
  .server(() => getGlobalStartContext()?.nonce)
  .client((): string | undefined => undefined);

export function getRouter() {
  readViewerFrom(viewerOfSession);
  overwriteGetLocale(() => viewerNow().locale);
  const nonce = nonceOfRequest();
  return createRouter({
    routeTree,
    defaultPreload: 'intent',
    defaultStaleTime: 60_000,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    parseSearch: parseSearchParams,
    stringifySearch: writeSearchParams,
    ...(nonce ? { ssr: { nonce } } : {}),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}

import routes from 'virtual:contract-routes';
import { m } from '@lintel/messages';
import { createORPCClient, createORPCErrorFromJson } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Api, CallContext } from './api.ts';

/** The link parses `application/json` only, so problem documents are relabeled. */
async function fetchJson(request: Request, init: object): Promise<Response> {
  const response = await fetch(request, init);
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return response;
  const headers = new Headers(response.headers);
  headers.set('content-type', 'application/json');
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

const link = new OpenAPILink<CallContext>(routes, {
  url: () => `${location.origin}/api`,
  fetch: fetchJson,
  headers: ({ context }): Record<string, string> =>
    context.idempotencyKey ? { 'idempotency-key': context.idempotencyKey } : {},
  customErrorResponseBodyDecoder(body, response) {
    const problem = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
    const text = typeof body === 'string' ? body : '';
    return createORPCErrorFromJson({
      defined: false,
      code: typeof problem.code === 'string' ? problem.code : 'UNKNOWN',
      status: response.status,
      message: String(problem.detail ?? problem.title ?? (text || m.api__something_went_wrong())),
      data: problem,
    });
  },
});

const client = createORPCClient<Api>(link);

/** Hides `then`: the client returns a function for any property, so promises would treat it as a thenable. */
export const api: Api = new Proxy({} as Api, {
  get: (_, key) => (key === 'then' ? undefined : Reflect.get(client, key)),
});

import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Problem } from '../../serve/contract.ts';

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/**
 * Generates the OpenAPI 3.1 document of a contract. Replaces the library's error format with ours and marks the
 * operations that need a session: all except `forVisitors`, named like `GET /plans`.
 */
export async function openApiOf(contract: AnyContractRouter, publicUrl: string, forVisitors: ReadonlySet<string>) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Lintel',
      version: '1',
      description:
        'Homes, the network of professionals, and HyperSearch. Errors are problem documents (RFC 9457) with a stable code.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    commonSchemas: { Problem: { schema: Problem } },
  });
  document.components = { ...document.components, securitySchemes: { session } };
  for (const [path, method, operation] of operationsOf(document.paths)) {
    operation.security = forVisitors.has(`${method.toUpperCase()} ${path}`) ? [] : [{ session: [] }];
    const { responses } = operation;
    for (const status of Object.keys(responses))
      if (Number(status) >= 400) responses[status] = problemAnswer(meanings[status] ?? 'An error');
    responses[500] = problemAnswer('Something went wrong on our side');
    responses[503] = problemAnswer('The server is overloaded; `Retry-After` says when to try again');
  }
  return document;
}

const session = {
  type: 'apiKey' as const,
  in: 'cookie' as const,
  name: 'lintel.session_token',
  description:
    'Set by the sign-in and sign-up operations; over HTTPS, its name begins with `__Secure-`. Without it, the response is 401.',
};

interface Documented {
  responses: Record<string, { description?: string }>;
  security?: Record<string, string[]>[];
}

const operationsOf = (paths: object | undefined): [path: string, method: string, operation: Documented][] =>
  Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries<Documented>(methods).map(([method, operation]): [string, string, Documented] => [
      path,
      method,
      operation,
    ]),
  );

const meanings: Record<string, string> = {
  400: 'The input is not valid; `fields` names each field and its rule',
  401: 'The request is not signed in',
  403: 'The caller may not do this',
  404: 'It does not exist, or the caller may not see it',
  409: 'The current state does not allow it',
  413: 'The body is too large',
  429: 'Too many requests; `Retry-After` says when to try again',
};

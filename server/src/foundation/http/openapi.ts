import type { AnyContractRouter } from '@orpc/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { Problem } from '../contract.ts';

const problemAnswer = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

/** The OpenAPI 3.1 document of a contract, with the one error shape in place of the library's own. */
export async function openApiOf(contract: AnyContractRouter, publicUrl: string) {
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
  for (const operation of Object.values(document.paths ?? {}).flatMap((path) => Object.values(path ?? {}))) {
    const { responses } = operation as { responses: Record<string, { description?: string }> };
    for (const status of Object.keys(responses))
      if (Number(status) >= 400) responses[status] = problemAnswer(meanings[status] ?? 'An error');
    responses[500] = problemAnswer('Something went wrong on our side');
  }
  return document;
}

const meanings: Record<string, string> = {
  400: 'Some of what was sent is not valid; `fields` names each field and its rule',
  401: 'Nobody is signed in',
  403: 'This person may not do this',
  404: 'It does not exist, or this person may not see it',
  409: 'It cannot be done in the present state',
  413: 'The body is too large',
  429: 'Too many requests; `Retry-After` tells when to try again',
};

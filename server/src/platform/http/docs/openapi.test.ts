import { describe, expect, it } from 'vitest';
import { contract } from '../../../contract.ts';
import { routesOf } from '../route-table.ts';
import { openApiOf } from './openapi.ts';

const document = await openApiOf(contract, 'https://homes.example', new Set(['GET /plans']));
const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  Object.entries(item ?? {}).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation: operation as {
      operationId: string;
      summary?: string;
      tags?: string[];
      responses: Responses;
      security: object[];
    },
  })),
);
type Responses = Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;

describe('the OpenAPI document', () => {
  it('has version 3.1 and the URL of the API', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/);
    expect(document.info).toMatchObject({ title: 'Lintel', version: expect.any(String) });
    expect(document.servers).toEqual([{ url: 'https://homes.example/api' }]);
  });

  it('lists every route of the contract and no other', () => {
    const routes = routesOf(contract).map(({ method, path }) => `${method} ${path}`);
    expect(operations.map((each) => each.name).sort()).toEqual(routes.sort());
  });

  it('names each operation once, with a summary and a group', () => {
    const ids = operations.map((each) => each.operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { name, operation } of operations) {
      expect(operation.summary, name).toBeTruthy();
      expect(operation.tags?.length, name).toBe(1);
    }
  });

  it('declares the same error format for every error of every operation', () => {
    expect(document.components?.schemas?.Problem).toMatchObject({
      type: 'object',
      required: ['type', 'title', 'status', 'code', 'requestId'],
    });
    for (const { name, operation } of operations) {
      const errors = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400);
      expect(
        errors.map(([status]) => status),
        name,
      ).toEqual(expect.arrayContaining(['400', '404', '429', '500']));
      for (const [, { content }] of errors)
        expect(content).toEqual({ 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } });
    }
  });

  it('bounds every numeric id to what the database can store', () => {
    const unbounded = numbersNamedId(document.paths).filter(
      ({ schema }) => schema.minimum !== 1 || schema.maximum !== 2_147_483_647,
    );
    expect(unbounded.map(({ at }) => at)).toEqual([]);
    expect(numbersNamedId(document.paths).length).toBeGreaterThan(300);
  });

  it('marks the operations that need a session', () => {
    const open = operations.filter(({ operation }) => operation.security.length === 0).map(({ name }) => name);
    expect(open).toEqual(['GET /plans']);
    expect(document.components?.securitySchemes).toHaveProperty('session');
  });

  it('resolves all of its references', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1]!);
    for (const reference of new Set(references)) {
      let target: unknown = document;
      for (const key of reference.split('/')) target = (target as Record<string, unknown>)[key];
      expect(target, reference).toBeDefined();
    }
  });
});

type Schema = { type?: string; minimum?: number; maximum?: number; anyOf?: Schema[]; items?: Schema };

/** Finds every number in a part of the document whose property or parameter is named as an id. */
function numbersNamedId(part: unknown, at = '#'): { at: string; schema: Schema }[] {
  if (typeof part !== 'object' || part === null) return [];
  const { name, schema, properties = {} } = part as { name?: string; schema?: Schema; properties?: object };
  const named = [...Object.entries(properties), ...(name && schema ? [[name, schema] as const] : [])]
    .filter(([key]) => /^(ids?|\w+Ids?)$/.test(key))
    .flatMap(([key, each]) => numbersIn(each).map((number) => ({ at: `${at}/${key}`, schema: number })));
  return [...named, ...Object.entries(part).flatMap(([key, each]) => numbersNamedId(each, `${at}/${key}`))];
}

const numbersIn = (schema: Schema): Schema[] => {
  const parts = [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])];
  return /^(integer|number)$/.test(schema.type ?? '') ? [schema] : parts.flatMap(numbersIn);
};

import type { AnySchema } from '@orpc/contract';
import { type AnyRouter, getRouter, isProcedure, traverseContractProcedures } from '@orpc/server';
import { z } from 'zod';
import { type EncodedAnswer, encodedHandlers } from '../serve/encoded.ts';
import type { CallContext } from '../serve/serve.ts';

/**
 * A fast path to one operation. Returns undefined when a request must take the regular path, for example because its
 * input is invalid.
 */
export interface FastPath {
  /** Path of the contract, below `/api`. Only an exact match takes the fast path. */
  path: string;
  /** `query` is the query string without the question mark. */
  answer(query: string, context: CallContext): Promise<EncodedAnswer> | undefined;
}

/** Keyed by path below `/api`. */
export type FastPaths = ReadonlyMap<string, FastPath>;

/**
 * Creates fast paths to operations that encode their own replies. Named fields are parsed with the contract's schema
 * and the many absent ones are skipped; access is checked for each call; the reply is not parsed, filtered or encoded
 * again.
 */
export function createFastPaths(router: AnyRouter): FastPaths {
  const paths = new Map<string, FastPath>();
  traverseContractProcedures({ router, path: [] }, ({ path: place }) => {
    const procedure = getRouter(router, place);
    if (!isProcedure(procedure)) return;
    const { handler, inputSchema, route } = procedure['~orpc'];
    const { method, path } = route;
    const answer = encodedHandlers.get(handler);
    if (!answer || !inputSchema || !path) return;
    if (method !== 'GET' || path.includes('{'))
      throw new Error(`${method} ${path} cannot answer encoded: only a GET without ids in its path can`);
    const inputOf = inputBy(inputSchema);
    paths.set(path, {
      path,
      answer(query, context) {
        const given = fieldsOf(query);
        const input = given && inputOf(given);
        return input && answer(input as never, context);
      },
    });
  });
  return paths;
}

type Given = Map<string, string | string[]>;

/** Parses single fields like the schema of all fields. The schema has no rules across fields. */
function inputBy(schema: AnySchema): (given: Given) => object | undefined {
  if (!(schema instanceof z.ZodObject) || schema.def.checks?.length || !(schema.def.catchall instanceof z.ZodNever))
    throw new Error('Only a strict object without rules of its own can be parsed by its fields');
  const fields = Object.entries(schema.shape as Record<string, AnySchema>).map(([name, field]) => ({ name, field }));
  const places = new Map(fields.map(({ name }, place) => [name, place]));
  /** The default of an absent field; a required field has issues instead. */
  const absent = fields.flatMap(({ field }, place) => {
    const result = parsedBy(field, undefined);
    return result && result.value === undefined ? [] : [{ place, result }];
  });
  return (given) => {
    const named: number[] = [];
    for (const name of given.keys()) {
      const place = places.get(name);
      if (place === undefined) return undefined;
      named.push(place);
    }
    for (const { place } of absent) if (!given.has(fields[place]!.name)) named.push(place);
    const input: Record<string, unknown> = {};
    // In schema order, so that derived values, such as the URL of the next page, are the same on both paths.
    for (const place of named.sort((a, b) => a - b)) {
      const { name, field } = fields[place]!;
      const value = given.get(name);
      const result = value === undefined ? absent.find((each) => each.place === place)!.result : parsedBy(field, value);
      if (!result) return undefined;
      input[name] = result.value;
    }
    return input;
  };
}

function parsedBy(field: AnySchema, value: unknown): { value: unknown } | undefined {
  const parsed = field['~standard'].validate(value);
  return parsed instanceof Promise || parsed.issues ? undefined : parsed;
}

const plainName = /^[A-Za-z]+$/;

/** Parses a query like the API library: a repeated name is a list. Bracket notation takes the regular path. */
function fieldsOf(query: string): Given | undefined {
  const fields: Given = new Map();
  for (const pair of query.split('&')) {
    if (pair === '') continue;
    const end = pair.indexOf('=');
    const name = end < 0 ? pair : pair.slice(0, end);
    const value = end < 0 ? '' : decoded(pair.slice(end + 1));
    if (value === undefined || !plainName.test(name)) return undefined;
    const before = fields.get(name);
    if (before === undefined) fields.set(name, value);
    else if (typeof before === 'string') fields.set(name, [before, value]);
    else before.push(value);
  }
  return fields;
}

/** Returns undefined for text that is not UTF-8. */
function decoded(value: string): string | undefined {
  const spaced = value.includes('+') ? value.replaceAll('+', ' ') : value;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return undefined;
  }
}

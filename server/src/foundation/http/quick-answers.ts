import type { AnySchema } from '@orpc/contract';
import { type AnyRouter, getRouter, isProcedure, traverseContractProcedures } from '@orpc/server';
import { type AnswerEncoded, type EncodedAnswer, encodedVerbs } from '../encoded.ts';
import type { CallContext } from '../serve.ts';

/** Questions that were parsed are kept, so many of them and none longer than so many signs: about 3 MB at most. */
const QUESTIONS_KEPT = 2_000;
const QUESTION_LENGTH_MAX = 500;

interface QuickVerb {
  schema: AnySchema;
  answer: AnswerEncoded;
  /** Parsed inputs by the query of the address, the one asked longest ago first. */
  questions: Map<string, object>;
}

/** The answer to a GET, or undefined where it has to go the whole way: there bad input gets its words. */
export type QuickAnswers = (path: string, url: URL, context: CallContext) => Promise<EncodedAnswer> | undefined;

/**
 * The short way to verbs that keep their answers encoded. The contract's schema parses each question, once for as long
 * as it is kept; access is asked for each call; nothing of the answer is parsed, checked or encoded again.
 */
export function createQuickAnswers(router: AnyRouter): QuickAnswers {
  const verbs = new Map<string, QuickVerb>();
  traverseContractProcedures({ router, path: [] }, ({ path }) => {
    const procedure = getRouter(router, path);
    if (!isProcedure(procedure)) return;
    const { handler, inputSchema, route } = procedure['~orpc'];
    const answer = encodedVerbs.get(handler);
    if (!answer || !inputSchema || !route.path) return;
    if (route.method !== 'GET' || route.path.includes('{'))
      throw new Error(`${route.method} ${route.path} cannot answer encoded: only a GET without ids in its path can`);
    verbs.set(route.path, { schema: inputSchema, answer, questions: new Map() });
  });
  return (path, url, context) => {
    const verb = verbs.get(path);
    const input = verb && questionOf(verb, url);
    return input && verb.answer(input as never, context);
  };
}

function questionOf({ schema, questions }: QuickVerb, { search, searchParams }: URL): object | undefined {
  const known = questions.get(search);
  if (known) {
    questions.delete(search);
    questions.set(search, known);
    return known;
  }
  const given = fieldsOf(searchParams);
  const parsed = given && schema['~standard'].validate(given);
  if (!parsed || parsed instanceof Promise || parsed.issues) return undefined;
  const input = parsed.value as object;
  if (search.length <= QUESTION_LENGTH_MAX) {
    questions.set(search, input);
    if (questions.size > QUESTIONS_KEPT) questions.delete(questions.keys().next().value as string);
  }
  return input;
}

/** As the API library reads a query: a name that comes twice is a list. Its notation with brackets is left to it. */
function fieldsOf(parameters: URLSearchParams): Record<string, string | string[]> | undefined {
  const fields: Record<string, string | string[]> = {};
  for (const [name, value] of parameters) {
    if (!/^[A-Za-z]+$/.test(name)) return undefined;
    const before = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (before === undefined) fields[name] = value;
    else if (typeof before === 'string') fields[name] = [before, value];
    else before.push(value);
  }
  return fields;
}

import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import type { CallContext } from './call-context.ts';
import { Json, jsonWriterOf } from './reply-json.ts';

/** Filters the output of an operation by the reply schema. Over HTTP the body becomes JSON in the same pass. */
export type Reply = (output: unknown, context: CallContext) => unknown;

/** Returns undefined for an event stream, whose events the API library validates one by one. */
export function replyOf(procedure: AnyContractProcedure): Reply | undefined {
  const { outputSchema: schema, route } = procedure['~orpc'];
  if (!(schema instanceof z.ZodType)) return undefined;
  if (route.outputStructure !== 'detailed') return bodyOf(schema);
  if (!(schema instanceof z.ZodObject)) throw new Error(`${route.method} ${route.path} must have headers and a body`);
  const body = bodyOf(schema.shape.body);
  const rest = schema.omit({ body: true });
  return (output, context) => ({
    ...rest.parse(output),
    body: body((output as { body: unknown }).body, context),
  });
}

function bodyOf(schema: z.ZodType): Reply {
  // A file is sent as it is.
  if (schema.def.type === 'custom') return (output) => schema.parse(output);
  const write = jsonWriterOf(schema);
  return (output, { app, inProcess }) => {
    const text = write(output);
    if (app.settings.NODE_ENV !== 'production') assertValid(schema, text);
    return inProcess ? JSON.parse(text) : new Json(text);
  };
}

/** Outside production a violated format or range is a fault as well, so tests find it. */
function assertValid(schema: z.ZodType, text: string): void {
  const parsed = JSON.stringify(schema.parse(JSON.parse(text)));
  if (parsed !== text) throw new Error(`The reply is not what its schema makes of it:\n${text}\n${parsed}`);
}

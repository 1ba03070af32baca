import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput, Meta } from '@orpc/contract';
import { type ImplementedProcedure, implement } from '@orpc/server';
import type { Access } from './access.ts';
import type { Db, Tx } from './db.ts';
import type { Emit } from './events.ts';
import type { House } from './house.ts';
import type { Part } from './part.ts';
import type { Person } from './session.ts';

/** What the way in (HTTP, or server rendering in process) says about a call. */
export interface CallContext {
  house: House;
  headers: Headers;
  requestId: string;
}

/** What a verb holds when it runs: everything in it has been parsed and checked. */
export interface Call<Input, Subject> {
  input: Input;
  /** The row that `access` loaded and allowed. */
  subject: Subject;
  me: Person | null;
  /** The pool; inside of a verb that writes, its transaction. */
  db: Db;
  headers: Headers;
  requestId: string;
  use<T>(part: Part<T>): T;
}

/** A call that runs in one transaction: what it writes and what it emits commit together. */
export interface WritingCall<Input, Subject> extends Call<Input, Subject> {
  tx: Tx;
  emit: Emit;
}

type Reading<Input, Output, Subject> = {
  access: Access<Input, Subject>;
  writes?: false;
  run(call: Call<Input, Subject>): Promise<Output>;
};
type Writing<Input, Output, Subject> = {
  access: Access<Input, Subject>;
  writes: true;
  run(call: WritingCall<Input, Subject>): Promise<Output>;
};

/**
 * Puts code behind a line of the contract. In this order: the contract's schema parses the input, `access` says who may
 * and loads the subject, `run` does it, and the reply schema drops every field that the contract does not name.
 *
 * Invariant: there is no verb without `access`; leaving it out does not compile.
 */
export function serve<I extends AnySchema, O extends AnySchema, E extends ErrorMap, M extends Meta, Subject>(
  procedure: ContractProcedure<I, O, E, M>,
  verb:
    | Reading<InferSchemaOutput<I>, InferSchemaInput<O>, Subject>
    | Writing<InferSchemaOutput<I>, InferSchemaInput<O>, Subject>,
): ImplementedProcedure<CallContext, CallContext, I, O, E, M> {
  const { method, path } = procedure['~orpc'].route;
  if (verb.writes && method === 'GET') throw new Error(`GET ${path} may be sent again by anyone: it must not write`);

  const answer = async (input: InferSchemaOutput<I>, { house, headers, requestId }: CallContext) => {
    const me = await house.findPerson(headers);
    const call = async (db: Db): Promise<Call<InferSchemaOutput<I>, Subject>> => {
      const subject = await verb.access.check({ input, me, db });
      return { input, subject, me, db, headers, requestId, use: house.use };
    };
    if (!verb.writes) return verb.run(await call(house.database.db));
    return house.events.transaction(async (tx, emit) => verb.run({ ...(await call(tx)), tx, emit }));
  };
  // The implementer's own types are conditional on the contract, which is generic here; the signature above is the check.
  const implementer = implement(procedure).$context<CallContext>() as unknown as {
    handler(
      run: (call: { input: InferSchemaOutput<I>; context: CallContext }) => Promise<InferSchemaInput<O>>,
    ): unknown;
  };
  return implementer.handler(({ input, context }) => answer(input, context)) as ImplementedProcedure<
    CallContext,
    CallContext,
    I,
    O,
    E,
    M
  >;
}

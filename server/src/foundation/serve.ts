import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput, Meta } from '@orpc/contract';
import { type ImplementedProcedure, implement } from '@orpc/server';
import type { Access } from './access.ts';
import type { AppContext } from './app-context.ts';
import { type AuditEntry, writeAudit } from './audit.ts';
import type { Db, Tx } from './db.ts';
import { type AnswerEncoded, type EncodedAnswer, encodedVerbs, whole } from './encoded.ts';
import type { Emit } from './events.ts';
import { refuseNul } from './refuse-nul.ts';
import type { Token } from './registry.ts';
import type { Person } from './session.ts';
import { asViewer } from './viewer.ts';

/** What the way in (HTTP, or server rendering in process) says about a call. */
export interface CallContext {
  app: AppContext;
  headers: Headers;
  requestId: string;
  /** The network address that the call comes from. */
  address: string;
  /** Whether the call comes from this machine itself (see `http/local-request.ts`). */
  isLocal: boolean;
  /** The bytes of the body as they came, once it was read: what a signature is over. */
  rawBody?: Buffer;
  /** Who calls, where that is known before the input is read; null for a visitor. */
  me?: Person | null;
  /** Who turned out to send the call; undefined for a visitor. */
  personId?: number;
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
  address: string;
  /** Whether the call comes from this machine itself. */
  isLocal: boolean;
  rawBody: Buffer | undefined;
  resolve<T>(part: Token<T>): T;
  /** For a verb with slow work before its transaction or after its commit; else `writes` says it more plainly. */
  transaction: Transaction;
}

/** What is written with these three commits together or not at all. */
interface InTransaction {
  tx: Tx;
  emit: Emit;
  /** Writes a line of the audit log, in the name of whoever calls. */
  audit(auditEntry: AuditEntry): Promise<void>;
}

type Transaction = <T>(run: (writing: InTransaction) => Promise<T>) => Promise<T>;

/** A call that runs in one transaction. */
export interface WritingCall<Input, Subject> extends Omit<Call<Input, Subject>, 'transaction'>, InTransaction {}

/** By the handler that the API library holds for the verb: those of `onlyAsks`. */
export const askingVerbs = new WeakSet<object>();

/** Handlers of the verbs that visitors may call too. */
export const visitorVerbs = new WeakSet<object>();

type Reading<Input, Output, Subject> = {
  access: Access<Input, Subject>;
  writes?: false;
  /** A POST that writes nothing and may be asked again: in a crowd it waits outside like a GET. */
  onlyAsks?: true;
  run(call: Call<Input, Subject>): Promise<Output>;
};
/** For a public list that is asked much: its answer is put together from JSON that is kept (see `http/quick-answers.ts`). */
type Encoding<Input, Subject> = {
  access: Access<Input, Subject>;
  writes?: false;
  encoded(call: Call<Input, Subject>): Promise<EncodedAnswer>;
};
type Writing<Input, Output, Subject> = {
  access: Access<Input, Subject>;
  writes: true;
  run(call: WritingCall<Input, Subject>): Promise<Output>;
};

/**
 * Puts code behind a line of the contract. In this order: a visitor is refused where a session is needed (in `http/api.ts`,
 * before the body is read), the contract's schema parses the input, `access` says who may and loads the subject, `run` does it, and the reply schema drops every field that the contract does not name.
 *
 * Invariant: there is no verb without `access`; leaving it out does not compile.
 */
export function serve<I extends AnySchema, O extends AnySchema, E extends ErrorMap, M extends Meta, Subject>(
  procedure: ContractProcedure<I, O, E, M>,
  verb:
    | Reading<InferSchemaOutput<I>, InferSchemaInput<O>, Subject>
    | Encoding<InferSchemaOutput<I>, Subject>
    | Writing<InferSchemaOutput<I>, InferSchemaInput<O>, Subject>,
): ImplementedProcedure<CallContext, CallContext, I, O, E, M> {
  const { method, path } = procedure['~orpc'].route;
  if (verb.writes && method === 'GET') throw new Error(`GET ${path} may be sent again by anyone: it must not write`);

  const answer = async (input: InferSchemaOutput<I>, context: CallContext) => {
    refuseNul(input);
    const { app, headers, requestId, address, isLocal, rawBody } = context;
    const me = context.me === undefined ? await app.findPerson(headers) : context.me;
    if (me) context.personId = me.id;
    const transaction: Transaction = (run) => {
      if (method === 'GET') throw new Error(`GET ${path} must not write`);
      return app.events.transaction(async (tx, emit) => {
        const auditEntries: AuditEntry[] = [];
        const result = await run({ tx, emit, audit: async (auditEntry) => void auditEntries.push(auditEntry) });
        // Last of all: whoever writes into the log holds back all others who do until its transaction ends.
        for (const auditEntry of auditEntries) await writeAudit(tx, me ?? 'visitor', auditEntry);
        return result;
      });
    };
    const from = { headers, requestId, address, isLocal, rawBody };
    const call = { input, me, db: app.database.db, ...from, resolve: app.resolve, transaction };
    const viewer = await app.findViewer(me, headers);
    if (!verb.writes) {
      const allowed = { ...call, subject: await verb.access.check(call) };
      return asViewer(viewer, () => ('encoded' in verb ? verb.encoded(allowed) : verb.run(allowed)));
    }
    return transaction(async (writing) => {
      const subject = await verb.access.check({ input, me, db: writing.tx });
      return asViewer(viewer, () => verb.run({ ...call, db: writing.tx, subject, ...writing }));
    });
  };
  // The implementer's own types are conditional on the contract, which is generic here; the signature above is the check.
  const implementer = implement(procedure).$context<CallContext>() as unknown as {
    handler(
      run: (call: { input: InferSchemaOutput<I>; context: CallContext }) => Promise<InferSchemaInput<O>>,
    ): unknown;
  };
  const handler = async ({ input, context }: { input: InferSchemaOutput<I>; context: CallContext }) =>
    whole(await answer(input, context)) as InferSchemaInput<O>;
  if (verb.access?.forVisitors) visitorVerbs.add(handler);
  if ('onlyAsks' in verb && verb.onlyAsks) askingVerbs.add(handler);
  if ('encoded' in verb) encodedVerbs.set(handler, answer as AnswerEncoded);
  return implementer.handler(handler) as ImplementedProcedure<CallContext, CallContext, I, O, E, M>;
}

import { m } from '@lintel/messages';
import type { AnySchema, ContractProcedure, ErrorMap, InferSchemaInput, InferSchemaOutput, Meta } from '@orpc/contract';
import { type ImplementedProcedure, implement } from '@orpc/server';
import { type AuditEntry, writeAudit } from '../audit/audit.ts';
import type { Db, Tx } from '../database/db.ts';
import { refuseNul } from '../database/refuse-nul.ts';
import type { Emit } from '../events/events.ts';
import type { Access } from './access.ts';
import type { CallContext } from './call-context.ts';
import { invalid, unauthenticated } from './errors.ts';
import type { Token } from './registry.ts';
import { replyOf } from './reply.ts';
import type { Caller } from './session.ts';
import { asViewer } from './viewer.ts';

/** The arguments of an operation, parsed and authorized. */
export interface Call<Input, Subject, Me = Caller> {
  input: Input;
  /** The row that `access` loaded and allowed. */
  subject: Subject;
  me: Me;
  /** The pool, or the transaction of an operation that writes. */
  db: Db;
  headers: Headers;
  requestId: string;
  address: string;
  /** True if the call comes from this machine. */
  isLocal: boolean;
  rawBody: Buffer | undefined;
  /**
   * The client's `Idempotency-Key`, for an operation that is `idempotent`. It is stored, unique for the caller, with
   * the row that the operation writes. A repeated request finds that row and answers with its present state; with
   * another body it is a conflict (decision 51).
   */
  idempotencyKey: string | undefined;
  resolve<T>(part: Token<T>): T;
  /** For an operation with slow work before its transaction or after its commit; otherwise set `writes`. */
  transaction: Transaction;
}

/** Writes through these three commit together or not at all. */
interface InTransaction {
  tx: Tx;
  emit: Emit;
  /** Adds an audit entry with the caller as actor. */
  audit(auditEntry: AuditEntry): Promise<void>;
}

type Transaction = <T>(run: (writing: InTransaction) => Promise<T>) => Promise<T>;

/** A call that runs in one transaction. */
export interface WritingCall<Input, Subject, Me = Caller>
  extends Omit<Call<Input, Subject, Me>, 'transaction'>,
    InTransaction {}

/** Handlers of `readOnly` operations. */
export const readOnlyPosts = new WeakSet<object>();

/** Handlers of the operations that visitors may call too. */
export const visitorHandlers = new WeakSet<object>();

type Reading<Input, Output, Subject, Me extends Caller> = {
  access: Access<Input, Subject, Me>;
  writes?: false;
  /** A POST that writes nothing and may be retried: under overload it is shed like a GET. */
  readOnly?: true;
  idempotent?: true;
  run(call: Call<Input, Subject, Me>): Promise<Output>;
};
type Writing<Input, Output, Subject, Me extends Caller> = {
  access: Access<Input, Subject, Me>;
  writes: true;
  idempotent?: true;
  run(call: WritingCall<Input, Subject, Me>): Promise<Output>;
};

/**
 * Implements an operation of the contract. In this order: a visitor is rejected when a session is needed (in
 * `http/api.ts`, before the body is read), the contract's schema parses the input, `access` authorizes the caller and
 * loads the subject, `run` does the work, and the reply schema drops every field that the contract does not name
 * (`reply.ts`).
 *
 * Invariant: every operation has `access`; leaving it out does not compile.
 */
export function serve<
  I extends AnySchema,
  O extends AnySchema,
  E extends ErrorMap,
  M extends Meta,
  Subject,
  Me extends Caller,
>(
  procedure: ContractProcedure<I, O, E, M>,
  operation:
    | Reading<InferSchemaOutput<I>, InferSchemaInput<O>, Subject, Me>
    | Writing<InferSchemaOutput<I>, InferSchemaInput<O>, Subject, Me>,
): ImplementedProcedure<CallContext, CallContext, I, O, E, M> {
  const { method, path } = procedure['~orpc'].route;
  if (operation.writes && method === 'GET')
    throw new Error(`GET ${path} may be sent again by anyone: it must not write`);

  const answer = async (input: InferSchemaOutput<I>, context: CallContext) => {
    refuseNul(input);
    const { app, headers, requestId, address, isLocal, rawBody } = context;
    const caller = context.me === undefined ? await app.findPerson(headers) : context.me;
    if (!caller && !operation.access.forVisitors) throw unauthenticated();
    const me = caller as Me;
    if (me) context.personId = me.id;
    const transaction: Transaction = (run) => {
      if (method === 'GET') throw new Error(`GET ${path} must not write`);
      return app.events.transaction(async (tx, emit) => {
        const auditEntries: AuditEntry[] = [];
        const result = await run({ tx, emit, audit: async (auditEntry) => void auditEntries.push(auditEntry) });
        // Written last, because a writer of the audit log blocks all others until its transaction ends.
        for (const auditEntry of auditEntries) await writeAudit(tx, me ?? 'visitor', auditEntry);
        return result;
      });
    };
    const idempotencyKey = operation.idempotent && idempotencyKeyOf(headers);
    const from = { headers, requestId, address, isLocal, rawBody, idempotencyKey };
    const call = { input, me, db: app.database.db, ...from, resolve: app.resolve, transaction };
    const viewer = await app.findViewer(me, headers);
    if (!operation.writes) {
      const allowed = { ...call, subject: await operation.access.check(call) };
      return asViewer(viewer, () => operation.run(allowed));
    }
    return transaction(async (writing) => {
      const subject = await operation.access.check({ input, me, db: writing.tx });
      return asViewer(viewer, () => operation.run({ ...call, db: writing.tx, subject, ...writing }));
    });
  };
  const reply = replyOf(procedure);
  // The implementer's types are conditional on the contract, which is generic here; the signature above is checked.
  const implementer = implement(procedure).$context<CallContext>() as unknown as Implementer<InferSchemaOutput<I>>;
  const handler = async ({ input, context }: { input: InferSchemaOutput<I>; context: CallContext }) => {
    const output = await answer(input, context);
    return reply ? reply(output, context) : output;
  };
  if (operation.access?.forVisitors) visitorHandlers.add(handler);
  if ('readOnly' in operation && operation.readOnly) readOnlyPosts.add(handler);
  // `reply` validates the output.
  const config = reply ? { initialOutputValidationIndex: Number.NaN } : {};
  return implementer.$config(config).handler(handler) as ImplementedProcedure<CallContext, CallContext, I, O, E, M>;
}

function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key')?.trim() || undefined;
  if (key && key.length > 200) throw invalid('Idempotency-Key', m.platform__must_have_at_most_200());
  return key;
}

interface Implementer<Input> {
  $config(config: { initialOutputValidationIndex?: number }): {
    handler(run: (call: { input: Input; context: CallContext }) => Promise<unknown>): unknown;
  };
}

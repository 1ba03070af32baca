import type { AppContext } from '../app/app-context.ts';
import type { Caller } from './session.ts';

/** Request data from the transport (HTTP, or server-side rendering in process). */
export interface CallContext {
  app: AppContext;
  headers: Headers;
  requestId: string;
  /** The client's network address. */
  address: string;
  /** True if the call comes from this machine (see `http/local-request.ts`). */
  isLocal: boolean;
  /** The raw bytes of the body once read; signatures cover them. */
  rawBody?: Buffer;
  /** The caller when known before the input is read; null for a visitor. */
  me?: Caller;
  /** The caller, set during the call; undefined for a visitor. */
  personId?: number;
  /** True for a call in process: the reply is an object instead of JSON. */
  inProcess?: true;
}

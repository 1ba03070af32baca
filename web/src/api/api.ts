import type { contract } from '@lintel/server/contract';
import type { ContractRouterClient } from '@orpc/contract';
import type { JsonifiedClient } from '@orpc/openapi-client';

/** Options of a call in addition to its input. */
export interface CallContext {
  /** Identifies the request, so that repeating it has no further effect. */
  idempotencyKey?: string;
}

/** All operations of the contract, typed; the same on the server and in the browser. */
export type Api = JsonifiedClient<ContractRouterClient<typeof contract, CallContext>>;

import { hash } from 'node:crypto';
import type { CallContext } from './serve.ts';

/** A JSON body that is already encoded. Its creator filters each part through the reply schema once. */
export class EncodedJson {
  readonly bytes: Buffer;
  /** Changes whenever the bytes change. */
  readonly etag: string;
  /** Called when the bytes are no longer read, so the creator may reuse their memory. */
  readonly release: (() => void) | undefined;

  /** `mark` is a short text that changes whenever the bytes change; by default, a hash of the bytes. */
  constructor(bytes: Buffer, mark = hash('sha1', bytes, 'base64url'), release?: () => void) {
    this.bytes = bytes;
    this.etag = `W/"${mark}"`;
    this.release = release;
  }

  decoded(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}

/** Decodes the body for callers in process. */
export function decoded(answer: unknown): unknown {
  const { body } = (answer ?? {}) as Partial<EncodedAnswer>;
  if (!(body instanceof EncodedJson)) return answer;
  const read = { ...(answer as EncodedAnswer), body: body.decoded() };
  body.release?.();
  return read;
}

/** The output of an operation that encodes its own replies. The contract has headers and a body. */
export interface EncodedAnswer {
  headers: Record<string, string>;
  body: EncodedJson;
}

/** Runs such an operation on parsed input, with all checks of `serve` except the reply schema. */
export type AnswerEncoded = (input: never, context: CallContext) => Promise<EncodedAnswer>;

/** Keyed by the API library's handler of the operation, which stays the same when it copies a router. */
export const encodedHandlers = new WeakMap<object, AnswerEncoded>();

import { hash } from 'node:crypto';
import type { CallContext } from './serve.ts';

/** A body that is JSON already, in bytes. Whoever makes it lets each part through the reply schema once, when it is made. */
export class EncodedJson {
  readonly bytes: Buffer;
  /** Changes whenever the bytes do. */
  readonly etag: string;
  /** Called once nobody reads the bytes any more: whoever made them may write others in their place. */
  readonly release: (() => void) | undefined;

  /** `mark` is something short that changes whenever the bytes do; without it the bytes themselves are hashed. */
  constructor(bytes: Buffer, mark = hash('sha1', bytes, 'base64url'), release?: () => void) {
    this.bytes = bytes;
    this.etag = `W/"${mark}"`;
    this.release = release;
  }

  decoded(): unknown {
    return JSON.parse(this.bytes.toString());
  }
}

/** An answer as callers in process get it: an encoded body is read again. */
export function whole(answer: unknown): unknown {
  const { body } = (answer ?? {}) as Partial<EncodedAnswer>;
  if (!(body instanceof EncodedJson)) return answer;
  const read = { ...(answer as EncodedAnswer), body: body.decoded() };
  body.release?.();
  return read;
}

/** What a verb answers that keeps its answers encoded: for a line of the contract with headers and a body. */
export interface EncodedAnswer {
  headers: Record<string, string>;
  body: EncodedJson;
}

/** Runs such a verb on an input that its schema has parsed, with all checks of `serve` but the reply schema's. */
export type AnswerEncoded = (input: never, context: CallContext) => Promise<EncodedAnswer>;

/** By the handler that the API library holds for the verb, which stays the same when it copies a router. */
export const encodedVerbs = new WeakMap<object, AnswerEncoded>();

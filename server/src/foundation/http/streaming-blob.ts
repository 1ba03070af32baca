import type { Readable } from 'node:stream';

/**
 * What a verb answers with when its bytes are made while they are sent: large, or decrypted on the way. Where the length
 * is known the verb says it in a header.
 */
export class StreamingBlob extends Blob {
  readonly flow: () => Readable;

  constructor(type: string, flow: () => Readable) {
    super([], { type });
    this.flow = flow;
  }
}

import type { Readable } from 'node:stream';

/**
 * A reply whose bytes are produced while they are sent because they are large or decrypted on the fly. When the length
 * is known, the operation sets it in a header.
 */
export class StreamingBlob extends Blob {
  readonly flow: () => Readable;

  constructor(type: string, flow: () => Readable) {
    super([], { type });
    this.flow = flow;
  }
}

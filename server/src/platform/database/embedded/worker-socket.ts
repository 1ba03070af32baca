import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

const TERMINATE = 'X'.charCodeAt(0);

/** The subset of `net.Socket` that a PostgreSQL client uses, connected to the embedded database's thread. */
export class WorkerSocket extends Duplex {
  readonly #worker: Worker;
  readonly #receive = (bytes: unknown) => {
    // `node --watch` sends its own messages on the same channel.
    if (bytes instanceof Uint8Array) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {}

  override _write(bytes: Buffer, _encoding: string, done: () => void): void {
    // The embedded session outlives its clients, so a terminate message must not end it.
    if (bytes[0] !== TERMINATE) this.#worker.postMessage(bytes);
    done();
  }

  override _writev(parts: { chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(parts.map((part) => part.chunk)), '', done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#receive);
    done(error);
  }
}

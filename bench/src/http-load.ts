/** The client of `bench -- http`, in a separate process: raw keep-alive connections with little overhead. */
import { connect, type Socket } from 'node:net';

export interface LoadOrder {
  host: string;
  port: number;
  paths: readonly string[];
  connections: number;
  seconds: number;
  /**
   * Requests per second with Poisson arrivals; without it, each connection sends its next request after a
   * response.
   */
  perSecond?: number;
  /** Accepted encoding, such as `br`; responses are not decompressed. Default: uncompressed. */
  encoding?: string;
  /** Further header lines, each with its line end. */
  headers?: string;
}

export interface LoadReport {
  /** Milliseconds from the scheduled send time to the last byte, for responses with status 200. */
  latencies: number[];
  /** The same for requests rejected with 503. */
  refusals: number[];
  /** Number of responses by status; `lost` counts broken connections. */
  statuses: Record<string, number>;
  bytes: number;
  /** Rejections with a Retry-After header. */
  withRetryAfter: number;
  elapsedSeconds: number;
  /** Microseconds of CPU used by this client. */
  cpuMicroseconds: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const LAST_CHUNK = '0\r\n\r\n';

type Done = (status: number, retryAfter: boolean, bytes: number) => void;

/** One keep-alive connection: sends a request, calls back with the status after the last byte. */
class Connection {
  readonly #host: string;
  readonly #port: number;
  #socket: Socket;
  #head: Buffer = Buffer.alloc(0);
  #status = 0;
  #missing = -1;
  /** The last bytes received of a response in chunks; undefined for one with a length. */
  #tail: string | undefined;
  #retryAfter = false;
  #done: Done | undefined;
  #bytes = 0;

  constructor(host: string, port: number) {
    this.#host = host;
    this.#port = port;
    this.#socket = this.#open();
  }

  #open(): Socket {
    const socket = connect(this.#port, this.#host);
    socket.setNoDelay(true);
    socket.on('data', (part) => this.#read(part));
    socket.on('error', () => {});
    socket.on('close', () => {
      const done = this.#done;
      if (!done) return;
      this.#socket = this.#open();
      this.#done = undefined;
      this.#missing = -1;
      this.#head = Buffer.alloc(0);
      done(0, false, 0);
    });
    return socket;
  }

  ask(path: string, headers: string, done: Done): void {
    if (this.#socket.destroyed) this.#socket = this.#open();
    this.#done = done;
    this.#bytes = 0;
    this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAccept: application/json\r\n${headers}\r\n`);
  }

  #read(part: Buffer): void {
    this.#bytes += part.length;
    if (this.#missing < 0) {
      this.#head = this.#head.length === 0 ? part : Buffer.concat([this.#head, part]);
      const end = this.#head.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const head = this.#head.toString('latin1', 0, end);
      this.#status = Number(head.slice(9, 12));
      this.#retryAfter = /\r\nretry-after: /i.test(head);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      this.#tail = /\r\ntransfer-encoding: chunked/i.test(head) ? '' : undefined;
      this.#missing = Number(length ?? 0) - (this.#head.length - end - END_OF_HEAD.length);
      this.#head = Buffer.alloc(0);
    } else this.#missing -= part.length;
    if (this.#tail !== undefined) {
      this.#tail = (this.#tail + part.toString('latin1', Math.max(0, part.length - LAST_CHUNK.length))).slice(
        -LAST_CHUNK.length,
      );
      this.#missing = this.#tail === LAST_CHUNK ? 0 : 1;
    }
    if (this.#missing > 0) return;
    this.#missing = -1;
    const done = this.#done;
    this.#done = undefined;
    done?.(this.#status, this.#retryAfter, this.#bytes);
  }

  end(): void {
    this.#done = undefined;
    this.#socket.destroy();
  }
}

/** Sends requests as configured and counts the responses. */
export async function load(order: LoadOrder): Promise<LoadReport> {
  const free = Array.from({ length: order.connections }, () => new Connection(order.host, order.port));
  const all = [...free];
  const report: LoadReport = {
    latencies: [],
    refusals: [],
    statuses: {},
    bytes: 0,
    withRetryAfter: 0,
    elapsedSeconds: 0,
    cpuMicroseconds: 0,
  };
  const waiting: { path: string; meant: number }[] = [];
  let [next, open] = [0, 0];
  const headers = `${order.encoding ? `Accept-Encoding: ${order.encoding}\r\n` : ''}${order.headers ?? ''}`;
  const path = () => order.paths[next++ % order.paths.length]!;
  const begun = performance.now();
  const until = begun + order.seconds * 1000;
  const cpu = process.cpuUsage();

  const send = (connection: Connection, meant: number, asked: string): void => {
    open++;
    connection.ask(asked, headers, (status, retryAfter, bytes) => {
      open--;
      const name = status === 0 ? 'lost' : String(status);
      report.statuses[name] = (report.statuses[name] ?? 0) + 1;
      report.bytes += bytes;
      if (status === 200) report.latencies.push(performance.now() - meant);
      if (status === 503) report.refusals.push(performance.now() - meant);
      if (retryAfter) report.withRetryAfter++;
      const now = performance.now();
      if (order.perSecond === undefined && now < until) return send(connection, now, path());
      const first = waiting.shift();
      if (first) send(connection, first.meant, first.path);
      else free.push(connection);
    });
  };

  if (order.perSecond === undefined) {
    for (const connection of free.splice(0)) send(connection, performance.now(), path());
    while (performance.now() < until) await pause(20);
  } else {
    let due = begun;
    while (due < until) {
      const now = performance.now();
      while (due <= now && due < until) {
        const connection = free.pop();
        if (connection) send(connection, due, path());
        else waiting.push({ path: path(), meant: due });
        due -= (Math.log(1 - Math.random()) / order.perSecond) * 1000;
      }
      await pause(1);
    }
  }
  for (let waits = 0; open > 0 && waits < 500; waits++) await pause(20);
  const { user, system } = process.cpuUsage(cpu);
  report.cpuMicroseconds = user + system;
  report.elapsedSeconds = (performance.now() - begun) / 1000;
  for (const connection of all) connection.end();
  return report;
}

const pause = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

if (process.send) {
  process.on('message', async (order: LoadOrder) => {
    process.send!(await load(order));
  });
}

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Settings } from '../settings.ts';
import { brokenRequestAnswer } from './broken-request.ts';

/** Drawn areas travel in the address: a thousand points take some 22 kB, and ten times too many still get a real answer. */
const HEADER_BYTES_MAX = 262_144;

/** An HTTP server with limits on how long and how large the head of a request may be. It does not answer or listen yet. */
export function createHttpServer(settings: Settings): Server {
  const server = createServer({
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: Math.min(10_000, settings.LINTEL_REQUEST_TIMEOUT_MS),
    requestTimeout: settings.LINTEL_REQUEST_TIMEOUT_MS,
    // Longer than proxies keep an idle connection (60 s with nginx and most clouds): whoever sends on one must not find it
    // closed at the same moment.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 2_000,
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
    // As Node does it: what has begun to be answered cannot be answered with anything else.
    if (socket.writable && !socket._httpMessage?.headersSent) socket.end(brokenRequestAnswer(error.code));
    else socket.destroy();
  });
  return server;
}

/** Listens and returns the port, which matters when it was given as 0. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });
}

/** Answers as ever, and asks each client to take a new connection for its next request: behind a proxy, to another process. */
export function askToLeave(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Takes no new requests, lets the running ones end, and cuts off those that take longer than `patienceMs`. */
export async function closeGracefully(server: Server, patienceMs: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // A connection whose request runs now would be kept for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const impatient = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(impatient);
}

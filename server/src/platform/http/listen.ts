import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { brokenRequestAnswer } from './broken-request.ts';

/**
 * Drawn areas are part of the URL: a thousand points take about 22 kB, and ten times as many still get a proper error.
 */
const HEADER_BYTES_MAX = 262_144;

/** Creates an HTTP server with limits on the size and time of request headers. It does not listen or answer yet. */
export function createHttpServer(settings: Settings): Server {
  const server = createServer({
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: Math.min(10_000, settings.LINTEL_REQUEST_TIMEOUT_MS),
    requestTimeout: settings.LINTEL_REQUEST_TIMEOUT_MS,
    // Longer than proxies keep idle connections (60 s with nginx and most clouds), so a proxy never reuses a connection
    // that is being closed.
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 2_000,
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }) => {
    // A response that has begun cannot be replaced, as in Node itself.
    if (socket.writable && !socket._httpMessage?.headersSent) socket.end(brokenRequestAnswer(error.code));
    else socket.destroy();
  });
  return server;
}

/** Listens and returns the port, which is useful when 0 was requested. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, () => {
      server.off('error', fail);
      done((server.address() as AddressInfo).port);
    });
  });
}

/**
 * Continues to answer, but tells each client to open a new connection for its next request; a proxy then picks another
 * process.
 */
export function closeKeepAlive(server: Server): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
}

/** Stops accepting requests, waits for running ones, and cuts off those that take longer than `timeoutMs`. */
export async function closeGracefully(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // A connection whose request is running would be kept alive for the next one.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const overloaded = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  clearInterval(idle);
  clearTimeout(overloaded);
}

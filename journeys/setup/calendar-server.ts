import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The calendar server of the journeys: a PUT stores the file of a path, a DELETE removes it. */
export interface CalendarServer {
  /** Origin of its addresses. */
  url: string;
  stop(): void;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  const files = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const path = request.url!;
    if (request.method === 'PUT') files.set(path, await text(request));
    if (request.method === 'DELETE') files.delete(path);
    const file = files.get(path);
    if (request.method !== 'GET') return void response.writeHead(204).end();
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' }).end(file);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

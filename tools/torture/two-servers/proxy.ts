import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Upstream {
  name: string;
  port: number;
  healthy: boolean;
  /** Number of requests in progress. */
  inFlight: number;
}

const HEALTH_EVERY_MS = 250;

/**
 * A minimal proxy: sends requests in turn to ready servers over keep-alive connections. It polls `/readyz` four
 * times a second, tries another server when a connection fails (before anything is sent), and never sends a
 * request twice: a failure after sending is a 502 that names the server.
 */
export async function startProxy(upstreams: readonly Upstream[]) {
  const agents = new Map<string, Agent>();
  const agentOf = ({ name, port }: Upstream): Agent => {
    const key = `${name} ${port}`;
    const agent = agents.get(key) ?? new Agent({ keepAlive: true, maxFreeSockets: 64 });
    agents.set(key, agent);
    return agent;
  };
  let turn = 0;

  const forward = (incoming: IncomingMessage, response: ServerResponse, body: Buffer, tried: Set<Upstream>): void => {
    const choice = upstreams.filter((each) => each.healthy && !tried.has(each));
    const upstream = choice[turn++ % choice.length];
    if (!upstream) return void response.writeHead(502, { 'x-upstream': 'none' }).end();
    upstream.inFlight++;
    const outgoing = request(
      {
        port: upstream.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
        agent: agentOf(upstream),
      },
      (answer) => {
        response.writeHead(answer.statusCode!, {
          ...answer.headers,
          connection: 'keep-alive',
          'x-upstream': upstream.name,
        });
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    outgoing.once('close', () => upstream.inFlight--);
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        upstream.healthy = false;
        return forward(incoming, response, body, new Set([...tried, upstream]));
      }
      if (response.headersSent) return void response.destroy();
      response.writeHead(502, { 'x-upstream': upstream.name, 'x-error': String(error.code) }).end();
    });
    outgoing.end(body);
  };

  const server = createServer(async (incoming, response) => {
    forward(incoming, response, await buffer(incoming), new Set());
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const checks = setInterval(() => {
    for (const upstream of upstreams) void isReady(upstream).then((ready) => (upstream.healthy = ready));
  }, HEALTH_EVERY_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      clearInterval(checks);
      server.closeAllConnections();
      server.close();
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

async function isReady({ port }: Upstream): Promise<boolean> {
  try {
    const reply = await fetch(`http://localhost:${port}/readyz`, { signal: AbortSignal.timeout(5_000) });
    await reply.text();
    return reply.ok;
  } catch {
    return false;
  }
}

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One step of a scripted language model. */
export type Step =
  | { says: string }
  | { calls: readonly { tool: string; input: unknown }[] }
  /** Raw arguments of a call, valid JSON or not. */
  | { callsBadly: { tool: string; input: string } }
  | { fails: number }
  /** Begins to respond, then drops the connection. */
  | { breaksAfter: string }
  /** Sends bytes that are not an event. */
  | { garbage: string }
  /** Never responds. */
  | { hangs: true };

export interface Request {
  model: string;
  messages: { role: string; content: unknown }[];
  tools: { function: { name: string } }[];
}

export interface ModelServer {
  url: string;
  /** Received requests, in order. */
  requests: Request[];
  authorizations: (string | undefined)[];
  /** Sets the next steps; the last one repeats. */
  script(...steps: Step[]): void;
  stop(): Promise<void>;
}

/** A server with OpenAI's wire format and scripted responses, so that no test calls an external service. */
export async function startModelServer(): Promise<ModelServer> {
  let steps: Step[] = [{ says: 'Hello.' }];
  const requests: Request[] = [];
  const authorizations: (string | undefined)[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    requests.push(JSON.parse(body) as Request);
    authorizations.push(request.headers.authorization);
    const step = steps.length > 1 ? steps.shift()! : steps[0]!;
    await play(step, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    authorizations,
    script(...next) {
      steps = next;
      requests.length = 0;
      authorizations.length = 0;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

let made = 0;

async function play(step: Step, response: ServerResponse): Promise<void> {
  if ('hangs' in step) return;
  if ('fails' in step) {
    response.writeHead(step.fails, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: `c${++made}`, object: 'chat.completion.chunk', created: 0, model: 'scripted', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  if ('garbage' in step) {
    response.end(`data: ${step.garbage}\n\n`);
    return;
  }
  if ('breaksAfter' in step) {
    send({ role: 'assistant', content: step.breaksAfter });
    setTimeout(() => response.destroy(), 5);
    return;
  }
  if ('says' in step) {
    // In small pieces, like real streams.
    for (const piece of step.says.match(/.{1,7}/gs) ?? []) send({ content: piece });
    send({}, 'stop');
  } else {
    const calls =
      'calls' in step
        ? step.calls.map(({ tool, input }) => ({ tool, input: JSON.stringify(input) }))
        : [step.callsBadly];
    for (const [index, { tool, input }] of calls.entries())
      send({
        tool_calls: [{ index, id: `call_${++made}`, type: 'function', function: { name: tool, arguments: input } }],
      });
    send({}, 'tool_calls');
  }
  response.end('data: [DONE]\n\n');
}

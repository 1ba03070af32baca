import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { HostileRequest } from './requests.ts';

export interface HostileReply {
  status: number;
  type: string;
  retryAfter: string | undefined;
  /** Empty for an endless response. */
  text: string;
  ms: number;
}

const PATIENCE_MS = 20_000;

export interface Sender {
  send(sent: Pick<HostileRequest, 'method' | 'target' | 'headers' | 'body'>): Promise<HostileReply>;
  /** Sends bytes that no HTTP client would. */
  raw(bytes: string): Promise<HostileReply>;
  close(): void;
}

export function createSender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, target, headers, body }) =>
      new Promise((done, fail) => {
        const startedAt = performance.now();
        const sent = request(
          { agent, hostname, port, method, path: target, headers, timeout: PATIENCE_MS },
          (reply) => {
            const { 'content-type': type = '', 'retry-after': retryAfter } = reply.headers;
            const answered = (text: string) =>
              done({ status: reply.statusCode!, type, retryAfter, text, ms: performance.now() - startedAt });
            if (type.startsWith('text/event-stream')) {
              answered('');
              sent.destroy();
              return;
            }
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.once('end', () => answered(Buffer.concat(parts).toString()));
          },
        );
        sent.once('timeout', () => sent.destroy(new Error('no answer')));
        sent.once('error', fail);
        sent.end(body);
      }),
    raw: (bytes) =>
      new Promise((done, fail) => {
        const startedAt = performance.now();
        const socket = connect(Number(port), hostname, () => socket.end(bytes, 'latin1'));
        let text = '';
        socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('no answer')));
        socket.on('data', (part) => {
          text += part.toString('latin1');
        });
        socket.once('error', fail);
        socket.once('close', () => {
          const [head = '', body = ''] = text.split(/\r\n\r\n([\s\S]*)/);
          const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim();
          const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
          const ms = performance.now() - startedAt;
          done({ status, type: header('content-type') ?? '', retryAfter: header('retry-after'), text: body, ms });
        });
      }),
    close: () => agent.destroy(),
  };
}

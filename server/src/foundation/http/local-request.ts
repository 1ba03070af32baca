import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

/** Headers by which a proxy says for whom it asks: its own connection says nothing about the visitor. */
const byProxy = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Whether a request comes from this machine itself. The connection is a loopback connection, no proxy passed it on, and
 * the client used a loopback name: a page of another site whose name resolves to 127.0.0.1 sends its own name.
 */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || byProxy.some((name) => headers[name] !== undefined)) return false;
  const url = URL.parse(`http://${headers.host ?? ''}`);
  return url !== null && isLoopbackHost(url.hostname);
}

/** Whether the host of a URL means this machine: `localhost`, 127.0.0.0/8 or ::1. */
export const isLoopbackHost = (host: string): boolean =>
  /^([a-z0-9-]+\.)*localhost$/i.test(host) || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

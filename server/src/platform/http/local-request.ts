import type { IncomingMessage } from 'node:http';
import { isIPv4 } from 'node:net';

/** Headers that a proxy adds. Its own connection says nothing about the visitor. */
const byProxy = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/**
 * Returns whether a request comes from this machine: over a loopback connection, not through a proxy, and with a
 * loopback host name. A page of another site whose name resolves to 127.0.0.1 sends its own host name.
 */
export function isLocalRequest({ socket, headers }: IncomingMessage): boolean {
  if (!isLoopback(socket.remoteAddress ?? '') || byProxy.some((name) => headers[name] !== undefined)) return false;
  const url = URL.parse(`http://${headers.host ?? ''}`);
  return url !== null && isLoopbackHost(url.hostname);
}

/** Returns whether the host of a URL is this machine: `localhost`, 127.0.0.0/8 or ::1. */
export const isLoopbackHost = (host: string): boolean =>
  /^([a-z0-9-]+\.)*localhost$/i.test(host) || isLoopback(host.replace(/^\[(.*)\]$/, '$1'));

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'));
}

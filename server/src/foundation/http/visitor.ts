import type { IncomingMessage } from 'node:http';

/**
 * The address that a request comes from. The header of a proxy is believed only where there is one; of its list the last
 * entry counts, which that proxy wrote itself: those before it come from outside.
 */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(request.headers['x-forwarded-for']) : undefined;
  return forwarded ?? request.socket.remoteAddress ?? 'unknown';
}

/** Whether the visitor speaks https to us, or to the proxy in front of us. */
export function isSecure(request: IncomingMessage, trustProxy: boolean): boolean {
  return trustProxy && lastOf(request.headers['x-forwarded-proto']) === 'https';
}

/** Whose limit a request counts towards: an IPv6 visitor owns a whole /64 and could use a new address each time. */
export function limitKeyOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim()
      .toLowerCase()
      .replace(/^$/, '') || undefined
  );
}

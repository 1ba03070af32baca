import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Returns the group of client addresses that a request counts towards in limits: one IPv4 address, or the /64 of an IPv6
 * address, because one client owns a whole /64 and can use a new address for each request.
 *
 * `hops` is the number of trusted proxies. Each proxy appends the address of its own client to `X-Forwarded-For`, so the
 * entry at that position from the right was written by a trusted proxy. Entries further left come from outside.
 */
export function addressGroupOf(request: IncomingMessage, hops: number): string {
  const forwarded = hopOf(request.headers['x-forwarded-for'], hops);
  return (forwarded && groupOf(forwarded)) ?? groupOf(request.socket.remoteAddress ?? '') ?? 'unknown';
}

/** Returns whether the client speaks https to us, or to the outermost trusted proxy. */
export function isSecure(request: IncomingMessage, hops: number): boolean {
  return hopOf(request.headers['x-forwarded-proto'], hops)?.toLowerCase() === 'https';
}

/** Returns the canonical address group of an address with or without brackets, zone and port; undefined if it is none. */
export function groupOf(text: string): string | undefined {
  const host = hostOf(text.trim().replace(/^"(.*)"$/, '$1'));
  if (isIPv4(host)) return host;
  if (!isIPv6(host)) return undefined;
  const groups = groupsOf(host);
  const mapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  if (mapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${canonical(`${groups.slice(0, 4).join(':')}::`)}/64`;
}

function hopOf(header: string | string[] | undefined, hops: number): string | undefined {
  if (hops === 0 || header === undefined) return undefined;
  const entries = String(header).split(',');
  // Fewer entries than proxies: the request skipped the outer ones, and the leftmost entry is still a proxy's.
  return entries[Math.max(0, entries.length - hops)]!.trim() || undefined;
}

function hostOf(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text)?.[1];
  // An address with several colons and without brackets has no port.
  return (bracketed ?? text.replace(/^([^:]*):\d{1,5}$/, '$1')).replace(/%.*$/, '');
}

/** Compresses an IPv6 address as RFC 5952 says. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

function groupsOf(address: string): string[] {
  const [head = '', tail] = canonical(address).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
};

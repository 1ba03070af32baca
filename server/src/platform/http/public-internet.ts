import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A name resolved to an address that is not on the public internet. */
export class NotPublic extends Error {}

/** Addresses that are not on the public internet (RFC 6890), which a person's address must not make the server call. */
const notPublic = { 4: new BlockList(), 6: new BlockList() };
for (const [net, bits] of [
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
  ] as const),
  ...([
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.88.99.0', 24],
    ['192.168.0.0', 16],
  ] as const),
  ...([
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
    ['224.0.0.0', 3],
  ] as const),
] as const)
  notPublic[4].addSubnet(net, bits, 'ipv4');
// All of IPv6 but 2000::/3; and of that the parts that stand for IPv4 addresses or documentation.
for (const [net, bits] of [
  ...([
    ['::', 3],
    ['4000::', 2],
    ['8000::', 1],
  ] as const),
  ...([
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
    ['3fff::', 20],
  ] as const),
] as const)
  notPublic[6].addSubnet(net, bits, 'ipv6');

export const isPublic = (address: string): boolean => {
  const version = isIP(address);
  return (version === 4 && !notPublic[4].check(address)) || (version === 6 && !notPublic[6].check(address, 'ipv6'));
};

/** Resolves a name to public addresses only; the connection goes to what was checked. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const addresses = (found ?? []) as LookupAddress[];
    if (error) return done(error, []);
    if (!addresses.every(({ address }) => isPublic(address))) return done(new NotPublic(), []);
    if (options.all) return done(null, addresses);
    done(null, addresses[0]!.address, addresses[0]!.family);
  });

/** Returns whether an address may be called: HTTPS, and no number of a private network. Names are checked when they are resolved. */
export function isPublicHttps(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublic(host));
}

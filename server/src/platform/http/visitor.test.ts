import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressGroupOf, groupOf, isSecure } from './visitor.ts';

const requestFrom = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const through = (forwarded: string, hops: number) =>
  addressGroupOf(requestFrom('10.0.0.1', { 'x-forwarded-for': forwarded }), hops);

describe('the address group of a client', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['"203.0.113.7:51234"', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8::/64'],
    ['2001:db8:0:0:1::9', '2001:db8::/64'],
    ['2001:db8:0:1::9', '2001:db8:0:1::/64'],
    ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['"[2001:db8:1:2::9]:443"', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['[fe80::1%25eth0]:443', 'fe80::/64'],
    ['::1', '::/64'],
    ['::', '::/64'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['1:2:3:4:5:6:203.0.113.7', '1:2:3:4::/64'],
  ])('of %s is %s', (text, group) => {
    expect(groupOf(text)).toBe(group);
  });

  it.each([
    '',
    'unknown',
    '_hidden',
    '203.0.113',
    '203.0.113.256',
    '0xcb.0.113.7',
    '203.0.113.7:http',
    '2001:db8::1::2',
    '[2001:db8::1',
    'host.example:80',
    '1:2:3:4:5:6:7:8:9',
    'a\u0000b',
  ])('does not exist for %j', (text) => {
    expect(groupOf(text)).toBeUndefined();
  });

  it.each([
    ['198.51.100.1', 0, '10.0.0.1'],
    ['198.51.100.1', 1, '198.51.100.1'],
    // Entries sent by the client are left of those appended by proxies.
    ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
    ['evil, 198.51.100.1, 203.0.113.7:9000', 1, '203.0.113.7'],
    ['198.51.100.1, 203.0.113.7, 192.0.2.8', 2, '203.0.113.7'],
    ['203.0.113.7', 2, '203.0.113.7'],
    ['198.51.100.1, unknown', 1, '10.0.0.1'],
    ['198.51.100.1,', 1, '10.0.0.1'],
    ['', 1, '10.0.0.1'],
  ])('of “X-Forwarded-For: %s” behind %i proxies is %s', (forwarded, hops, group) => {
    expect(through(forwarded, hops)).toBe(group);
  });

  it('is “unknown” when the connection has no address anymore', () => {
    expect(addressGroupOf(requestFrom(undefined), 0)).toBe('unknown');
  });
});

it.each([
  ['https', 0, false],
  ['https', 1, true],
  ['HTTPS', 1, true],
  ['https, http', 1, false],
  ['http, https, http', 2, true],
  ['', 1, false],
])('“X-Forwarded-Proto: %s” behind %i proxies means https: %s', (forwarded, hops, secure) => {
  expect(isSecure(requestFrom('10.0.0.1', { 'x-forwarded-proto': forwarded }), hops)).toBe(secure);
});

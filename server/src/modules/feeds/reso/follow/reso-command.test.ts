import { describe, expect, test } from 'vitest';
import { readSettings, SettingError } from '../../../../platform/settings/settings.ts';
import { UsageError } from '../../csv/read-mapping.ts';
import { configuredFeed } from '../server/plan-of-settings.ts';
import { parseServerArguments } from './reso-command.ts';

const url = 'https://api.example.com/odata';
const order = (words: string[], settings: Record<string, string> = {}) =>
  parseServerArguments(words, readSettings(settings));

test('the arguments name the server; the other values have defaults', () => {
  expect(order([`${url}/`])).toMatchObject({
    plan: {
      url,
      name: 'api.example.com',
      pageSize: 200,
      requestsPerSecond: 4,
      orderby: true,
      credentials: { kind: 'none' },
    },
    full: false,
    dryRun: false,
    reconcile: 'daily',
    allowMassRemoval: false,
    rejects: 'api.example.com.rejects.csv',
  });
});

test('secrets come from the environment only, everything else also from arguments', () => {
  const words = [
    url,
    '--source',
    'Our MLS',
    '--token-url',
    `${url}/token`,
    '--client-id',
    'us',
    '--scope',
    'read',
    '--full',
    '--dry-run',
  ];
  const more = [
    '--filter',
    "OriginatingSystemName eq 'x'",
    '--expand',
    'Media,Rooms',
    '--page-size',
    '1000',
    '--requests-per-second',
    '1.5',
  ];
  const rest = ['--no-orderby', '--replication', '--reconcile', 'now', '--allow-mass-removal', '--rejects', 'r.csv'];
  expect(order([...words, ...more, ...rest], { LINTEL_FEED_CLIENT_SECRET: 'secret' })).toMatchObject({
    plan: {
      name: 'Our MLS',
      credentials: { kind: 'client', tokenUrl: `${url}/token`, clientId: 'us', clientSecret: 'secret', scope: 'read' },
      filter: "OriginatingSystemName eq 'x'",
      expand: ['Media', 'Rooms'],
      pageSize: 1_000,
      requestsPerSecond: 1.5,
      orderby: false,
      replication: true,
    },
    full: true,
    dryRun: true,
    reconcile: 'now',
    allowMassRemoval: true,
    rejects: 'r.csv',
  });
  expect(order([url], { LINTEL_FEED_TOKEN: 'secret' }).plan.credentials).toEqual({ kind: 'token', token: 'secret' });
  expect(order([], { LINTEL_FEED_URL: url }).plan.url).toBe(url);
});

describe('an invalid command is refused with a message', () => {
  test.each([
    ['no server', [], 'Which server?'],
    ['an address without encryption', ['http://api.example.com'], 'must begin with https://'],
    ['an address with a password', ['https://me:secret@api.example.com'], 'must not hold a name or password'],
    ['no address', ['somewhere'], 'must be an address like'],
    [
      'tokens without encryption',
      [url, '--token-url', 'http://x.example.com', '--client-id', 'a'],
      'The address for tokens must begin with https://',
    ],
    ['a client without an id', [url, '--token-url', url], 'A client id belongs to the address for tokens'],
    [
      'a client without a secret',
      [url, '--token-url', url, '--client-id', 'us'],
      'belongs into LINTEL_FEED_CLIENT_SECRET',
    ],
    ['a secret among the words', [url, '--client-secret', 'x'], "Unknown option '--client-secret'"],
    ['full and resume together', [url, '--full', '--resume'], 'one of them'],
    ['an endless page', [url, '--page-size', '1e9'], '--page-size must be a whole number from 1 to 10000.'],
    ['an unknown rhythm', [url, '--reconcile', 'weekly'], '--reconcile must be daily, now or never.'],
  ])('%s', (_, words, sentence) => {
    expect(() => order(words)).toThrow(UsageError);
    expect(() => order(words)).toThrow(sentence);
  });
});

describe('configured feed', () => {
  test('is undefined when the settings name none', () => expect(configuredFeed(readSettings({}))).toBeUndefined());

  test('accepts a valid server address', () => {
    expect(configuredFeed(readSettings({ LINTEL_FEED_URL: url, LINTEL_FEED_NAME: 'Our MLS' }))).toMatchObject({
      url,
      name: 'Our MLS',
    });
    expect(configuredFeed(readSettings({ LINTEL_FEED_URL: 'http://api.example.com' }))).toMatch(
      /^The setting LINTEL_FEED_URL must begin/,
    );
    expect(() => readSettings({ LINTEL_FEED_EVERY_MINUTES: '0' })).toThrow(SettingError);
  });
});

import { afterAll, describe, expect, it } from 'vitest';
import { empty } from '../test/empty.ts';
import { home, storeHomes } from '../test/homes.ts';
import { testDatabase } from '../test/test-database.ts';
import { refusePublicSample } from './first-start.ts';
import { sampleSystemName } from './modules/accounts/index.ts';
import { readSettings } from './platform/settings/settings.ts';

const start = async (environment: Record<string, string>) =>
  refusePublicSample(await testDatabase(), readSettings(environment)).then(
    () => 'starts',
    (error: Error) => `${error.name}: ${error.message}`,
  );
const hold = async (...systems: (string | undefined)[]) => {
  const database = await testDatabase();
  await empty(database);
  if (systems.length > 0)
    await storeHomes(database, ...systems.map((name) => home(name ? { originatingSystemName: name } : {})));
};
afterAll(async () => empty(await testDatabase()));

const inPublic = [
  [{ LINTEL_PUBLIC_URL: 'https://homes.example' }, 'LINTEL_PUBLIC_URL is https://homes.example'],
  [{ LINTEL_PUBLIC_URL: 'http://192.168.1.5:3000' }, 'LINTEL_PUBLIC_URL is http://192.168.1.5:3000'],
  [{ LINTEL_TRUST_PROXY: 'true' }, 'LINTEL_TRUST_PROXY is set'],
] as const;

describe('a start in public', () => {
  it.each(inPublic)(
    'with %o is refused with the sample network, by the setting that changes it',
    async (settings, why) => {
      await hold();
      expect(await start(settings)).toBe(
        `SettingError: The sample network is for this machine only, because anyone knows its passwords, and ${why}. ` +
          'Set LINTEL_SAMPLE=off to start with an empty database.',
      );
      await hold(sampleSystemName, undefined);
      for (const sample of ['auto', 'off'])
        expect(await start({ ...settings, LINTEL_SAMPLE: sample })).toBe(
          `SettingError: The sample network is for this machine only, because anyone knows its passwords, and ${why}. ` +
            'This database holds the sample network: set LINTEL_DATA_FOLDER to an empty folder and LINTEL_SAMPLE=off.',
        );
    },
  );

  it.each(inPublic)('with %o starts without the sample network', async (settings) => {
    await hold();
    expect(await start({ ...settings, LINTEL_SAMPLE: 'off' })).toBe('starts');
    await hold(undefined);
    expect(await start(settings)).toBe('starts');
  });
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://lintel.localhost'])(
  'a start at %s, which only this machine reaches, has the sample network',
  async (url) => {
    await hold(sampleSystemName);
    expect(await start({ LINTEL_PUBLIC_URL: url })).toBe('starts');
  },
);

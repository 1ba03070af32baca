import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './settings.ts';

describe('settings', () => {
  it('has a value for each that is not set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      PORT: 3000,
      NODE_ENV: 'production',
      LINTEL_DATA_FOLDER: './data',
      LINTEL_SAMPLE: 'auto',
      LINTEL_SAMPLE_HOMES: 60_000,
      LINTEL_TRUST_PROXY: 0,
      LINTEL_PUBLIC_URL: 'http://localhost:3000',
    });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('takes what is set, and an empty value as not set', () => {
    const settings = readSettings({
      PORT: '8080',
      LINTEL_TRUST_PROXY: 'true',
      LINTEL_HOME_INSURANCE_US: '0.75',
      LINTEL_PUBLIC_URL: 'https://homes.example/',
      LINTEL_LOG_LEVEL: '',
      HOME: '/root',
    });
    expect(settings).toMatchObject({
      PORT: 8080,
      LINTEL_TRUST_PROXY: 1,
      LINTEL_HOME_INSURANCE_US: 0.75,
      LINTEL_PUBLIC_URL: 'https://homes.example',
      LINTEL_LOG_LEVEL: 'info',
    });
  });

  it('takes the dark look of the free street map with its light one, and an own style for both', () => {
    const own = 'https://tiles.example/style.json';
    expect(readSettings({})).toMatchObject({
      LINTEL_MAP_STYLE: 'https://tiles.openfreemap.org/styles/positron',
      LINTEL_MAP_STYLE_DARK: 'https://tiles.openfreemap.org/styles/dark',
      LINTEL_MAP_HOSTS: [],
    });
    expect(readSettings({ LINTEL_MAP_STYLE: own })).toMatchObject({ LINTEL_MAP_STYLE_DARK: own });
    expect(readSettings({ LINTEL_MAP_STYLE: 'plain' })).toMatchObject({ LINTEL_MAP_STYLE_DARK: 'plain' });
    expect(readSettings({ LINTEL_MAP_HOSTS: 'https://a.example, https://b.example' }).LINTEL_MAP_HOSTS).toEqual([
      'https://a.example',
      'https://b.example',
    ]);
  });

  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ NODE_ENV: 'prod' }, 'The setting NODE_ENV must be one of development, production, test.'],
    [{ LINTEL_SAMPLE: 'yes' }, 'The setting LINTEL_SAMPLE must be one of auto, off.'],
    [
      { LINTEL_TRUST_PROXY: 'yes' },
      'The setting LINTEL_TRUST_PROXY must be true, false, or the number of proxies from 0 to 9.',
    ],
    [
      { LINTEL_METRICS_PORT: 'metrics' },
      'The setting LINTEL_METRICS_PORT must be a port, or an address and a port like 0.0.0.0:9464.',
    ],
    [{ LINTEL_PUBLIC_URL: 'ftp://x' }, 'The setting LINTEL_PUBLIC_URL must be an http or https address.'],
    [
      { LINTEL_HOME_INSURANCE_CA: '31' },
      'The setting LINTEL_HOME_INSURANCE_CA must be a rate in percent from 0 to 30, like 6.5.',
    ],
    [
      { LINTEL_MAP_STYLE: 'positron' },
      'The setting LINTEL_MAP_STYLE must be `plain` or the http or https address of a MapLibre style.',
    ],
    [
      { LINTEL_MAP_HOSTS: "https://a.example; script-src 'unsafe-inline'" },
      'The setting LINTEL_MAP_HOSTS must be http or https addresses separated by commas.',
    ],
    [{ LINTEL_RATE_PER_SECOND: '1e3' }, 'The setting LINTEL_RATE_PER_SECOND must be a whole number from 1 to 1000000.'],
  ])('refuses %o with one sentence that names it and its rule', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(new SettingError(sentence));
  });

  it('refuses a LINTEL_ name that does not exist and tells those that do', () => {
    expect(() => readSettings({ LINTEL_RATE_PER_SECONDS: '5' })).toThrow(
      /^There is no setting LINTEL_RATE_PER_SECONDS; those that exist are LINTEL_DATA_FOLDER, .*LINTEL_RATE_PER_SECOND,/,
    );
  });

  it('takes a bucket with all that reaches it, and keys of files that are long enough', () => {
    const bucket = {
      LINTEL_S3_ENDPOINT: 'https://s3.example.com',
      LINTEL_S3_BUCKET: 'papers',
      LINTEL_S3_ACCESS_KEY_ID: 'id',
      LINTEL_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readSettings(bucket)).toMatchObject({ ...bucket, LINTEL_S3_REGION: 'us-east-1' });
    for (const name of Object.keys(bucket).slice(1))
      expect(() => readSettings({ ...bucket, [name]: '' })).toThrow(`${name} must be given with LINTEL_S3_ENDPOINT`);
    const long = 'x'.repeat(32);
    expect(readSettings({ LINTEL_FILES_OLD_KEYS: ` ${long}, ${long}y,` }).LINTEL_FILES_OLD_KEYS).toEqual([
      long,
      `${long}y`,
    ]);
    expect(() => readSettings({ LINTEL_FILES_KEY: 'short' })).toThrow('at least 32 characters');
    expect(() => readSettings({ LINTEL_FILES_OLD_KEYS: `${long},short` })).toThrow('at least 32 characters');
    expect(() => readSettings({ LINTEL_CLAMD: 'scanner' })).toThrow('like localhost:3310');
  });
});

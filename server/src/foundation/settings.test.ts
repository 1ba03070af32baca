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
      LINTEL_TRUST_PROXY: false,
      LINTEL_PUBLIC_URL: 'http://localhost:3000',
    });
    expect(settings.DATABASE_URL).toBeUndefined();
  });

  it('takes what is set, and an empty value as not set', () => {
    const settings = readSettings({
      PORT: '8080',
      LINTEL_TRUST_PROXY: 'true',
      LINTEL_MORTGAGE_RATE_US: '7.25',
      LINTEL_PUBLIC_URL: 'https://homes.example/',
      LINTEL_LOG_LEVEL: '',
      HOME: '/root',
    });
    expect(settings).toMatchObject({
      PORT: 8080,
      LINTEL_TRUST_PROXY: true,
      LINTEL_MORTGAGE_RATE_US: 7.25,
      LINTEL_PUBLIC_URL: 'https://homes.example',
      LINTEL_LOG_LEVEL: 'info',
    });
  });

  it.each([
    [{ PORT: 'http' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '-1' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must begin with postgres:// or postgresql://.'],
    [{ NODE_ENV: 'prod' }, 'The setting NODE_ENV must be one of development, production, test.'],
    [{ LINTEL_SAMPLE: 'yes' }, 'The setting LINTEL_SAMPLE must be one of auto, off.'],
    [{ LINTEL_TRUST_PROXY: '1' }, 'The setting LINTEL_TRUST_PROXY must be one of true, false.'],
    [{ LINTEL_PUBLIC_URL: 'ftp://x' }, 'The setting LINTEL_PUBLIC_URL must be an http or https address.'],
    [
      { LINTEL_MORTGAGE_RATE_CA: '31' },
      'The setting LINTEL_MORTGAGE_RATE_CA must be a rate in per cent from 0 to 30, like 6.5.',
    ],
    [
      { LINTEL_MORTGAGE_RATE_AS_OF: '2026-02-30' },
      'The setting LINTEL_MORTGAGE_RATE_AS_OF must be a day like 2026-01-31.',
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
});

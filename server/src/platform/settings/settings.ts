import { z } from 'zod';
import { openFreeMap, shape } from './shape.ts';

const names = Object.keys(shape);
const Settings = z.object(shape);

export type Settings = Omit<
  z.infer<typeof Settings>,
  | 'LINTEL_DRAIN_MS'
  | 'LINTEL_INDEX_FILE_SECONDS'
  | 'LINTEL_SHARED_RENDER_MS'
  | 'LINTEL_PUBLIC_URL'
  | 'LINTEL_MAP_STYLE_DARK'
  | 'NODE_ENV'
> & {
  LINTEL_DRAIN_MS: number;
  LINTEL_INDEX_FILE_SECONDS: number;
  LINTEL_SHARED_RENDER_MS: number;
  LINTEL_PUBLIC_URL: string;
  LINTEL_MAP_STYLE_DARK: string;
  NODE_ENV: 'development' | 'production' | 'test';
};

/** The message is one sentence for the person who starts the server. */
export class SettingError extends Error {
  override name = 'SettingError';
}

/**
 * Reads the settings of an environment. Throws `SettingError` for an invalid value or an unknown `LINTEL_` name, so
 * that a typo cannot start a misconfigured server.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  for (const name of Object.keys(environment))
    if (name.startsWith('LINTEL_') && !names.includes(name)) throw new SettingError(unknownSetting(name));
  // An empty value in an .env file means "not set".
  const given = names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : []));
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new SettingError(`The setting ${path.join('.')} ${message}.`);
  }
  const settings = parsed.data;
  if (settings.LINTEL_STRIPE_SECRET_KEY && !settings.LINTEL_STRIPE_WEBHOOK_SECRET)
    throw new SettingError('The setting LINTEL_STRIPE_WEBHOOK_SECRET must be given with LINTEL_STRIPE_SECRET_KEY.');
  if (settings.LINTEL_RELAY_DOMAIN && !settings.LINTEL_RELAY_SECRET)
    throw new SettingError('The setting LINTEL_RELAY_SECRET must be given with LINTEL_RELAY_DOMAIN.');
  if (settings.LINTEL_MAP_FILE !== undefined && given.some(([name]) => name!.startsWith('LINTEL_MAP_STYLE')))
    throw new SettingError('The setting LINTEL_MAP_FILE replaces LINTEL_MAP_STYLE; give one of them.');
  if (settings.LLM_BASE_URL && !settings.LLM_MODEL)
    throw new SettingError('The setting LLM_MODEL must be given with LLM_BASE_URL.');
  for (const name of ['LINTEL_S3_BUCKET', 'LINTEL_S3_ACCESS_KEY_ID', 'LINTEL_S3_SECRET_ACCESS_KEY'] as const)
    if (settings.LINTEL_S3_ENDPOINT && !settings[name])
      throw new SettingError(`The setting ${name} must be given with LINTEL_S3_ENDPOINT.`);
  return {
    ...settings,
    NODE_ENV: settings.NODE_ENV ?? 'production',
    LINTEL_INDEX_FILE_SECONDS: settings.LINTEL_INDEX_FILE_SECONDS ?? (settings.NODE_ENV === 'test' ? 0 : 600),
    LINTEL_SHARED_RENDER_MS: settings.LINTEL_SHARED_RENDER_MS ?? (settings.NODE_ENV === 'test' ? 0 : 1_000),
    LINTEL_DRAIN_MS: settings.LINTEL_DRAIN_MS ?? (settings.LINTEL_TRUST_PROXY ? 5_000 : 0),
    LINTEL_MAP_STYLE_DARK:
      settings.LINTEL_MAP_STYLE_DARK ??
      (given.some(([name]) => name === 'LINTEL_MAP_STYLE') ? settings.LINTEL_MAP_STYLE : `${openFreeMap}dark`),
    LINTEL_PUBLIC_URL: (settings.LINTEL_PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  };
}

function unknownSetting(name: string): string {
  const known = names.filter((each) => each.startsWith('LINTEL_')).join(', ');
  return `There is no setting ${name}; those that exist are ${known}.`;
}

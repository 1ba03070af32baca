import { SettingError } from '../../../platform/settings/settings.ts';
import { RatesFileError } from './read-rates-csv.ts';

const BYTES_MAX = 5 * 2 ** 20;

/** `https`, or `http` to this machine. */
export function ratesUrl(setting: string, value: string): URL {
  const url = URL.parse(value);
  const isLocal = url && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLocal)))
    throw new SettingError(`The setting ${setting} must be an https address.`);
  return url;
}

/**
 * Fetches a published file. Redirects are rejected, so only the operator's address is called. A response larger
 * than `BYTES_MAX` is aborted and rejected.
 */
export async function fetchRatesFile(url: URL, { timeoutMs, stop }: { timeoutMs: number; stop: AbortSignal }) {
  const response = await fetch(url, {
    headers: { accept: 'text/csv, text/plain' },
    redirect: 'manual',
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stop]),
  });
  if (response.status >= 300 && response.status < 400) {
    await response.body?.cancel();
    throw new RatesFileError(`${url.host} redirects (${response.status}); set the address that it redirects to.`);
  }
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new RatesFileError(`${url.host} answers ${response.status}.`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    // Leaving the loop cancels the response.
    if (size > BYTES_MAX) throw new RatesFileError(`${url.host} sends more than ${BYTES_MAX / 2 ** 20} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

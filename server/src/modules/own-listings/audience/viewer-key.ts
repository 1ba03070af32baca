import { createHmac, hkdfSync } from 'node:crypto';
import { token } from '../../../platform/serve/registry.ts';

export interface Viewing {
  personId: number | undefined;
  address: string;
  userAgent: string;
  /** ISO date. */
  day: string;
}

/**
 * Returns the key by which a viewer counts once: a person always, a visitor for a day, because what recognizes a visitor
 * changes daily and is stored nowhere.
 */
export type ViewerKey = (viewing: Viewing) => string;

export const viewerKeyToken = token<ViewerKey>('keys of viewers');

export function createViewerKey(secret: string): ViewerKey {
  const key = Buffer.from(hkdfSync('sha256', secret, 'lintel', 'viewers of listings', 32));
  const hash = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 32);
  return ({ personId, address, userAgent, day }) =>
    hash(personId === undefined ? `${day}|${address}|${userAgent}` : `person:${personId}`);
}

/** Programs that fetch pages, by the names that they give themselves. */
export const isBot = (userAgent: string): boolean =>
  userAgent === '' ||
  /bot|crawl|spider|slurp|preview|fetch|monitor|headless|lighthouse|scan|http|curl|wget|python|java\/|go-|node|axios|facebookexternalhit|embedly|whatsapp|telegram|pingdom|phantom/i.test(
    // The engine of real browsers names its likeness to others, such as “Mozilla/5.0 (compatible)”.
    userAgent.replace(/https?:\/\/\S+/gi, 'http'),
  );

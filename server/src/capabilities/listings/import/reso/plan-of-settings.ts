import type { Settings } from '../../../../foundation/settings.ts';
import { type Credentials, type FeedPlan, usualPlan, wrongWithAddress } from './feed-plan.ts';

type FeedSettings = Pick<Settings, Extract<keyof Settings, `LINTEL_FEED_${string}`>>;

/** What a feed is called: as the setting says, else like the host of its server. */
export const feedNameOf = (settings: FeedSettings, url: string): string =>
  settings.LINTEL_FEED_NAME ?? new URL(url).hostname;

/** How the server of the settings is followed; its credentials are told apart. */
export function planOf(
  settings: FeedSettings,
  { name, url }: { name: string; url: string },
): Omit<FeedPlan, 'credentials'> {
  return {
    ...usualPlan,
    name,
    url,
    pageSize: settings.LINTEL_FEED_PAGE_SIZE,
    requestsPerSecond: settings.LINTEL_FEED_REQUESTS_PER_SECOND,
    filter: settings.LINTEL_FEED_FILTER,
    orderby: settings.LINTEL_FEED_ORDERBY,
    expand: expandOf(settings.LINTEL_FEED_EXPAND),
    replication: settings.LINTEL_FEED_REPLICATION,
  };
}

/** Names of navigation properties as a person writes them; undefined: what the server offers. */
export function expandOf(text: string | undefined): string[] | undefined {
  return text === 'none' ? [] : text?.split(',').map((name) => name.trim());
}

/** How to prove to the server who asks, or in words what is missing for it. */
export function credentialsOf(settings: FeedSettings): Credentials | string {
  const {
    LINTEL_FEED_TOKEN: token,
    LINTEL_FEED_TOKEN_URL: tokenUrl,
    LINTEL_FEED_CLIENT_ID: clientId,
    LINTEL_FEED_CLIENT_SECRET: clientSecret,
    LINTEL_FEED_SCOPE: scope,
  } = settings;
  if (!tokenUrl) return token ? { kind: 'token', token } : { kind: 'none' };
  if (!clientId) return 'A client id belongs to the address for tokens: --client-id or LINTEL_FEED_CLIENT_ID.';
  if (!clientSecret) return 'The secret of the client belongs into LINTEL_FEED_CLIENT_SECRET.';
  return { kind: 'client', tokenUrl, clientId, clientSecret, scope };
}

/** The feed that the settings name, undefined where they name none; in words what is wrong with them. */
export function configuredFeed(settings: FeedSettings): FeedPlan | string | undefined {
  const url = settings.LINTEL_FEED_URL?.replace(/\/+$/, '');
  if (!url) return undefined;
  const addresses = { LINTEL_FEED_URL: url, LINTEL_FEED_TOKEN_URL: settings.LINTEL_FEED_TOKEN_URL };
  for (const [name, address] of Object.entries(addresses)) {
    const wrong = address ? wrongWithAddress(address) : undefined;
    if (wrong) return `The setting ${name} ${wrong}.`;
  }
  const credentials = credentialsOf(settings);
  if (typeof credentials === 'string') return credentials;
  return { ...planOf(settings, { name: feedNameOf(settings, url), url }), credentials };
}

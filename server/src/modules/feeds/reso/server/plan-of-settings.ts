import type { Settings } from '../../../../platform/settings/settings.ts';
import { addressProblem, type Credentials, type FeedPlan, usualPlan } from './feed-plan.ts';

type FeedSettings = Pick<Settings, Extract<keyof Settings, `LINTEL_FEED_${string}`>>;

/** Name of a feed: the setting, else the host of its server. */
export const feedNameOf = (settings: FeedSettings, url: string): string =>
  settings.LINTEL_FEED_NAME ?? new URL(url).hostname;

/** Builds the plan for the configured server; credentials are separate. */
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

/** Parses a list of navigation properties; undefined: whatever the server offers. */
export function expandOf(text: string | undefined): string[] | undefined {
  return text === 'none' ? [] : text?.split(',').map((name) => name.trim());
}

/** Returns the credentials for the server, or a message about what is missing. */
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

/** Returns the configured feed, undefined without one, or a message about what is wrong. */
export function configuredFeed(settings: FeedSettings): FeedPlan | string | undefined {
  const url = settings.LINTEL_FEED_URL?.replace(/\/+$/, '');
  if (!url) return undefined;
  const addresses = { LINTEL_FEED_URL: url, LINTEL_FEED_TOKEN_URL: settings.LINTEL_FEED_TOKEN_URL };
  for (const [name, address] of Object.entries(addresses)) {
    const wrong = address ? addressProblem(address) : undefined;
    if (wrong) return `The setting ${name} ${wrong}.`;
  }
  const credentials = credentialsOf(settings);
  if (typeof credentials === 'string') return credentials;
  return { ...planOf(settings, { name: feedNameOf(settings, url), url }), credentials };
}

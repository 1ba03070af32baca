/** Credentials for a server. Never logged, never stored. */
export type Credentials =
  | { kind: 'none' }
  | { kind: 'token'; token: string }
  | { kind: 'client'; tokenUrl: string; clientId: string; clientSecret: string; scope: string | undefined };

/** The settings for following a server. */
export interface FeedPlan {
  /** Name of the feed, and the originating system of records that don't name theirs. */
  name: string;
  /** Service root of the Web API, without a trailing slash. */
  url: string;
  credentials: Credentials;
  /** Records requested per page; a server may return fewer. */
  pageSize: number;
  requestsPerSecond: number;
  /** Retries of a request before the run fails. */
  retries: number;
  /** First pause before a retry; each further one doubles, with jitter. */
  firstPauseMs: number;
  /** Time limit of one request, including its body. */
  timeoutMs: number;
  /** A condition added to every request for homes, such as `OriginatingSystemName eq 'actris'`. */
  filter: string | undefined;
  /** False for servers that already sort by ModificationTimestamp and reject `$orderby`. */
  orderby: boolean;
  /** Navigation properties to expand with each home; undefined: the ones we read that the metadata names. */
  expand: readonly string[] | undefined;
  /**
   * Lists records by `…Replication()` and fetches them by key, as CREA's DDF requires; undefined: when the
   * metadata has it.
   */
  replication: boolean | undefined;
  /** Overlap with the previous run: servers timestamp a change before they show it. */
  overlapMinutes: number;
}

export const usualPlan = {
  pageSize: 200,
  requestsPerSecond: 4,
  retries: 8,
  firstPauseMs: 500,
  timeoutMs: 60_000,
  filter: undefined,
  orderby: true,
  expand: undefined,
  replication: undefined,
  overlapMinutes: 5,
} satisfies Omit<FeedPlan, 'name' | 'url' | 'credentials'>;

/** Returns what is wrong with an address, or undefined. Secrets travel encrypted or not at all. */
export function addressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be an address like https://api.example.com/odata';
  const { protocol, hostname, username } = new URL(text);
  if (username) return 'must not hold a name or password';
  if (protocol === 'https:') return undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'http:' && isHere ? undefined : 'must begin with https:// (http only on this machine)';
}

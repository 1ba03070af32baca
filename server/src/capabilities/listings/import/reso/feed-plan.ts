/** How to prove to a server who asks. Never logged, never stored. */
export type Credentials =
  | { kind: 'none' }
  | { kind: 'token'; token: string }
  | { kind: 'client'; tokenUrl: string; clientId: string; clientSecret: string; scope: string | undefined };

/** How a server is followed. */
export interface FeedPlan {
  /** What the feed is called here, and the system of records that do not name theirs. */
  name: string;
  /** The service root of the Web API, without a slash at its end. */
  url: string;
  credentials: Credentials;
  /** So many records are asked for at once; a server may give fewer. */
  pageSize: number;
  requestsPerSecond: number;
  /** So often a request is sent again before the run gives up. */
  retries: number;
  /** The first pause before a request is sent again; each further one is twice as long, with a random share. */
  firstPauseMs: number;
  /** How long one request may take, its body included. */
  timeoutMs: number;
  /** A condition that stands in every request for homes, such as `OriginatingSystemName eq 'actris'`. */
  filter: string | undefined;
  /** False for servers that sort by ModificationTimestamp of themselves and refuse `$orderby`. */
  orderby: boolean;
  /** Navigation properties to ask for with each home; undefined: those of the ones we read that the metadata names. */
  expand: readonly string[] | undefined;
  /** Records are listed by `…Replication()` and fetched by key, as CREA's DDF wants it; undefined: where the metadata has it. */
  replication: boolean | undefined;
  /** So much of the time before the last change is asked for again: servers stamp a change before they show it. */
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

/** Undefined for an address that may be used; else what is wrong with it. Secrets travel encrypted or not at all. */
export function wrongWithAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return 'must be an address like https://api.example.com/odata';
  const { protocol, hostname, username } = new URL(text);
  if (username) return 'must not hold a name or password';
  if (protocol === 'https:') return undefined;
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'http:' && isHere ? undefined : 'must begin with https:// (http only on this machine)';
}

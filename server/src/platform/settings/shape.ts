import { z } from 'zod';
import { hosts, listenPlace, mapStyle, oneOf, percent, port, proxyHops, ratePercent, whole, yesNo } from './rules.ts';

export const openFreeMap = 'https://tiles.openfreemap.org/styles/';

/** Every setting of the server with its rule in words and its default. */
export const shape = {
  PORT: port(3000),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres:// or postgresql://')
    .optional(),
  NODE_ENV: z.enum(['development', 'production', 'test'], oneOf('development', 'production', 'test')).optional(),

  /** Folder of the embedded database and files; used only when DATABASE_URL is not set. */
  LINTEL_DATA_FOLDER: z.string().min(1, 'must be a folder').default('./data'),
  /** Folder, interval in minutes and number of automatic backups. Default: none. */
  LINTEL_BACKUP_FOLDER: z.string().min(1, 'must be a folder').optional(),
  LINTEL_BACKUP_MINUTES: whole(1, 59).default(5),
  LINTEL_BACKUP_KEEP: whole(1, 100_000).default(288),
  /** `auto` loads the sample network into an empty database; `off` leaves it empty. */
  LINTEL_SAMPLE: z.enum(['auto', 'off'], oneOf('auto', 'off')).default('auto'),
  /** Number of homes of the sample network. Fewer load faster. */
  LINTEL_SAMPLE_HOMES: whole(1_000, 60_000).default(60_000),
  LINTEL_LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'], oneOf('silent', 'error', 'warn', 'info', 'debug'))
    .default('info'),
  /** The public URL that people open. https turns on HSTS. Default: http://localhost:PORT. */
  LINTEL_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /**
   * The number of proxies in front of Lintel that append to X-Forwarded-For and set X-Forwarded-Proto; `true` is 1.
   * With `false` or 0 the headers are ignored. Otherwise the port must be reachable only through these proxies.
   */
  LINTEL_TRUST_PROXY: proxyHops(),

  /** Signs cookies and encrypts secrets at rest. Default: generated and stored in the database. */
  LINTEL_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /**
   * `smtps://user:password@host`. Without it, emails are written, encrypted, into the folder `outbox` next to the
   * database.
   */
  LINTEL_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://')
    .optional(),
  LINTEL_MAIL_FROM: z
    .string()
    .regex(/@/, 'must be an email address, like Lintel <hello@example.com>')
    .default('Lintel <no-reply@lintel.invalid>'),

  /**
   * A domain whose email is forwarded to /api/mail/inbound: replies to emails about messages then appear in the
   * conversation, and neither side's address is shown. The secret signs forwarded emails.
   */
  LINTEL_RELAY_DOMAIN: z
    .string()
    .regex(/^([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/, 'must be a domain in lowercase letters, like reply.example.com')
    .optional(),
  LINTEL_RELAY_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),

  /**
   * Origins of calendar servers in the own network, separated by commas, such as http://nextcloud.internal:8080. Agents'
   * busy times are read from them; any other calendar must be on the public internet.
   */
  LINTEL_CALENDAR_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((each) => each.trim()))
    .refine(
      (origins) => origins.every((each) => URL.parse(each)?.origin === each),
      'must be origins such as http://nextcloud.internal:8080, separated by commas',
    )
    .default([]),

  /**
   * Wraps the keys of files. Default: generated and stored in the database. To change it, set the new key, list the
   * former ones (separated by commas) in LINTEL_FILES_OLD_KEYS, start, and run `npm run files:rotate`.
   */
  LINTEL_FILES_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LINTEL_FILES_OLD_KEYS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim()))
    .transform((list) => list.filter((each) => each !== ''))
    .refine(
      (list) => list.every((each) => each.length >= 32),
      'must be keys of at least 32 characters, separated by commas',
    ),
  /** A bucket for files on an S3-compatible server. Default: the folder `files` in LINTEL_DATA_FOLDER. */
  LINTEL_S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LINTEL_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  LINTEL_S3_REGION: z.string().default('us-east-1'),
  LINTEL_S3_ACCESS_KEY_ID: z.string().optional(),
  LINTEL_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** ClamAV's daemon, which scans each upload. Default: none; uploads are not scanned. */
  LINTEL_CLAMD: z
    .string()
    .regex(/^.+:\d{1,5}$/, 'must be a host and a port, like localhost:3310')
    .optional(),

  /** Recipient of support questions. Default: the addresses of the wholesaler's accounts. */
  LINTEL_SUPPORT_EMAIL: z.string().regex(/@/, 'must be an email address').optional(),

  /**
   * With a key, plans are paid through Stripe; without one, through the built-in test gateway, where no money moves.
   * The webhook secret belongs to an endpoint at /api/billing/webhooks/stripe. The URL is for a server that emulates
   * Stripe.
   */
  LINTEL_STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must begin with sk_ or rk_')
    .optional(),
  LINTEL_STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must begin with whsec_')
    .optional(),
  LINTEL_STRIPE_API_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  /** True lets Stripe compute and add taxes (Stripe Tax must be set up there); otherwise Stripe adds none. */
  LINTEL_STRIPE_TAX: yesNo(false),
  /**
   * Regions where the test gateway charges taxes, separated by commas: CA (GST/HST), CA-QC (QST), US-TX and the like.
   */
  LINTEL_TAX_REGISTRATIONS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((each) => each.trim().toUpperCase()))
    .transform((list) => list.filter((each) => each !== ''))
    .refine((list) => list.every((each) => /^(CA|(CA|US)-[A-Z]{2})$/.test(each)), 'must be like CA,CA-QC,US-TX'),
  /** The seller on invoices: name, address and tax numbers, lines separated by |. */
  LINTEL_TAX_SELLER: z
    .string()
    .min(1, 'must be lines separated by |')
    .max(400, 'must be at most 400 characters')
    .default('Lintel'),

  /**
   * Prometheus metrics. A separate port: `9464` listens on loopback, `0.0.0.0:9464` on every interface. A token:
   * /metrics on the public port answers requests with `Authorization: Bearer TOKEN`, and the separate port requires it
   * too. With neither, metrics are off.
   */
  LINTEL_METRICS_PORT: listenPlace().optional(),
  LINTEL_METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),

  /** Sustained and burst rate of requests per address. */
  LINTEL_RATE_PER_SECOND: whole(1, 1_000_000).default(300),
  LINTEL_RATE_BURST: whole(1, 10_000_000).default(6_000),
  /**
   * Above this many requests in flight, or above this queue delay, read-only API calls and pages are shed with 503 and
   * Retry-After: 1. Writes, sign-in, files and /healthz are not.
   */
  LINTEL_IN_FLIGHT_MAX: whole(1, 1_000_000).default(1_000),
  LINTEL_WAIT_MS_MAX: whole(1, 60_000).default(100),
  /**
   * For how long a page that is the same for all visitors (landing, results, a home) is sent again after it was
   * rendered, in milliseconds. 0 renders it for each request. Default: 1,000; 0 in tests.
   */
  LINTEL_SHARED_RENDER_MS: whole(0, 60_000).optional(),
  LINTEL_BODY_LIMIT_BYTES: whole(1_024, 1_073_741_824).default(1_048_576),
  LINTEL_REQUEST_TIMEOUT_MS: whole(1_000, 600_000).default(30_000),
  /**
   * Time for which a stopping process keeps answering while /readyz returns 503, so that a proxy notices before it stops
   * listening. Default: 5 seconds behind a proxy (LINTEL_TRUST_PROXY), else none.
   */
  LINTEL_DRAIN_MS: whole(0, 600_000).optional(),
  LINTEL_SHUTDOWN_TIMEOUT_MS: whole(1_000, 600_000).default(15_000),

  /**
   * The base map: the URL of a MapLibre style, loaded by browsers (never by this server), or `plain` for the built-in
   * map, which calls no other host. Pages may load from the hosts of these styles; hosts of tiles, glyphs or images
   * elsewhere are listed in LINTEL_MAP_HOSTS, separated by commas. The dark style defaults to the configured light
   * one.
   */
  LINTEL_MAP_STYLE: mapStyle().default(`${openFreeMap}positron`),
  LINTEL_MAP_STYLE_DARK: mapStyle().optional(),
  LINTEL_MAP_HOSTS: hosts(),
  /**
   * The base map as a PMTiles file on this server, instead of LINTEL_MAP_STYLE: browsers read the parts that they need
   * from /map.pmtiles and call no other host. The file has vector tiles in the schema of Protomaps or OpenMapTiles (the
   * style ships with Lintel), or raster tiles. It may be replaced while the server runs.
   */
  LINTEL_MAP_FILE: z.string().optional(),

  /**
   * An MLS feed: the https service root of its RESO Web API. Without it, no server is called. With a token URL, the
   * client id and secret are exchanged for a token (OAuth 2.0); otherwise LINTEL_FEED_TOKEN is sent when set.
   */
  LINTEL_FEED_URL: z.string().optional(),
  /** Name of the feed, and source of homes that do not name theirs. Default: the host of the URL. */
  LINTEL_FEED_NAME: z.string().max(120, 'must have at most 120 characters').optional(),
  LINTEL_FEED_TOKEN_URL: z.string().optional(),
  LINTEL_FEED_CLIENT_ID: z.string().optional(),
  LINTEL_FEED_CLIENT_SECRET: z.string().optional(),
  LINTEL_FEED_SCOPE: z.string().optional(),
  LINTEL_FEED_TOKEN: z.string().optional(),
  LINTEL_FEED_EVERY_MINUTES: whole(1, 60).default(10),
  LINTEL_FEED_PAGE_SIZE: whole(1, 10_000).default(200),
  LINTEL_FEED_REQUESTS_PER_SECOND: whole(1, 1_000).default(4),
  /** An OData condition added to every request for homes, such as OriginatingSystemName eq 'actris'. */
  LINTEL_FEED_FILTER: z.string().optional(),
  /** False for servers that always sort by ModificationTimestamp and reject $orderby. */
  LINTEL_FEED_ORDERBY: yesNo(true),
  /** Expanded resources of each home, separated by commas, or `none`. Default: what the server's metadata offers. */
  LINTEL_FEED_EXPAND: z.string().optional(),
  /**
   * True for servers that list homes with PropertyReplication(), such as CREA's DDF. Default: what the metadata says.
   */
  LINTEL_FEED_REPLICATION: z
    .enum(['true', 'false'], oneOf('true', 'false'))
    .transform((value) => value === 'true')
    .optional(),
  /**
   * Time for which instant emails about saved searches wait to collect more matches, so that homes of one import share one
   * email.
   */
  LINTEL_ALERT_GATHER_SECONDS: whole(0, 3_600).default(30),
  /** Hosts from which pages may load feed photos, separated by commas; browsers load photos from no other host. */
  LINTEL_PHOTO_HOSTS: hosts(),

  /**
   * The language model that phrases the assistant's answers: any server with an OpenAI-compatible API, and its model.
   * Without it, the built-in grammar answers and no server is called. Addresses and remarks of listings are sent only
   * when enabled, because feed licenses may forbid it.
   */
  LLM_BASE_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LLM_MODEL: z.string().min(1, 'must be the name of a model').optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_SEND_FEED_DATA: z
    .enum(['yes', 'no'], oneOf('yes', 'no'))
    .default('no')
    .transform((value) => value === 'yes'),
  LLM_TIMEOUT_MS: whole(100, 120_000).default(30_000),

  /** Worker threads for counts and clusters; 0 for none. Default: by the number of CPU cores. */
  LINTEL_SEARCH_THREADS: whole(0, 64).optional(),
  /** Memory for cached cards of homes in search results; about 2 kB per home. */
  LINTEL_CARDS_MB: whole(1, 1_000_000).default(256),
  /**
   * The least interval at which the index is written into the folder `index` of LINTEL_DATA_FOLDER, plus once at shutdown. The
   * next start reads it instead of every listing. 0 for never. Default: 600; 0 in tests.
   */
  LINTEL_INDEX_FILE_SECONDS: whole(0, 86_400).optional(),

  /**
   * A routing service for driving times to people's saved addresses, which receives the positions of the home and of
   * the addresses: the base URL of an OSRM or Valhalla server. Without it, or while it fails or takes longer than the
   * timeout, times are estimated from the straight-line distance.
   */
  LINTEL_ROUTER_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  LINTEL_ROUTER_PROTOCOL: z.enum(['osrm', 'valhalla'], oneOf('osrm', 'valhalla')).default('osrm'),
  LINTEL_ROUTER_TIMEOUT_MS: whole(100, 30_000).default(2_000),

  LINTEL_POOL_SIZE: whole(2, 500).default(10),
  LINTEL_STATEMENT_TIMEOUT_MS: whole(100, 600_000).default(15_000),

  /**
   * Published mortgage rates, fetched daily: Freddie Mac's history (PMMS_history.csv or the same series at FRED) and
   * CSV of the Bank of Canada's Valet service. Without them, no server is called and rates are entered or imported.
   */
  LINTEL_RATES_URL_US: z.string().optional(),
  LINTEL_RATES_URL_CA: z.string().optional(),
  /** Assumptions for displayed costs. Home insurance per year, in percent of the price. */
  LINTEL_HOME_INSURANCE_US: ratePercent(0.5),
  LINTEL_HOME_INSURANCE_CA: ratePercent(0.3),
  /** Closing costs in percent of the price, excluding transfer tax. */
  LINTEL_CLOSING_COSTS_US: ratePercent(3),
  LINTEL_CLOSING_COSTS_CA: ratePercent(1.5),
  /** Private mortgage insurance per year, in percent of the loan. Default: 0.3 to 1 by the loan-to-value ratio. */
  LINTEL_MORTGAGE_INSURANCE_US: percent().optional(),
};

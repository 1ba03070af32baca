import { parseArgs } from 'node:util';
import type { Database } from '../../../../platform/database/db.ts';
import type { Settings } from '../../../../platform/settings/settings.ts';
import { UsageError } from '../../csv/read-mapping.ts';
import { openRejectsFile } from '../../rejects-file.ts';
import { addressProblem, type FeedPlan } from '../server/feed-plan.ts';
import { credentialsOf, expandOf, feedNameOf, planOf } from '../server/plan-of-settings.ts';
import { showFeedProgress } from './feed-progress.ts';
import { type FeedRun, followFeed } from './follow-feed.ts';
import { recordSummary } from './summary-lines.ts';
import { Tally } from './tally.ts';

const usage =
  'npm run import -- reso URL [--source NAME] [--token-url URL --client-id ID [--scope SCOPE]] [--resume|--full] [--dry-run] ' +
  '[--rejects FILE] [--filter CONDITION] [--expand NAMES|none] [--page-size N] [--requests-per-second N] [--no-orderby] ' +
  '[--replication] [--reconcile daily|now|never] [--allow-mass-removal]; secrets stand in LINTEL_FEED_CLIENT_SECRET or ' +
  'LINTEL_FEED_TOKEN';

const options = {
  source: { type: 'string' },
  'token-url': { type: 'string' },
  'client-id': { type: 'string' },
  scope: { type: 'string' },
  resume: { type: 'boolean' },
  full: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  rejects: { type: 'string' },
  filter: { type: 'string' },
  expand: { type: 'string' },
  'page-size': { type: 'string' },
  'requests-per-second': { type: 'string' },
  'no-orderby': { type: 'boolean' },
  replication: { type: 'boolean' },
  reconcile: { type: 'string' },
  'allow-mass-removal': { type: 'boolean' },
} as const;

export interface ServerImportOptions extends Pick<FeedRun, 'plan' | 'full' | 'reconcile' | 'allowMassRemoval'> {
  dryRun: boolean;
  rejects: string;
}

/**
 * Parses the arguments after `reso`, with defaults from the settings. Throws a `UsageError` that says what is
 * wrong.
 */
export function parseServerArguments(words: readonly string[], settings: Settings): ServerImportOptions {
  const { values, positionals } = parsed(words);
  const url = (positionals[0] ?? settings.LINTEL_FEED_URL)?.replace(/\/+$/, '');
  if (!url || positionals.length > 1) throw new UsageError(`Which server? ${usage}`);
  const wrong = addressProblem(url);
  if (wrong) throw new UsageError(`The address of the server ${wrong}.`);
  if (values.full && values.resume)
    throw new UsageError('--resume goes on where the last run was, --full begins anew: one of them.');
  const reconcile = values.reconcile ?? 'daily';
  if (!isReconcile(reconcile)) throw new UsageError('--reconcile must be daily, now or never.');
  const name = values.source ?? feedNameOf(settings, url);
  return {
    plan: { ...planOf(settings, { name, url }), ...planFromArguments(values, settings) },
    full: values.full ?? false,
    dryRun: values['dry-run'] ?? false,
    rejects: values.rejects ?? `${name.replace(/[^\w.-]+/g, '-')}.rejects.csv`,
    reconcile,
    allowMassRemoval: values['allow-mass-removal'] ?? false,
  };
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}: ${usage}`);
  }
}

type Arguments = ReturnType<typeof parsed>['values'];

function planFromArguments(values: Arguments, settings: Settings): Pick<FeedPlan, 'credentials'> & Partial<FeedPlan> {
  const expand = expandOf(values.expand);
  return {
    credentials: credentialsFromArguments(values, settings),
    ...(values.filter ? { filter: values.filter } : {}),
    ...(expand ? { expand } : {}),
    ...(values['page-size'] ? { pageSize: numberOf('--page-size', values['page-size'], 1, 10_000, true) } : {}),
    ...(values['requests-per-second']
      ? { requestsPerSecond: numberOf('--requests-per-second', values['requests-per-second'], 0.01, 1_000, false) }
      : {}),
    ...(values['no-orderby'] ? { orderby: false } : {}),
    ...(values.replication ? { replication: true } : {}),
  };
}

function credentialsFromArguments(values: Arguments, settings: Settings) {
  const tokenUrl = values['token-url'] ?? settings.LINTEL_FEED_TOKEN_URL;
  const clientId = values['client-id'] ?? settings.LINTEL_FEED_CLIENT_ID;
  const wrong = tokenUrl ? addressProblem(tokenUrl) : undefined;
  if (wrong) throw new UsageError(`The address for tokens ${wrong}.`);
  const credentials = credentialsOf({
    ...settings,
    LINTEL_FEED_TOKEN_URL: tokenUrl,
    LINTEL_FEED_CLIENT_ID: clientId,
    LINTEL_FEED_SCOPE: values.scope ?? settings.LINTEL_FEED_SCOPE,
  });
  if (typeof credentials === 'string') throw new UsageError(credentials);
  return credentials;
}

function numberOf(name: string, text: string, min: number, max: number, whole: boolean): number {
  const number = Number(text);
  if (text.trim() === '' || !(number >= min && number <= max) || (whole && !Number.isInteger(number)))
    throw new UsageError(`${name} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`);
  return number;
}

const isReconcile = (text: string): text is FeedRun['reconcile'] => ['daily', 'now', 'never'].includes(text);

/** Runs the import and prints a summary. Without a database it writes only the rejects file. */
export async function runServerImport(
  order: ServerImportOptions,
  database: Database | undefined,
  now: Date,
): Promise<void> {
  const { plan, full, reconcile, allowMassRemoval, dryRun } = order;
  const rejects = await openRejectsFile(order.rejects);
  const progress = showFeedProgress();
  const tally = new Tally(rejects);
  const startedAt = performance.now();
  try {
    const shown = { onCount: progress.count, onRecords: progress.records };
    await followFeed({
      plan,
      full,
      reconcile,
      allowMassRemoval,
      tally,
      now,
      ...shown,
      ...(database ? { database } : {}),
    });
  } finally {
    progress.end();
    await rejects.close();
    const seconds = (performance.now() - startedAt) / 1000;
    for (const line of recordSummary(tally, { seconds, dryRun, rejects: order.rejects })) console.log(line);
  }
}

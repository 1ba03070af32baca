import type { AppContext } from '../../../../foundation/app-context.ts';
import { SettingError } from '../../../../foundation/settings.ts';
import { lastSuccess } from './feeds.ts';
import { followFeed } from './follow-feed.ts';
import { FeedIsBusy } from './one-run.ts';
import { configuredFeed } from './plan-of-settings.ts';
import { Tally } from './tally.ts';

/**
 * Keeps the feed of the settings fresh. Without one nothing is scheduled and nobody is called. What fails is logged with its
 * cause and done again at the next turn. Returns how to make a run that goes on let go.
 */
export function keepFeedFresh(app: Pick<AppContext, 'settings' | 'database' | 'jobs' | 'log' | 'metrics'>): () => void {
  const { settings, database, jobs, log, metrics } = app;
  const plan = configuredFeed(settings);
  if (plan === undefined) return () => {};
  if (typeof plan === 'string') throw new SettingError(plan);
  const stopping = new AbortController();
  const startedAt = new Date();
  const feed = plan.name;

  const follow = async () => {
    const tally = new Tally();
    try {
      const run = { plan, tally, database, now: new Date(), full: false, reconcile: 'daily' as const };
      await followFeed({ ...run, allowMassRemoval: false, signal: stopping.signal });
      log.info({ feed, ...tally.figures }, 'feed followed');
    } catch (err) {
      if (err instanceof FeedIsBusy) return;
      log.error({ err, feed, ...tally.figures }, 'the feed could not be followed');
    }
  };
  // At the start as well: whoever stood still for a while does not tell buyers of new homes later still.
  jobs.schedule('follow-feed', everyMinutes(settings.LINTEL_FEED_EVERY_MINUTES), follow, { atStart: true });
  metrics.gauge('lintel_feed_seconds_since_success', 'Since the feed was last read to its end', async () => {
    const since = (await lastSuccess(database, feed)) ?? startedAt;
    return (Date.now() - since.getTime()) / 1_000;
  });
  return () => stopping.abort();
}

/** Cron of so many minutes, as evenly as the hour allows. */
const everyMinutes = (minutes: number): string => (minutes >= 60 ? '0 * * * *' : `*/${minutes} * * * *`);

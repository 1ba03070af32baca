import type { AppContext } from '../../../../platform/app/app-context.ts';
import { SettingError } from '../../../../platform/settings/settings.ts';
import { configuredFeed } from '../server/plan-of-settings.ts';
import { FeedIsBusy } from './feed-lock.ts';
import { lastSuccess } from './feeds.ts';
import { followFeed } from './follow-feed.ts';
import { Tally } from './tally.ts';

/**
 * Schedules the configured feed. Without one nothing is scheduled and no server is called. A failure is
 * logged with its cause and retried at the next run. Returns a function that ends a run in progress.
 */
export function scheduleFeed(app: Pick<AppContext, 'settings' | 'database' | 'jobs' | 'log' | 'metrics'>): () => void {
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
  // Also run at start: after downtime, new homes should reach buyers as soon as possible.
  jobs.schedule('follow-feed', everyMinutes(settings.LINTEL_FEED_EVERY_MINUTES), follow, { atStart: true });
  metrics.gauge('lintel_feed_seconds_since_success', 'Since the feed was last read to its end', async () => {
    const since = (await lastSuccess(database, feed)) ?? startedAt;
    return (Date.now() - since.getTime()) / 1_000;
  });
  return () => stopping.abort();
}

/** Cron expression for an interval in minutes, as even as the hour allows. */
const everyMinutes = (minutes: number): string => (minutes >= 60 ? '0 * * * *' : `*/${minutes} * * * *`);

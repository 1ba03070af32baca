import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../../../test/harness.ts';
import { property } from '../../../../../test/odata-server/properties.ts';
import { startODataServer } from '../../../../../test/odata-server/server.ts';
import { createLog } from '../../../../platform/log/log.ts';
import { readSettings } from '../../../../platform/settings/settings.ts';
import { scheduleFeed } from './feed-job.ts';

let app: TestApp | undefined;
afterEach(() => app?.stop());

/** Starts the feed job with recorded jobs, gauges and log lines. */
async function startJobs(settings: Record<string, string>) {
  app = await startTestApp();
  const lines: string[] = [];
  const scheduled: { cron: string; run: () => Promise<void> }[] = [];
  const gauges = new Map<string, () => number | Promise<number>>();
  const stop = scheduleFeed({
    ...app.context,
    settings: readSettings(settings),
    log: createLog('info', { write: (line: string) => void lines.push(line) }),
    jobs: { ...app.context.jobs, schedule: (_, cron, run) => void scheduled.push({ cron, run }) },
    metrics: { ...app.context.metrics, gauge: (name, _, read) => void gauges.set(name, read) },
  });
  const count = async () =>
    (await app!.context.database.pool.query('select count(*)::int as count from listings')).rows[0].count;
  return { lines, scheduled, gauges, stop, count };
}

test('without a configured feed nothing is scheduled', async () => {
  expect((await startJobs({})).scheduled).toEqual([]);
});

test('runs the feed on schedule; logs a failure with its cause and without secrets, and retries', async () => {
  const server = await startODataServer({ Property: [property(1), property(2)] });
  const settings = { LINTEL_FEED_URL: server.url, LINTEL_FEED_TOKEN: 'very-secret', LINTEL_FEED_EVERY_MINUTES: '5' };
  const { scheduled, gauges, lines, count } = await startJobs(settings);
  expect(scheduled).toMatchObject([{ cron: '*/5 * * * *' }]);
  await scheduled[0]!.run();
  expect(await count()).toBe(2);
  expect(await gauges.get('lintel_feed_seconds_since_success')!()).toBeLessThan(5);
  server.options.fault = () => ({ kind: 'status', status: 403 });
  await scheduled[0]!.run();
  expect(lines.join('')).toMatch(/"level":50.*The server answers 403 to \/odata\/Property/);
  server.options.fault = () => undefined;
  server.data.Property!.push(property(3));
  await scheduled[0]!.run();
  expect(await count()).toBe(3);
  expect(lines.join('')).not.toContain('very-secret');
  await server.stop();
});

test('a run ends when the app stops', async () => {
  const server = await startODataServer(
    { Property: [property(1)] },
    {
      fault: ({ resource }) =>
        resource === 'Property' ? { kind: 'status', status: 503, retryAfter: '60' } : undefined,
    },
  );
  const { scheduled, stop, lines } = await startJobs({ LINTEL_FEED_URL: server.url });
  const run = scheduled[0]!.run();
  setTimeout(stop, 300);
  await run;
  expect(lines.join('')).toContain('The import was stopped');
  await server.stop();
});

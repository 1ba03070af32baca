import type { ServerModule } from '../../platform/app/app-context.ts';
import { token } from '../../platform/serve/registry.ts';
import { followRates, liveRatesToken } from './live-rates.ts';
import { notifyOldRates } from './notify-old.ts';
import { followRatesUrls } from './published/follow-urls.ts';
import { refreshSampleRates } from './sample-rates.ts';

export type { StatedRate } from './contract.ts';
export { type LiveRates, liveRatesToken, type UsableRates } from './live-rates.ts';
export { ratesOperations } from './operations.ts';
export { readRatesOrder, runRatesOrder } from './published/import-command.ts';

const POLL_MS = 5_000;

/** Mortgage rates: entered, imported or fetched, each with its day and source. */
export const rates: ServerModule = {
  name: 'rates',
  async start(app) {
    const { database, settings, log, jobs } = app;
    const everyMs = settings.NODE_ENV === 'test' ? 0 : POLL_MS;
    const onError = (err: unknown) => log.error({ err }, 'the mortgage rates could not be read');
    const live = await followRates(database.db, () => new Date(), everyMs, onError);
    app.register(liveRatesToken, live);
    await refreshSampleRates(app, new Date());
    app.register(ratesStopToken, followRatesUrls(app));
    jobs.schedule('sample-rates', '5 6 * * *', () => refreshSampleRates(app, new Date()));
    jobs.schedule('notify-old-rates', '37 13 * * *', () => notifyOldRates(app, new Date()), { atStart: true });
  },
  stop(app) {
    app.resolve(ratesStopToken)();
    app.resolve(liveRatesToken).stop();
  },
};

const ratesStopToken = token<() => void>('rates fetch');

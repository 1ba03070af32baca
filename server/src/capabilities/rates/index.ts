import type { Capability } from '../../foundation/house.ts';
import { part } from '../../foundation/part.ts';
import { followRates, liveRatesPart } from './live-rates.ts';
import { notifyOldRates } from './notify-old.ts';
import { followRatesUrls } from './published/follow-urls.ts';
import { keepSampleRates } from './sample-rates.ts';

export type { StatedRate } from './contract.ts';
export { type LiveRates, liveRatesPart, type UsableRates } from './live-rates.ts';
export { ratesVerbs } from './verbs.ts';

const POLL_MS = 5_000;

/** Mortgage rates: entered, imported or fetched, each with its day and source. */
export const rates: Capability = {
  name: 'rates',
  async start(house) {
    const { database, settings, log, jobs } = house;
    const everyMs = settings.NODE_ENV === 'test' ? 0 : POLL_MS;
    const onError = (err: unknown) => log.error({ err }, 'the mortgage rates could not be read');
    const live = await followRates(database.db, () => new Date(), everyMs, onError);
    house.provide(liveRatesPart, live);
    await keepSampleRates(house, new Date());
    house.provide(ratesStopPart, followRatesUrls(house));
    jobs.schedule('sample-rates', '5 6 * * *', () => keepSampleRates(house, new Date()));
    jobs.schedule('notify-old-rates', '37 13 * * *', () => notifyOldRates(house, new Date()), { atStart: true });
  },
  stop(house) {
    house.use(ratesStopPart)();
    house.use(liveRatesPart).stop();
  },
};

const ratesStopPart = part<() => void>('rates fetch');

import { z } from 'zod';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { event } from '../../../platform/events/events.ts';
import { personalDataToken } from '../../accounts/index.ts';
import { confirmByFeeds } from '../past-deals/confirm.ts';
import { learn } from './learning/follow.ts';
import { createLiveModel, liveModelToken } from './model/live-model.ts';
import { rankingData } from './personal-data.ts';
import { storeMonth } from './store-month.ts';

/** The nightly job has finished: every process fits its model from the current records. */
const recordsSettled = event('matching.records_settled', z.object({}));

/** Delay after start, so that the first page request is served before the fit. */
const FIRST_FIT_MS = 3_000;

export function startRanking(app: AppContext): void {
  app.resolve(personalDataToken).push(rankingData);
  const model = createLiveModel(app);
  app.register(liveModelToken, model);
  learn(app);
  app.events.watch(recordsSettled, () => model.refit());
  app.jobs.schedule('settle-records-of-professionals', '37 8 * * *', async () => {
    await app.database.transaction((tx) => confirmByFeeds(tx));
    await model.refit();
    await storeMonth(app);
    await app.events.transaction((_, emit) => emit(recordsSettled, {}));
  });
  // Tests fill the database later; their first list starts the fit.
  if (app.settings.NODE_ENV === 'test') return;
  setTimeout(
    () =>
      void model
        .refit()
        .then(() => storeMonth(app))
        .catch((err: unknown) => app.log.error({ err }, 'no model of professionals')),
    FIRST_FIT_MS,
  ).unref();
}

export const stopRanking = (app: AppContext): Promise<void> => app.resolve(liveModelToken).stop();

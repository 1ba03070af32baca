import { z } from 'zod';
import { event } from '../../../foundation/events.ts';
import type { House } from '../../../foundation/house.ts';
import { personalDataPart } from '../../accounts/index.ts';
import { confirmByFeeds } from '../past-deals/confirm.ts';
import { keepMonth } from './keep-months.ts';
import { learn } from './learning/follow.ts';
import { createLiveModel, liveModelPart } from './model/live-model.ts';
import { rankingData } from './personal-data.ts';

/** The nightly job has finished: every process fits its model from the current records. */
const recordsSettled = event('matching.records_settled', z.object({}));

/** Delay after start, so that the first page request is served before the fit. */
const FIRST_FIT_MS = 3_000;

export function startRanking(house: House): void {
  house.use(personalDataPart).push(rankingData);
  const model = createLiveModel(house);
  house.provide(liveModelPart, model);
  learn(house);
  house.events.watch(recordsSettled, () => model.refit());
  house.jobs.schedule('settle-records-of-professionals', '37 8 * * *', async () => {
    await house.database.transaction((tx) => confirmByFeeds(tx));
    await model.refit();
    await keepMonth(house);
    await house.events.transaction((_, emit) => emit(recordsSettled, {}));
  });
  // Tests fill the database later; their first list starts the fit.
  if (house.settings.NODE_ENV === 'test') return;
  setTimeout(
    () =>
      void model
        .refit()
        .then(() => keepMonth(house))
        .catch((err: unknown) => house.log.error({ err }, 'no model of professionals')),
    FIRST_FIT_MS,
  ).unref();
}

export const stopRanking = (house: House): Promise<void> => house.use(liveModelPart).stop();

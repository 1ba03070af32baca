import type { ServerModule } from '../../platform/app/app-context.ts';
import { token } from '../../platform/serve/registry.ts';
import { personalDataToken } from '../accounts/index.ts';
import { forecastMarkets } from './forecast/forecast-markets.ts';
import { forecast } from './forecast/get.ts';
import { refreshSampleSeries } from './forecast/sample-series.ts';
import { homeValue } from './home-value/home-value.ts';
import { coverage, coverageFile } from './operator/coverage.ts';
import { overview } from './operator/overview.ts';
import { predicted, predictedFile } from './operator/predicted.ts';
import { deleteOldRuns } from './operator/record-run.ts';
import { runs, runsFile } from './operator/runs.ts';
import { investmentsData, removeInvestment, savedInvestments, saveInvestment } from './returns/saved-investments.ts';
import { addOutcomes } from './scoreboard/add-outcomes.ts';
import { losesInToken, losingAreas } from './scoreboard/losing-areas.ts';
import { predictionLog, predictionLogToken } from './scoreboard/prediction-log.ts';
import { prunePredictions } from './scoreboard/prune.ts';
import { predictions, scoreboard } from './scoreboard/scoreboard.ts';
import { accuracy } from './valuation/accuracy.ts';
import { estimate } from './valuation/estimate.ts';
import { modelCache, modelsToken } from './valuation/models.ts';
import { refitMarkets } from './valuation/refit.ts';

export const marketsOperations = {
  estimate,
  homeValue,
  accuracy,
  scoreboard,
  predictions,
  forecast,
  savedInvestments,
  saveInvestment,
  removeInvestment,
  operator: { overview, coverage, coverageFile, runs, runsFile, predicted, predictedFile },
};

export { runMarket } from './command/market-command.ts';
export { readPricesOrder, runPricesOrder } from './command/prices/import-prices.ts';
export type { HomeValue, PlaceForecast } from './contract.ts';
export { readForecast } from './forecast/get.ts';
export { homeValueAt } from './home-value/home-value.ts';

/** The fit of the markets, which outlives the job that starts it: a job would delay the end of the process. */
interface Refit {
  stopping: AbortController;
  running: Promise<void>;
}
const refitToken = token<Refit>('refit of markets');

/** Values of homes and forecasts of areas. */
export const markets: ServerModule = {
  name: 'markets',
  start(app) {
    app.resolve(personalDataToken).push(investmentsData);
    app.register(modelsToken, modelCache());
    app.register(losesInToken, losingAreas());
    app.register(predictionLogToken, predictionLog(app));
    const refit: Refit = { stopping: new AbortController(), running: Promise.resolve() };
    app.register(refitToken, refit);
    const { signal } = refit.stopping;
    const run = async () => {
      await refreshSampleSeries(app, new Date());
      await forecastMarkets(app, signal);
      await refitMarkets(app, new Date().toISOString().slice(0, 10), signal);
      await addOutcomes(app.database.db);
      await prunePredictions(app.database.db, new Date().toISOString().slice(0, 10));
      await deleteOldRuns(app.database.db, new Date());
    };
    const start = async () => {
      refit.running = refit.running.then(run).catch((err: unknown) => app.log.error({ err }, 'markets not fitted'));
    };
    app.jobs.schedule('refit-markets', '17 3 * * *', start, { atStart: true });
  },
  async stop(app) {
    const { stopping, running } = app.resolve(refitToken);
    stopping.abort();
    await running;
    await app.resolve(predictionLogToken).stop();
  },
};

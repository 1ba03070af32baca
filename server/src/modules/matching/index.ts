import type { ServerModule } from '../../platform/app/app-context.ts';
import { connect } from './connect/connect-agent.ts';
import { connectOperations } from './connect/operations.ts';
import { startConnect } from './connect/start.ts';
import { pastDealsOperations } from './past-deals/operations.ts';
import { rankingOperations } from './ranking/operations.ts';
import { startRanking, stopRanking } from './ranking/start.ts';

export const matchingOperations = { ...rankingOperations, ...connectOperations, ...pastDealsOperations };

export { RATE_DAYS } from './ranking/cards/people.ts';
export { type PublicRate, publishRates } from './ranking/lender-sheet.ts';

/** The directory's route to a request. */
export const connectionOperations = { connect };

export const matching: ServerModule = {
  name: 'matching',
  async start(app) {
    startRanking(app);
    await startConnect(app);
  },
  stop: stopRanking,
};

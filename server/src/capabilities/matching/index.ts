import type { Capability } from '../../foundation/app-context.ts';
import { startConnect } from './connect/start.ts';
import { connectVerbs } from './connect/verbs.ts';
import { pastDealsVerbs } from './past-deals/verbs.ts';
import { startRanking, stopRanking } from './ranking/start.ts';
import { rankingVerbs } from './ranking/verbs.ts';

export const matchingVerbs = { ...rankingVerbs, ...connectVerbs, ...pastDealsVerbs };

export const matching: Capability = {
  name: 'matching',
  async start(app) {
    startRanking(app);
    await startConnect(app);
  },
  stop: stopRanking,
};

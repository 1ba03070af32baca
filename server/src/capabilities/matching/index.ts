import type { Capability } from '../../foundation/house.ts';
import { startConnect } from './connect/start.ts';
import { startRanking } from './ranking/start.ts';
import { rankingVerbs } from './ranking/unready.ts';

/** SmartMatch: the professionals that suit a buyer by their records, with reasons, and no money in the ranking. */
export const matchingVerbs = { ...rankingVerbs };

export const matching: Capability = {
  name: 'matching',
  async start(house) {
    startRanking(house);
    await startConnect(house);
  },
};

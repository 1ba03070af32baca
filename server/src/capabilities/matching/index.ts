import type { Capability } from '../../foundation/house.ts';
import { startConnect } from './connect/start.ts';
import { connectVerbs } from './connect/verbs.ts';
import { rankingVerbs } from './ranking/unready.ts';

/** SmartMatch: the professionals that suit a buyer by their records, with reasons, and no money in the ranking. */
export const matchingVerbs = { ...rankingVerbs, ...connectVerbs };

export const matching: Capability = {
  name: 'matching',
  async start(house) {
    await startConnect(house);
  },
};

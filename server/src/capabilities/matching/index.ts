import type { Capability } from '../../foundation/house.ts';
import { startConnect, startConnect } from './connect/start.ts';

/** SmartMatch: the professionals that suit a buyer by their records, with reasons, and no money in the ranking. */
export const matchingVerbs = {};

export const matching: Capability = {
  name: 'matching',
  async start(house) {
    await startConnect(house);
  },
};

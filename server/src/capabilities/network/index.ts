import type { Capability } from '../../foundation/house.ts';
import { counted, countedFigures, figures, type Kept } from './figures.ts';

/** The four-tier network: wholesaler, resellers, agents, buyers. */
export const networkVerbs = { figures };

export { sampleSystemName } from './figures.ts';
export { type AgentCard, agentCards } from './records.ts';

export const network: Capability = {
  name: 'network',
  start(house) {
    const kept: Kept = { counting: false };
    house.provide(countedFigures, kept);
    // The first visitor after a start waits for no count either; tests fill the database only later.
    if (house.settings.NODE_ENV !== 'test') void counted(house.database.db, kept).catch(() => {});
  },
};

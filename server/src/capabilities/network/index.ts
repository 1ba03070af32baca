import type { Capability } from '../../foundation/house.ts';
import { countedFigures, figures } from './figures.ts';

/** The four-tier network: wholesaler, resellers, agents, buyers. */
export const networkVerbs = { figures };

export { sampleSystemName } from './figures.ts';
export { type AgentCard, agentCards } from './records.ts';

export const network: Capability = {
  name: 'network',
  start: (house) => house.provide(countedFigures, { counting: false }),
};

import type { Tier } from '../../billing/contract.ts';

/** Maximum number of agents of each tier, smallest first; a test compares them with the price catalog. */
const tiers: readonly (readonly [tier: Tier, agentsMax: number])[] = [
  ['starter', 10],
  ['professional', 40],
  ['enterprise', 100],
  ['custom', Number.POSITIVE_INFINITY],
];

/** The smallest tier for this number of agents. */
export const tierFor = (agentCount: number): Tier => tiers.find(([, most]) => agentCount <= most)![0];

/** A larger tier may be chosen, a smaller one may not. */
export const mayChoose = (tier: Tier, agentCount: number): boolean =>
  agentCount <= (tiers.find(([name]) => name === tier)?.[1] ?? 0);

import type { Tier } from '../../../billing/contract.ts';

/** Up to how many agents each holds, from the smallest on; a test holds them against the catalogue of prices. */
const tiers: readonly (readonly [tier: Tier, agentsMax: number])[] = [
  ['starter', 10],
  ['professional', 40],
  ['enterprise', 100],
  ['custom', Number.POSITIVE_INFINITY],
];

/** The smallest tier that holds so many agents. */
export const tierFor = (agentCount: number): Tier => tiers.find(([, most]) => agentCount <= most)![0];

/** A larger tier may be chosen than is needed, never a smaller one. */
export const mayChoose = (tier: Tier, agentCount: number): boolean =>
  agentCount <= (tiers.find(([name]) => name === tier)?.[1] ?? 0);

import { beforeAll, describe, expect, it, vi } from 'vitest';
import { grade, rankCorrelation } from '../cli/measures.ts';
import { fit, type Model, percentileRanks, rank } from '../src/index.ts';
import { type Simulated, simulate } from './simulator.ts';

// CPU-bound for seconds, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('a ranking in markets that were not used for tuning', () => {
  let world: Simulated;
  let model: Model;

  beforeAll(() => {
    world = simulate({ seed: 77, agents: 300, towns: 1, years: 4, matches: 2_000, buyers: 150 });
    model = fit(world, world.meta.asOf);
  });

  const graded = (own: Model) =>
    grade(world.truth, {
      lists: Object.fromEntries(world.buyers.map((buyer) => [buyer.id, rank(own, buyer)])),
      agents: Object.fromEntries(percentileRanks(own)),
      assignment: {},
    });

  it('approximates the best agents, better with outcomes than without', () => {
    const [learned, cold] = [graded(model), graded(fit({ ...world, matches: [] }, world.meta.asOf))];
    expect(learned.regret1).toBeLessThan(0.26);
    expect(learned.regret6).toBeLessThan(0.3);
    expect(learned.ece).toBeLessThan(0.05);
    expect(learned.percentileCorrelation).toBeGreaterThan(0.6);
    expect(cold.regret1).toBeLessThan(0.36);
    expect(cold.regret1).toBeGreaterThan(learned.regret1);
  });

  it('estimates each skill at least as well as the study', () => {
    const skill = (
      criterion: 'closing' | 'negotiation' | 'response' | 'knowledge' | 'reviews',
      hidden: 'closing' | 'negotiation' | 'response' | 'knowledge' | 'service',
    ) =>
      rankCorrelation(
        world.agentTraits
          .filter(({ agent }) => agent.agentType === 'real_estate')
          .map(
            (traits) =>
              [model.criteria[criterion].mean[model.roster.indexOf.get(traits.agent.id)!]!, traits[hidden]] as const,
          ),
      );
    expect(skill('closing', 'closing')).toBeGreaterThan(0.4);
    expect(skill('negotiation', 'negotiation')).toBeGreaterThan(0.4);
    expect(skill('reviews', 'service')).toBeGreaterThan(0.31);
    expect(skill('response', 'response')).toBeGreaterThan(0.8);
    expect(skill('knowledge', 'knowledge')).toBeGreaterThan(0.4);
  });
});

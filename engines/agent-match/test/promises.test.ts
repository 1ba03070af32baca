import { beforeAll, describe, expect, it, vi } from 'vitest';
import { highestLoad } from '../cli/measures.ts';
import { dayNumber } from '../src/calendar.ts';
import { assign, CRITERIA, fit, type Model, observe, percentileRanks, rank, reasons, TOP_DEALS } from '../src/index.ts';
import { kmBetween } from '../src/place.ts';
import { mayBeOffered } from '../src/roster.ts';
import { Random } from './random.ts';
import { type Simulated, simulate } from './simulator.ts';

// CPU-bound for seconds, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('a list', () => {
  let world: Simulated;
  let model: Model;

  beforeAll(() => {
    world = simulate({ seed: 11, agents: 200, towns: 2, years: 3, matches: 800, buyers: 200, truth: false });
    model = fit(world, world.meta.asOf);
  });

  it('is the same with and without pruning, including own weights, prices and exclusions', () => {
    const random = new Random(5);
    const { prices } = assign(model, world.buyers);
    for (const buyer of world.buyers) {
      const options = {
        size: 1 + random.below(12),
        ...(random.chance(0.4) && { weights: Object.fromEntries(CRITERIA.map((name) => [name, 2 * random.next()])) }),
        ...(random.chance(0.3) && { prices }),
        ...(random.chance(0.3) && { without: new Set([random.pick(world.agents).id]) }),
      };
      expect(rank(model, buyer, options)).toEqual(rank(model, buyer, { ...options, plain: true }));
    }
  });

  it('contains only agents of the kind and market with a license valid on the day who accept clients', () => {
    const byId = new Map(world.agents.map((agent) => [agent.id, agent]));
    for (const buyer of world.buyers)
      for (const { agentId } of rank(model, buyer, { size: 12 })) {
        const agent = byId.get(agentId)!;
        expect(agent.agentType).toBe(buyer.agentType);
        expect(mayBeOffered(agent, dayNumber(world.meta.asOf))).toBe(true);
        expect(kmBetween(buyer.lat, buyer.lon, agent.office.lat, agent.office.lon)).toBeLessThanOrEqual(60);
      }
  });

  it('has reasons whose points add up to the score to 1e-9', () => {
    for (const buyer of world.buyers)
      for (const { agentId, p, matchScore } of rank(model, buyer)) {
        const { score, base, evidence, criteria } = reasons(model, buyer, agentId)!;
        const sum = criteria.reduce((total, { points }) => total + points, base + evidence);
        expect(Math.abs(sum - score)).toBeLessThan(1e-9);
        expect(Math.abs(score - 100 * p)).toBeLessThan(1e-9);
        expect(matchScore).toBe(Math.round(100 * p));
        expect(criteria.map(({ criterion }) => criterion)).toEqual([...CRITERIA]);
      }
  });

  it('is reordered by the buyer’s own weights, without a change of p', () => {
    let moved = 0;
    for (const buyer of world.buyers.slice(0, 100)) {
      const plain = new Map(rank(model, buyer, { size: 300 }).map(({ agentId, p }) => [agentId, p]));
      const weighed = rank(model, buyer, { size: 300, weights: { local: 0, closing: 2 } });
      for (const { agentId, p } of weighed) expect(p).toBe(plain.get(agentId));
      if (weighed[0]?.agentId !== [...plain.keys()][0]) moved += 1;
    }
    expect(moved).toBeGreaterThan(10);
  });

  it('marks only its sixth position as the optimistic one', () => {
    for (const buyer of world.buyers) {
      const list = rank(model, buyer);
      expect(list.map(({ optimistic }) => optimistic)).toEqual(list.map((_, at) => at === 5));
      const sure = list.slice(0, 5).map(({ p }) => p);
      expect(sure).toEqual([...sure].sort((a, b) => b - a));
    }
  });

  it('assigns no agent above capacity, and serves more buyers than first come, first served', () => {
    const agents = world.agents.map((agent) => ({ ...agent, capacity: Math.floor(agent.capacity * 0.5) }));
    const own = fit({ ...world, agents }, world.meta.asOf);
    const { agentOf, prices } = assign(own, world.buyers);
    expect(highestLoad(Object.fromEntries(agentOf), agents)).toBeLessThanOrEqual(1);
    for (const price of prices.values()) expect(price).toBeGreaterThan(0);
    const left = new Map(agents.map(({ id, capacity }) => [id, capacity]));
    let [auction, greedy] = [0, 0];
    for (const buyer of world.buyers) {
      const list = rank(own, buyer, { size: 200 });
      auction += list.find(({ agentId }) => agentId === agentOf.get(buyer.id))?.p ?? 0;
      const first = list.find(({ agentId }) => left.get(agentId)! > 0);
      if (!first) continue;
      greedy += first.p;
      left.set(first.agentId, left.get(first.agentId)! - 1);
    }
    expect(auction).toBeGreaterThan(greedy);
  });

  it('applies an outcome immediately: a success never lowers the agent’s score, a failure never raises it', () => {
    const own = fit(world, world.meta.asOf);
    for (const buyer of world.buyers.slice(0, 60)) {
      const before = rank(own, buyer)[0];
      if (!before) continue;
      const { agentId } = before;
      const score = () => reasons(own, buyer, agentId)!.score;
      observe(own, { buyer, agentId, closed: true, satisfied: true });
      const lifted = score();
      expect(lifted).toBeGreaterThan(100 * before.p);
      observe(own, { buyer, agentId, closed: false });
      expect(score()).toBeLessThan(lifted);
      expect(rank(own, buyer)).toEqual(rank(own, buyer, { plain: true }));
    }
  });

  it('labels at most 5% of a kind, at least half of them correctly by its own probabilities, and no one with fewer than 8 closed deals', () => {
    const closed = new Map<string, number>();
    for (const { agentId, outcome } of world.transactions)
      if (outcome === 'closed') closed.set(agentId, (closed.get(agentId) ?? 0) + 1);
    const all = [...percentileRanks(model)];
    const labelled = all.filter(([, { top5Percent }]) => top5Percent);
    expect(labelled.length).toBeGreaterThan(0);
    expect(labelled.length).toBeLessThanOrEqual(Math.ceil(all.length * 0.05) + 1);
    for (const [id] of labelled) expect(closed.get(id)).toBeGreaterThanOrEqual(TOP_DEALS);
    const expectedRight = labelled.reduce((sum, [, { pTop5 }]) => sum + pTop5, 0);
    expect(expectedRight).toBeGreaterThanOrEqual(labelled.length / 2 - 1e-9);
    for (const [, { low, percentile, high }] of all) {
      expect(low).toBeLessThanOrEqual(percentile);
      expect(high).toBeGreaterThanOrEqual(percentile);
    }
  });
});

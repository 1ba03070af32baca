import { describe, expect, it, vi } from 'vitest';
import { assign, fit, percentileRanks, type Records, rank, reasons } from '../src/index.ts';
import { Random } from './random.ts';
import { type Simulated, simulate } from './simulator.ts';

const WORLDS = 5;
const BUYERS = Number(process.env.LINTEL_DRAWS ?? 2_000) / WORLDS;

const shuffled = <T>(random: Random, rows: readonly T[]): T[] => random.sample(rows, rows.length);

/** The same market with all irrelevant data changed: names, photos, addresses, plans, fees, order of rows. */
function disguised(world: Simulated, random: Random): Simulated {
  const noise = () => ({
    name: random.pick(['Lakisha Washington', 'Emily Walsh', 'José García', 'Wei Chen', 'Anne O’Brien']),
    photo: `https://example.com/${random.below(1e9)}.jpg`,
    email: `${random.below(1e9)}@example.com`,
    plan: random.pick(['free', 'growth', 'enterprise']),
    pricePerLead: random.below(500),
    referralFee: random.next(),
    sponsored: random.chance(0.5),
  });
  const rows = <T extends object>(list: readonly T[]): T[] =>
    shuffled(random, list).map((row) => ({ ...noise(), ...row }));
  return {
    ...world,
    agents: rows(world.agents).map((agent) => ({
      ...agent,
      languages: shuffled(random, agent.languages),
      connections: shuffled(random, agent.connections),
    })),
    transactions: rows(world.transactions),
    reviews: rows(world.reviews),
    responses: rows(world.responses),
    messages: rows(world.messages),
    matches: rows(world.matches),
    buyers: rows(world.buyers),
  };
}

const all = ({ buyers, meta, ...records }: Records & Pick<Simulated, 'buyers' | 'meta'>) => {
  const model = fit(records, meta.asOf);
  return {
    lists: new Map(buyers.map((buyer) => [buyer.id, JSON.stringify(rank(model, buyer))])),
    percentileRanks: JSON.stringify([...percentileRanks(model)].sort(([a], [b]) => (a < b ? -1 : 1))),
    assignment: JSON.stringify(
      [
        ...assign(
          model,
          buyers.slice(0, 100).sort((a, b) => (a.id < b.id ? -1 : 1)),
        ).agentOf,
      ].sort(),
    ),
    why: JSON.stringify(
      [...buyers]
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, 20)
        .map((buyer) => reasons(model, buyer, rank(model, buyer)[0]?.agentId ?? '')),
    ),
  };
};

// CPU-bound for seconds, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('irrelevant data', () => {
  it(`leave ${(WORLDS * BUYERS).toLocaleString('en')} lists byte-identical: names, photos, email, plan, price, sponsorship, order of rows`, () => {
    let pairs = 0;
    for (let seed = 1; seed <= WORLDS; seed++) {
      const world = simulate({ seed, agents: 50, towns: 2, years: 2, matches: 120, buyers: BUYERS, truth: false });
      const before = all(world);
      const after = all(disguised(world, new Random(seed + 500)));
      for (const [id, list] of before.lists) {
        expect(after.lists.get(id)).toBe(list);
        pairs += 1;
      }
      expect(after.percentileRanks).toBe(before.percentileRanks);
      expect(after.why).toBe(before.why);
    }
    expect(pairs).toBe(WORLDS * BUYERS);
  });
});

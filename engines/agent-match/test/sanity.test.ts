import { describe, expect, it, vi } from 'vitest';
import { type Agent, type Buyer, fit, percentileRanks, profile, type Records, rank, reasons } from '../src/index.ts';
import { simulate } from './simulator.ts';

const NOTHING: Records = { agents: [], transactions: [], reviews: [], responses: [], messages: [], matches: [] };
const world = simulate({ seed: 21, agents: 80, towns: 1, years: 3, matches: 300, buyers: 40, truth: false });
const { asOf } = world.meta;
const fitted = fit(world, asOf);
const someone = world.buyers.find(({ agentType }) => agentType === 'real_estate')!;

const finite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(finite);

/** Two identical agents, with one change to the records of the first. */
function twins(change: (records: Records, better: Agent) => Records): { better: number; other: number } {
  const first = world.agents.find(
    ({ agentType, id }) =>
      agentType === 'real_estate' && world.transactions.filter((deal) => deal.agentId === id).length > 25,
  )!;
  const shared = { licence: { status: 'active', expires: '2030-01-01' }, acceptingClients: true };
  const agents = [...world.agents, { ...first, ...shared, id: 'twin-a' }, { ...first, ...shared, id: 'twin-b' }];
  const copy = <T extends { agentId: string }>(rows: readonly T[], name: keyof T): T[] => [
    ...rows,
    ...['twin-a', 'twin-b'].flatMap((id) =>
      rows
        .filter(({ agentId }) => agentId === first.id)
        .map((row) => ({ ...row, agentId: id, [name]: `${id} ${row[name]}` })),
    ),
  ];
  const records = {
    ...world,
    agents,
    transactions: copy(world.transactions, 'id'),
    reviews: copy(world.reviews, 'id'),
    responses: copy(world.responses, 'leadId'),
    messages: copy(world.messages, 'agentId' as never).map((row) => ({
      ...row,
      agentId: row.agentId.slice(0, 7).trim(),
    })),
  };
  const model = fit(change(records, agents.at(-2)!), asOf);
  const p = (id: string) => rank(model, someone, { size: 100 }).find(({ agentId }) => agentId === id)!.p;
  return { better: p('twin-a'), other: p('twin-b') };
}

// CPU-bound for seconds, and slower on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

describe('a ranking with all else equal', () => {
  it('ranks identical agents alike', () => {
    const { better, other } = twins((records) => records);
    expect(better).toBeCloseTo(other, 12);
  });

  it('never ranks an agent lower who closes more of the same deals', () => {
    const { better, other } = twins((records) => ({
      ...records,
      transactions: records.transactions.map((deal) =>
        deal.agentId === 'twin-a' ? { ...deal, outcome: 'closed' as const } : deal,
      ),
    }));
    expect(better).toBeGreaterThan(other);
  });

  it('never ranks an agent lower who answers the same leads sooner', () => {
    const { better, other } = twins((records) => ({
      ...records,
      responses: records.responses.map((lead) =>
        lead.agentId === 'twin-a'
          ? { ...lead, respondedAt: new Date(Date.parse(lead.createdAt) + 120_000).toISOString() }
          : lead,
      ),
    }));
    expect(better).toBeGreaterThan(other);
  });
});

describe('a model with too little data', () => {
  it('returns an empty list without agents, market or place', () => {
    const model = fitted;
    expect(rank(fit(NOTHING, asOf), someone)).toEqual([]);
    expect(rank(model, { ...someone, lat: -50, lon: 100 })).toEqual([]);
    expect(rank(model, { ...someone, lat: Number.NaN })).toEqual([]);
    expect(rank(model, { ...someone, lat: 90, lon: 180 })).toEqual([]);
    expect(reasons(model, someone, 'nobody')).toBeUndefined();
    expect(profile(model, 'nobody')).toBeUndefined();
    expect(percentileRanks(fit(NOTHING, asOf)).size).toBe(0);
  });

  const agentsOnly = { ...NOTHING, agents: world.agents };
  it.each<[string, Records]>([
    ['agents without a single record', agentsOnly],
    [
      'one agent',
      { ...NOTHING, agents: world.agents.filter(({ agentType }) => agentType === 'real_estate').slice(0, 1) },
    ],
    ['no outcomes', { ...world, matches: [] }],
    ['outcomes and nothing else', { ...agentsOnly, matches: world.matches }],
    [
      'outcomes that all succeeded',
      { ...agentsOnly, matches: world.matches.map((one) => ({ ...one, closed: true, satisfied: true })) },
    ],
    [
      'deals that all closed',
      { ...agentsOnly, transactions: world.transactions.map((one) => ({ ...one, outcome: 'closed' as const })) },
    ],
    ['one deal', { ...agentsOnly, transactions: world.transactions.slice(0, 1) }],
    ['no agents but records of some', { ...world, agents: [] }],
  ])('returns numbers, never NaN, with %s', (_, records) => {
    const model = fit(records, asOf);
    for (const buyer of world.buyers.slice(0, 12)) {
      const list = rank(model, buyer);
      expect(finite(list)).toBe(true);
      for (const { agentId, p } of list) {
        expect(p).toBeGreaterThan(0);
        expect(p).toBeLessThan(1);
        const why = reasons(model, buyer, agentId)!;
        expect(finite(why)).toBe(true);
        expect(finite(profile(model, agentId))).toBe(true);
      }
    }
    expect(finite(Object.fromEntries(percentileRanks(model)))).toBe(true);
  });

  it.each<[string, Partial<Buyer>]>([
    ['no budget', { budget: 0 }],
    ['a budget beyond all prices', { budget: 1e15 }],
    ['a type that nobody deals in', { propertyType: 'castle' }],
    ['a language that nobody speaks', { preferences: { language: 'eo' } }],
    ['a style that is not known', { preferences: { communicationStyle: 'loud' } }],
    ['an absurd timeline', { timelineMonths: 1e9, contingencies: 1e6 }],
  ])('returns numbers, never NaN, for a buyer with %s', (_, change) => {
    const list = rank(fitted, { ...someone, ...change });
    expect(list.length).toBe(6);
    expect(finite(list)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { dayOf } from '../calendar.ts';
import { markets } from '../markets/index.ts';
import { readmePeople } from '../people.ts';
import { network } from './network.ts';
import { sellersByMarket } from './serving.ts';

const { wholesaler, resellers, agents, buyers } = network('lintel', dayOf('2026-11-20'));

describe('the network', () => {
  it('is 1 wholesaler, 47 resellers, 892 agents, one in six of them lending, and 12,400 buyers', () => {
    expect(wholesaler.role).toBe('wholesaler');
    expect(resellers).toHaveLength(47);
    expect(agents).toHaveLength(892);
    expect(buyers).toHaveLength(12_400);
    const lending = agents.filter(({ agentType }) => agentType === 'mortgage').length;
    expect(lending / agents.length).toBeGreaterThan(0.15);
    expect(lending / agents.length).toBeLessThan(0.19);
  });

  it('gives each company a unique name and each person a unique address that can never be real', () => {
    expect(new Set(resellers.map(({ companyName }) => companyName)).size).toBe(47);
    const emails = [
      wholesaler,
      ...[
        ...resellers.map(({ owner }) => owner),
        ...agents.map(({ person }) => person),
        ...buyers.map(({ person }) => person),
      ],
    ].map(({ email }) => email);
    expect(new Set(emails).size).toBe(1 + 47 + 892 + 12_400);
    expect(emails.filter((email) => !/^[a-z][a-z.-]*\d*@([a-z]+\.)?example\.com$/.test(email))).toEqual([]);
  });

  it('has a licensed real estate agent for every market, in its state', () => {
    const sellers = sellersByMarket(agents);
    for (const market of markets) {
      expect(sellers.get(market)?.length, market.name).toBeGreaterThan(3);
      expect(new Set(sellers.get(market)!.map(({ licenseNumber }) => licenseNumber.slice(0, 2)))).toEqual(
        new Set([market.state]),
      );
    }
  });

  it('links the people of the README: the agents with the reseller, the buyer with the agent', () => {
    const find = (email: string) => agents.find(({ person }) => person.email === email)!;
    const [agent, lender] = [find(readmePeople.agent.email), find(readmePeople.mortgageAgent.email)];
    expect([agent.agentType, lender.agentType]).toEqual(['real_estate', 'mortgage']);
    expect([agent.reseller.owner.email, lender.reseller.owner.email]).toEqual([
      readmePeople.reseller.email,
      readmePeople.reseller.email,
    ]);
    expect(buyers.find(({ person }) => person.email === readmePeople.buyer.email)?.agent).toBe(agent);
    expect(wholesaler.email).toBe(readmePeople.wholesaler.email);
  });

  it('gives buyers agents of their own market, and some none', () => {
    const served = buyers.filter(({ agent }) => agent !== undefined);
    expect(served.length / buyers.length).toBeCloseTo(0.62, 1);
    expect(served.every(({ agent, market }) => agent!.reseller.market.state === market.state)).toBe(true);
  });
});

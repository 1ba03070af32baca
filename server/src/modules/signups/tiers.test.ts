import { describe, expect, it } from 'vitest';
import { tierFacts, tierFor as tierOfCatalogue } from '../billing/index.ts';
import { ResellerSignUp } from './reseller/contract.ts';
import { resellerSignUp } from './sign-ups.fixture.ts';
import { mayChoose, tierFor } from './tiers/contract.ts';

const tiers = ['starter', 'professional', 'enterprise', 'custom'] as const;
const counts = Array.from({ length: 500 }, (_, n) => n + 1);

describe('the tier of a company', () => {
  it('is the one of the price catalog for every number of agents from 1 to 500', () => {
    const expected = (n: number) => tiers[n <= 10 ? 0 : n <= 40 ? 1 : n <= 100 ? 2 : 3];
    for (const n of counts) expect([tierFor(n), tierOfCatalogue(n)], `${n} agents`).toEqual([expected(n), expected(n)]);
  });

  it('may be larger than needed and never smaller', () => {
    for (const n of counts)
      for (const subscriptionTier of tiers) {
        const may = tiers.indexOf(subscriptionTier) >= tiers.indexOf(tierFor(n));
        expect(mayChoose(subscriptionTier, n), `${subscriptionTier} for ${n}`).toBe(may);
        expect(n <= (tierFacts[subscriptionTier].seatsMax ?? 500)).toBe(may);
        const sent = ResellerSignUp.safeParse(resellerSignUp({ expectedAgentCount: n, subscriptionTier }));
        expect(sent.success).toBe(may);
        if (!may) expect(sent.error?.issues.map(({ path }) => path[0])).toEqual(['subscriptionTier']);
      }
  });
});

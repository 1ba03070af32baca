import { describe, expect, it } from 'vitest';
import { heldBecause } from './obstacles.ts';
import { keptUntil, retentionRules } from './retention.ts';

describe('how long a company must keep what it approved', () => {
  it.each([
    ['CA', 'ON', 'real_estate', '2032-11-22', 'CA-ON trade file'],
    ['CA', 'BC', 'mortgage', '2033-11-22', 'CA-BC file'],
    ['CA', 'QC', 'real_estate', '2032-11-22', 'CA-QC register'],
    ['CA', 'AB', 'mortgage', '2031-11-22', 'CA FINTRAC'],
    ['US', 'CA', 'real_estate', '2029-11-22', 'US-CA transaction file'],
    ['US', 'CA', 'mortgage', '2028-12-22', 'US credit application'],
    ['US', 'TX', 'mortgage', '2028-12-22', 'US credit application'],
  ] as const)('%s-%s, %s: until %s', (country, stateOrProvince, agentType, until, by) => {
    expect(keptUntil({ country, stateOrProvince, agentType }, '2026-11-22')).toEqual({ until, by });
  });

  it('is not at all where no rule is known', () => {
    expect(keptUntil({ country: 'US', stateOrProvince: 'TX', agentType: 'real_estate' }, '2026-11-22')).toBeUndefined();
  });

  it('ends on the last day of a shorter month', () => {
    const lender = { country: 'US', stateOrProvince: 'TX', agentType: 'mortgage' } as const;
    expect(keptUntil(lender, '2026-01-31')!.until).toBe('2028-02-29');
  });

  it('says its source, and to the owner until when and why', () => {
    for (const { source, from } of retentionRules) expect([source.length > 5, from.length > 5]).toEqual([true, true]);
    const paper = { keptUntil: '2032-11-22', keptBy: 'CA-ON trade file' };
    expect(heldBecause(paper, false, new Date('2032-11-22T23:00:00Z'))).toMatch(/until 2032-11-22 \(RECO, 2018/);
    expect(heldBecause(paper, false, new Date('2032-11-23T00:00:00Z'))).toBeNull();
    expect(heldBecause(paper, true, new Date('2032-11-23T00:00:00Z'))).toMatch(/legal hold/);
  });
});

import { describe, expect, it } from 'vitest';
import { deletionObstacle } from './deletion-obstacle.ts';
import { keptUntil, retentionPeriodOf, retentionRules } from './retention.ts';

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

  it('does not apply without a known rule', () => {
    expect(keptUntil({ country: 'US', stateOrProvince: 'TX', agentType: 'real_estate' }, '2026-11-22')).toBeUndefined();
  });

  it('ends on the last day of a shorter month', () => {
    const lender = { country: 'US', stateOrProvince: 'TX', agentType: 'mortgage' } as const;
    expect(keptUntil(lender, '2026-01-31')!.until).toBe('2028-02-29');
  });

  it('counts from the first closing since the approval, and has no end while a purchase is open', () => {
    const of = (...trades: Parameters<typeof retentionPeriodOf>[2][number][]) =>
      retentionPeriodOf('US credit application', '2026-11-22', trades);
    const open = { closedOn: null, open: true };
    const ended = { closedOn: null, open: false };
    const closed = (closedOn: string) => ({ closedOn, open: false });
    const byApproval = { from: 'approval', until: '2028-12-22' };
    expect([of(), of(ended), of(closed('2026-11-21'))]).toEqual([byApproval, byApproval, byApproval]);
    expect(of(ended, open)).toEqual({ from: 'open_purchase', until: '2028-12-22' });
    expect(of(open, closed('2028-03-02'), closed('2027-01-15'))).toEqual({ from: 'closing', until: '2029-02-15' });
    expect(retentionPeriodOf('a rule of another version', '2026-11-22', [])).toBeUndefined();
  });

  it('names its source, and states the end date and the reason to the owner', () => {
    for (const { source, from } of retentionRules) expect([source.length > 5, from.length > 5]).toEqual([true, true]);
    const document = { keptUntil: '2032-11-22', keptBy: 'CA-ON trade file', keptFrom: 'closing' } as const;
    expect(deletionObstacle(document, false, new Date('2032-11-22T23:00:00Z'))).toMatch(
      /until 2032-11-22, 6 years from the day your purchase closed \(RECO, 2018/,
    );
    expect(deletionObstacle(document, false, new Date('2032-11-23T00:00:00Z'))).toBeNull();
    const open = { ...document, keptFrom: 'open_purchase' } as const;
    expect(deletionObstacle(open, false, new Date('2040-01-01T00:00:00Z'))).toMatch(
      /while your purchase is open, and 6 years from the day it closes/,
    );
    expect(deletionObstacle(document, true, new Date('2032-11-23T00:00:00Z'))).toMatch(/legal hold/);
  });
});

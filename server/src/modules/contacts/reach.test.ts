import { describe, expect, it } from 'vitest';
import { reachable, validUntil } from './reach.ts';
import { zoneOf } from './zoned-hour.ts';

describe('the rules for reaching a contact', () => {
  const at = (iso: string) => new Date(iso);
  const person = { currency: 'USD' as const, timeZone: 'America/Chicago', hasEmail: true, hasPhone: true };
  const allowed = (consents: Parameters<typeof reachable>[0]['consents'], now: string) =>
    reachable({ ...person, consents }, at(now)).map(({ isAllowed }) => isAllowed);
  const consent = (
    channel: 'call' | 'text' | 'email',
    basis: 'express_written' | 'inquiry' | 'withdrawn',
    given: string,
  ) => ({
    ...{ channel, basis, givenAt: at(given) },
  });

  it('needs a consent of the channel that still holds, and 8 AM to 9 PM where the contact lives', () => {
    const noon = '2026-11-20T18:00:00Z';
    expect(allowed([], noon)).toEqual([false, false, false]);
    const call = consent('call', 'inquiry', '2026-10-01T00:00:00Z');
    expect(allowed([call], noon)).toEqual([true, false, false]);
    expect(allowed([call], '2026-11-20T13:59:00Z')).toEqual([false, false, false]);
    expect(allowed([call], '2026-11-20T14:00:00Z')).toEqual([true, false, false]);
    expect(allowed([call], '2026-11-21T03:00:00Z')).toEqual([false, false, false]);
    expect(allowed([call], '2027-01-02T18:00:00Z')).toEqual([false, false, false]);
    expect(allowed([consent('text', 'inquiry', '2026-11-01T00:00:00Z')], noon)).toEqual([false, false, false]);
    expect(allowed([consent('text', 'express_written', '2020-01-01T00:00:00Z')], noon)).toEqual([false, true, false]);
    const withdrawn = [
      consent('email', 'withdrawn', '2026-11-01T00:00:00Z'),
      consent('email', 'express_written', '2026-10-01T00:00:00Z'),
    ];
    expect(allowed(withdrawn, noon)).toEqual([false, false, false]);
  });

  it('counts the hour in the zone of the account, or else of the state', () => {
    expect(zoneOf({ timeZone: null, stateOrProvince: 'Hawaii' })).toBe('Pacific/Honolulu');
    expect(zoneOf({ timeZone: 'America/Denver', stateOrProvince: 'TX' })).toBe('America/Denver');
    expect(zoneOf({ timeZone: null, stateOrProvince: 'somewhere' })).toBeNull();
    const consents = [consent('call', 'inquiry', '2026-11-01T00:00:00Z')];
    const timeZone = zoneOf({ timeZone: null, stateOrProvince: 'HI' });
    expect(reachable({ ...person, timeZone, consents }, at('2026-11-20T15:00:00Z'))[0]!.isAllowed).toBe(false);
  });

  it('ends an implied consent after the months of each country’s rule', () => {
    const given = { basis: 'inquiry' as const, givenAt: at('2026-01-31T00:00:00Z') };
    expect(validUntil(given, 'CAD')?.toISOString().slice(0, 10)).toBe('2026-07-31');
    expect(validUntil(given, 'USD')?.toISOString().slice(0, 7)).toBe('2026-05');
    expect(validUntil({ ...given, basis: 'express_oral' }, 'CAD')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { taxOn } from './tax.ts';
import { rates } from './tax-rates.ts';

const everywhere = ['CA', ...new Set(rates.map((rate) => rate.registration))];
const day = '2026-11-21';
const at = (country: 'US' | 'CA', stateOrProvince: string, on = day, registrations = everywhere) =>
  taxOn({ country, stateOrProvince }, 79_900, on, registrations);

describe('the tax on a plan', () => {
  it.each([
    ['CA', 'ON', 10_387, 'HST Ontario 13%'],
    ['CA', 'NS', 11_186, 'HST Nova Scotia 14%'],
    ['CA', 'NB', 11_985, 'HST New Brunswick 15%'],
    ['CA', 'NL', 11_985, 'HST Newfoundland and Labrador 15%'],
    ['CA', 'PE', 11_985, 'HST Prince Edward Island 15%'],
    ['CA', 'AB', 3_995, 'GST 5%'],
    ['CA', 'QC', 11_965, 'GST 5% + QST 9.975%'],
    ['CA', 'BC', 9_588, 'GST 5% + PST British Columbia 7%'],
    ['CA', 'SK', 8_789, 'GST 5% + PST Saskatchewan 6%'],
    ['CA', 'MB', 9_588, 'GST 5% + RST Manitoba 7%'],
    ['CA', 'YT', 3_995, 'GST 5%'],
    ['US', 'TX', 3_995, 'Texas sales tax 6.25% of 80% of the price'],
    ['US', 'NY', 3_196, 'New York sales tax 4%'],
    ['US', 'MD', 2_397, 'Maryland sales tax 3%'],
    ['US', 'CT', 799, 'Connecticut sales tax 1%'],
    ['US', 'WA', 5_194, 'Washington sales tax 6.5%'],
  ] as const)('in %s %s is %i cents: %s', (country, place, cents, label) => {
    expect(at(country, place)).toMatchObject({ taxCents: cents, taxLabel: label, taxNote: `${label} on $799` });
  });

  it('uses the rates of the day', () => {
    expect(at('CA', 'NS', '2025-03-31').taxLabel).toBe('HST Nova Scotia 15%');
    expect(at('CA', 'NS', '2025-04-01').taxLabel).toBe('HST Nova Scotia 14%');
    expect(at('CA', 'MB', '2025-12-31').taxLabel).toBe('GST 5%');
    expect(at('US', 'MD', '2025-06-30').taxLabel).toBeNull();
  });

  it('is zero where the operator is not registered, with the reason', () => {
    expect(at('US', 'TX', day, [])).toEqual({
      taxCents: 0,
      taxLabel: null,
      taxNote: 'No tax is charged: Lintel is not registered for sales tax in TX, USA',
    });
    expect(at('CA', 'QC', day, ['CA']).taxLabel).toBe('GST 5%');
    expect(at('CA', 'AB', day, ['CA-ON']).taxLabel).toBe('GST 5%');
  });

  it('is zero where such services are not taxed, with the reason', () => {
    expect(at('US', 'CA', day, ['US-CA']).taxNote).toBe(
      'No tax is charged: services like this one are not taxed in CA, USA',
    );
  });

  it('of a credit is the tax of the charge, less', () => {
    const plus = taxOn({ country: 'CA', stateOrProvince: 'QC' }, 12_345, day, everywhere).taxCents;
    expect(taxOn({ country: 'CA', stateOrProvince: 'QC' }, -12_345, day, everywhere).taxCents).toBe(-plus);
  });
});

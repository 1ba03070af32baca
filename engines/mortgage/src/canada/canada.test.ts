import { describe, expect, it } from 'vitest';
import type { CaPurchase } from '../costs.ts';
import { costsOf } from '../purchase.ts';
import { canadianRules } from '../tables/ca-2024.ts';
import { affordableCa } from './afford.ts';
import { debtServiceOf, highestLoan, stressRatePercent } from './debt-service.ts';
import { leastDownCents } from './down-payment.ts';
import { transferTaxesOf } from './land-transfer.ts';
import { premiumOf } from './premium.ts';

const day = '2026-06-01';
const rules = canadianRules[0]!;
const purchase: CaPurchase = {
  ...{ country: 'CA', state: 'ON', city: 'Ottawa', priceCents: 45_000_000, downCents: 2_250_000, ratePercent: 4.5 },
  ...{ years: 25, compounding: 'half-yearly', frequency: 'monthly', firstTimeBuyer: false, newlyBuilt: false },
  ...{ insured: false, nonTraditionalDown: false, closingPercent: 1.5 },
  ...{ taxAnnualCents: 360_000, insuranceAnnualCents: 120_000, duesMonthlyCents: 0 },
};
const kinds = (its: Partial<CaPurchase>, on = day) =>
  costsOf({ ...purchase, ...its }, on).findings.map(({ kind }) => kind);

describe('the minimum down payment', () => {
  it.each([
    [49_999_900, 2_499_995],
    [50_000_000, 2_500_000],
    [50_000_100, 2_500_010],
    [60_000_000, 3_500_000],
    [149_999_900, 12_499_990],
    [150_000_000, 30_000_000],
  ])('on %d cents is %d', (priceCents, least) => expect(leastDownCents(priceCents, rules)).toBe(least));

  it('is reported when it is not met, as is a price that cannot be insured', () => {
    expect(kinds({ downCents: 2_249_999 })).toEqual(['down_below_least']);
    expect(kinds({ priceCents: 149_999_900, downCents: 12_499_990 })).toEqual([]);
    expect(kinds({ priceCents: 150_000_000, downCents: 29_999_999 })).toEqual(['down_below_least']);
    expect(kinds({ priceCents: 150_000_000, downCents: 29_000_000 })).toEqual(['down_below_least', 'not_insurable']);
    expect(kinds({ priceCents: 150_000_000, downCents: 30_000_000 })).toEqual([]);
  });
});

describe('the premium of an insured loan', () => {
  it.each([
    [65, 0.6],
    [65.01, 1.7],
    [75, 1.7],
    [75.01, 2.4],
    [80, 2.4],
    [80.01, 2.8],
    [85, 2.8],
    [85.01, 3.1],
    [90, 3.1],
    [90.01, 4],
    [95, 4],
    [95.01, undefined],
  ])('at %f %% is %s %%', (ltv, percent) => {
    const loan = { priceCents: 40_000_000, baseCents: Math.round(ltv * 400_000), years: 25, province: 'BC' };
    expect(premiumOf(loan, rules)?.percent).toBe(percent);
    if (percent) expect(premiumOf({ ...loan, years: 26 }, rules)!.percent).toBeCloseTo(percent + 0.2, 10);
  });

  it('rounds the ratio to two decimals, like the published bands', () => {
    const at = (priceCents: number) =>
      premiumOf({ priceCents, baseCents: 50_000_000, years: 25, province: 'BC' }, rules)!;
    expect(at(58_823_500).percent).toBe(2.8);
    expect(at(58_820_000).percent).toBe(3.1);
  });

  it('is 4.50 % when the down payment is not the buyer’s own', () => {
    const loan = { priceCents: 40_000_000, baseCents: 38_000_000, years: 25, province: 'BC', nonTraditionalDown: true };
    expect(premiumOf(loan, rules)!.percent).toBe(4.5);
    expect(premiumOf({ ...loan, baseCents: 36_000_000 }, rules)!.percent).toBe(3.1);
  });

  it('of 450,000 with 5 % down in Ontario: premium, loan, payment and sales tax at closing', () => {
    const { loan, payment, cash, findings } = costsOf(purchase, day);
    expect(loan).toMatchObject({ premiumCents: 1_710_000, premiumPercent: 4, totalCents: 44_460_000, ltvPercent: 95 });
    expect(payment.cents).toBe(246_074);
    expect(cash.premiumTaxCents).toBe(136_800);
    expect(findings).toEqual([]);
  });

  it('600,000 with 35,000 down over 25 and over 30 years', () => {
    const bought = { ...purchase, priceCents: 60_000_000, downCents: 3_500_000, firstTimeBuyer: true };
    const short = costsOf(bought, day);
    expect(short.loan).toMatchObject({ ltvPercent: 94.17, premiumCents: 2_260_000, totalCents: 58_760_000 });
    expect(short.payment.cents).toBe(325_221);
    const long = costsOf({ ...bought, years: 30 }, day);
    expect(long.loan).toMatchObject({ premiumPercent: 4.2, premiumCents: 2_373_000, totalCents: 58_873_000 });
    expect(long.payment.cents).toBe(296_847);
    expect(long.findings).toEqual([]);
  });

  it.each([
    ['ON', 136_800],
    ['QC', 153_900],
    ['SK', 102_600],
    ['MB', 0],
    ['BC', 0],
  ])('in %s is taxed %d cents', (state, tax) => {
    expect(costsOf({ ...purchase, state }, day).cash.premiumTaxCents).toBe(tax);
  });

  it('allows over 30 years only for first-time buyers and newly built homes; without insurance for everyone', () => {
    expect(kinds({ years: 30 })).toEqual(['too_long']);
    expect(kinds({ years: 30, firstTimeBuyer: true })).toEqual([]);
    expect(kinds({ years: 30, newlyBuilt: true })).toEqual([]);
    expect(kinds({ years: 30, downCents: 9_000_000 })).toEqual([]);
    expect(kinds({ years: 30, downCents: 9_000_000, insured: true })).toEqual(['too_long']);
  });
});

describe('the stress test', () => {
  it.each([
    [4.5, 6.5],
    [3.25, 5.25],
    [3.24, 5.25],
    [3.26, 5.26],
  ])('applies %f %% for a rate of %f %%', (rate, stress) => expect(stressRatePercent(rate, rules)).toBe(stress));

  const home = { incomeCents: 1_000_000, debtsCents: 50_000, taxCents: 30_000, heatCents: 12_000, feeCents: 0 };
  const borrowing = { ratePercent: 4.5, compounding: 'half-yearly', years: 25 } as const;
  it('with income 120,000, tax 300, heat 120 and debts 500 leaves 3,480 and a loan of 519,539.63', () => {
    expect(highestLoan(borrowing, home, rules)).toMatchObject({ paymentMaxCents: 348_000, loanCents: 51_953_963 });
    const service = debtServiceOf(51_953_963, borrowing, home, rules);
    expect(service).toMatchObject({ stressPaymentCents: 348_000, gds: 39, tds: 44, withinGds: true, withinTds: true });
    expect(debtServiceOf(51_954_500, borrowing, home, rules)).toMatchObject({ withinGds: false, withinTds: false });
  });

  it('counts half of a condo fee, and debts only in the total ratio', () => {
    expect(highestLoan(borrowing, { ...home, feeCents: 40_000 }, rules).paymentMaxCents).toBe(328_000);
    expect(highestLoan(borrowing, { ...home, debtsCents: 60_000 }, rules)).toMatchObject({
      paymentMaxCents: 338_000,
      bound: 'tds',
    });
    expect(highestLoan(borrowing, { ...home, debtsCents: 9e6 }, rules)).toMatchObject({
      paymentMaxCents: 0,
      loanCents: 0,
    });
  });

  it('limits the price: the highest price fits, and one dollar more does not', () => {
    const means = { incomeCents: 1_000_000, debtsCents: 50_000, heatCents: 12_000 };
    const { priceCents, bound } = affordableCa({ ...purchase, downCents: 8_000_000 }, means, 0.8, day);
    const serves = (price: number) => {
      const { loan } = costsOf({ ...purchase, priceCents: price, downCents: 8_000_000 }, day);
      const taxCents = Math.round(Math.round(price * 0.008) / 12);
      const { withinGds, withinTds } = debtServiceOf(
        loan.totalCents,
        purchase,
        { ...means, taxCents, feeCents: 0 },
        rules,
      );
      return withinGds && withinTds;
    };
    expect(bound).not.toBe('down');
    expect([serves(priceCents), serves(priceCents + 100)]).toEqual([true, false]);
    // With 25,000 the minimum down payment limits the price to 500,000, whatever the income.
    const rich = { ...means, incomeCents: 1e8 };
    expect(affordableCa({ ...purchase, downCents: 2_500_000 }, rich, 1, day)).toEqual({
      priceCents: 50_000_004,
      bound: 'down',
    });
  });
});

describe('transfer taxes', () => {
  const taxes = (priceCents: number, province: string, city?: string, firstTimeBuyer = false, on = day) =>
    transferTaxesOf({ priceCents, loanCents: 0, province, city, firstTimeBuyer }, on).map(
      (line) => line.cents - line.sparedCents,
    );

  it.each([
    [5_500_000, 27_500],
    [25_000_000, 222_500],
    [40_000_000, 447_500],
    [55_000_000, 747_500],
    [200_000_000, 3_647_500],
    [300_000_000, 6_147_500],
  ])('of Ontario on %d cents: %d', (priceCents, tax) => expect(taxes(priceCents, 'ON')).toEqual([tax]));

  it('of Toronto are added, with higher rates above 3 million that rose in April 2026', () => {
    expect(taxes(100_000_000, 'ON', ' toronto ')).toEqual([1_647_500, 1_647_500]);
    expect(taxes(500_000_000, 'ON', 'Toronto')).toEqual([11_147_500, 6_147_500 + 4_400_000 + 5_450_000]);
    expect(taxes(3_000_000_000, 'ON', 'Toronto')[1]).toBe(209_997_500);
    expect(taxes(3_000_000_000, 'ON', 'Toronto', false, '2026-03-31')[1]).toBe(181_647_500);
    expect(taxes(500_000_000, 'ON', 'Toronto', false, '2026-03-31')[1]).toBe(6_147_500 + 3_500_000 + 4_500_000);
  });

  it('are reduced for first-time buyers by at most 4,000 in Ontario and 4,475 in Toronto', () => {
    expect(taxes(100_000_000, 'ON', 'Toronto', true)).toEqual([1_247_500, 1_200_000]);
    expect(taxes(36_833_333, 'ON', 'Toronto', true)).toEqual([0, 0]);
    expect(taxes(40_000_000, 'ON', 'Toronto', true)).toEqual([47_500, 0]);
  });

  it('of British Columbia: 11,000 on 650,000, 143,000 on 4.5 million; first-time buyers up to 860,000', () => {
    expect(taxes(65_000_000, 'BC')).toEqual([1_100_000]);
    expect(taxes(450_000_000, 'BC')).toEqual([14_300_000]);
    expect(taxes(50_000_000, 'BC', undefined, true)).toEqual([0]);
    expect(taxes(83_500_000, 'BC', undefined, true)).toEqual([670_000]);
    expect(taxes(84_750_000, 'BC', undefined, true)).toEqual([1_495_000 - 400_000]);
    expect(taxes(86_000_000, 'BC', undefined, true)).toEqual([1_520_000]);
  });

  it('of Montréal, Québec City and Laval replace the province’s rates', () => {
    expect(taxes(40_000_000, 'QC', 'Montréal')).toEqual([411_050]);
    expect(taxes(80_000_000, 'QC', 'montreal')).toEqual([1_134_900]);
    expect(taxes(40_000_000, 'QC', 'Québec')).toEqual([411_050]);
    expect(taxes(80_000_000, 'QC', 'Québec City')).toEqual([561_050 + 625_000 + 150_000]);
    expect(taxes(80_000_000, 'QC', 'Québec', false, '2025-06-10')).toEqual([565_350 + 625_000 + 150_000]);
    expect(taxes(80_000_000, 'QC', 'Laval')).toEqual([31_450 + 252_100 + 444_750 + 377_000]);
    expect(taxes(80_000_000, 'QC', 'Gatineau')).toEqual([1_011_050]);
  });

  it('of Saskatchewan, Newfoundland and Labrador, Prince Edward Island', () => {
    expect(taxes(40_000_000, 'SK')).toEqual([160_000]);
    expect(taxes(30_000_000, 'NL')).toEqual([10_000 + 2_995 * 40]);
    expect(taxes(900_000_000, 'NL')).toEqual([500_000]);
    expect(taxes(40_000_000, 'PE')).toEqual([400_000]);
    expect(taxes(40_000_000, 'PE', undefined, true)).toEqual([0]);
  });

  it('of Prince Edward Island are 2% of the whole price from 1 million since April 28, 2025, for first-time buyers too', () => {
    expect(taxes(99_999_900, 'PE')).toEqual([999_999]);
    expect(taxes(99_999_900, 'PE', undefined, true)).toEqual([0]);
    expect(taxes(100_000_000, 'PE')).toEqual([2_000_000]);
    expect(taxes(120_000_000, 'PE', undefined, true)).toEqual([2_400_000]);
    expect(taxes(120_000_000, 'PE', undefined, false, '2025-04-27')).toEqual([1_200_000]);
    expect(taxes(120_000_000, 'PE', undefined, true, '2025-04-27')).toEqual([0]);
  });

  it('of Manitoba, Alberta, New Brunswick, Québec, Halifax; unknown elsewhere', () => {
    expect(taxes(35_000_000, 'MB')).toEqual([465_000]);
    expect(taxes(100_000_000, 'AB')).toEqual([105_000]);
    expect(taxes(20_000_000, 'NB')).toEqual([200_000]);
    expect(taxes(40_000_000, 'QC')).toEqual([411_050]);
    expect(taxes(40_000_000, 'NS', 'Halifax')).toEqual([600_000]);
    for (const province of ['NS', 'YT', 'NT', 'NU']) expect(taxes(40_000_000, province)).toEqual([]);
    expect(costsOf({ ...purchase, state: 'YT' }, day)).toMatchObject({
      cash: { transferTaxCents: null },
      missing: ['transfer_tax'],
    });
  });

  it('of Alberta include a fee on the loan', () => {
    const [line] = transferTaxesOf(
      { priceCents: 45_000_000, loanCents: 40_500_000, province: 'AB', firstTimeBuyer: false },
      day,
    );
    expect(line!.cents).toBe(95_500);
  });

  it('of Québec above 500,000 are a minimum, because cities may charge more', () => {
    expect(kinds({ state: 'QC', city: 'Gatineau', priceCents: 50_000_100, downCents: 20_000_000 })).toEqual([
      'transfer_tax_may_be_more',
    ]);
    expect(kinds({ state: 'QC', city: 'Gatineau', priceCents: 50_000_000, downCents: 20_000_000 })).toEqual([]);
  });

  it('of Montréal and Laval are known up to the price where steps of the former year begin', () => {
    expect(kinds({ state: 'QC', city: 'Laval', priceCents: 61_150_000, downCents: 20_000_000 })).toEqual([]);
    expect(kinds({ state: 'QC', city: 'Laval', priceCents: 61_150_100, downCents: 20_000_000 })).toEqual([
      'tables_out_of_date',
    ]);
    expect(kinds({ state: 'QC', city: 'Montréal', priceCents: 55_230_000, downCents: 20_000_000 })).toEqual([]);
  });

  it('are marked as unknown beyond the last known year', () =>
    expect(kinds({}, '2027-02-01')).toEqual(['tables_out_of_date']));
});

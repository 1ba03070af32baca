import { describe, expect, it } from 'vitest';
import { type SecondLoan, secondApr, secondCost, secondFlow } from '../../test/second-pricing.ts';
import { assumedPmiPercent } from '../us/pmi.ts';
import { eligibilityOf, type PricedHousehold, unknownIncomeCents } from './eligibility.ts';
import { type Adjustment, adjusted, type Product } from './product.ts';
import { breakEvenMonth, costAfter, scenarioOf } from './scenario.ts';

const day = '2026-06-01';
const market = {
  day,
  assumed: { rate: { US: 6.5, CA: 4.5 }, insurance: { US: 0.5, CA: 0.3 }, closing: { US: 2, CA: 1.5 }, pmi: null },
};
const house = { country: 'US', state: 'TX', city: 'Austin', type: 'house', status: 'active' } as const;
const home = { ...house, priceCents: 40_000_000, taxCents: 700_000, hoaCents: 0 };
const plain: Product = {
  ...{ program: 'conventional', termYears: 30, ratePercent: 6.5, pointsPercent: 0, feesCents: 0 },
  ...{ loanMinCents: null, loanMaxCents: null, ltvMaxPercent: null, scoreMin: null },
};
const everyone: Adjustment = {
  ...{ program: null, ltvAbovePercent: 0, ltvAtMostPercent: 100, scoreFrom: 300, scoreTo: 850 },
  ...{ ratePercent: 0, pointsPercent: 0 },
};
const price = (product: Product, downCents = 8_000_000, adjustments: Adjustment[] = [], creditScore = 740) =>
  scenarioOf(product, adjustments, { home, downCents, years: 25, creditScore }, market);

function random(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return { between, among: <T>(list: readonly T[]): T => list[between(0, list.length - 1)]! };
}

const CASES = Number(process.env.LINTEL_DRAWS ?? 2_000);

describe('a priced loan', () => {
  it(`equals a second implementation on ${CASES} random loans: cents to the cent, the APR to a millionth`, () => {
    const roll = random(19);
    for (let n = 0; n < CASES; n++) {
      const country = roll.among(['US', 'CA'] as const);
      const priceCents = roll.between(80, 1_400) * 100_000 + roll.among([0, 0, roll.between(0, 99_999)]);
      const downCents = Math.round((priceCents * roll.between(country === 'US' ? 5 : 20, 60)) / 100);
      const rate = roll.among([roll.between(0, 12) * 1000, roll.between(8, 96) * 125, roll.between(1, 12_000)]);
      const termYears = country === 'US' ? roll.among([10, 15, 20, 25, 30]) : roll.among([1, 2, 3, 5, 7, 10]);
      const years = country === 'US' ? termYears : roll.among([10, 20, 25, 30]);
      const pointsThousandths = roll.between(-16, 24) * 125;
      const feesCents = roll.among([0, roll.between(0, 250_000)]);
      const ltv = Math.round(((priceCents - downCents) * 10_000) / priceCents) / 100;
      const pmi = country === 'US' ? assumedPmiPercent(ltv) : 0;
      const loan: SecondLoan = {
        ...{ country, priceCents, downCents, rate, years, termYears, pointsThousandths, feesCents, premiumCents: 0 },
        pmiCents: Math.round(Math.round(((priceCents - downCents) * Math.round(pmi * 1_000)) / 100_000) / 12),
      };
      const product: Product = {
        ...{ ...plain, program: country === 'US' ? 'conventional' : 'uninsured', termYears, feesCents },
        ...{ ratePercent: rate / 1000, pointsPercent: pointsThousandths / 1000 },
      };
      const { flow, aprPercent } = scenarioOf(
        product,
        [],
        { home: { ...home, country, priceCents }, downCents, years, creditScore: null },
        market,
      );
      const second = secondFlow(loan);
      const about = JSON.stringify(loan);
      const months = roll.between(1, termYears * 12);
      expect([flow.paymentCents, flow.pointsCents, flow.paidCents.length, costAfter(flow, months)], about).toEqual([
        second.paymentCents,
        second.pointsCents,
        second.paid.length,
        secondCost(loan, second, months),
      ]);
      const financed = priceCents - downCents - second.pointsCents - feesCents;
      const apr = secondApr(country, financed, second.paid, second.balances.at(-1)!);
      if (aprPercent !== null) expect(Math.abs(aprPercent - apr), `${about} ${apr}`).toBeLessThan(1e-6);
      else expect(apr, about).toBeLessThan(-11);
    }
  });

  it('has the note rate as APR without charges, and a higher one with points, a premium or private insurance', () => {
    expect(price(plain).aprPercent).toBeCloseTo(6.5, 3);
    // 360 payments of 2,022.62 for 313,600.
    expect(price({ ...plain, pointsPercent: 2 }).aprPercent).toBeCloseTo(6.695, 2);
    expect(price(plain, 4_000_000).aprPercent).toBeGreaterThan(6.6);
    expect(price({ ...plain, program: 'fha' }, 1_400_000).aprPercent).toBeGreaterThan(7);
    const canadian = { ...plain, program: 'insured', termYears: 5, ratePercent: 4.5 } as const;
    const insured = scenarioOf(
      canadian,
      [],
      { home: { ...home, country: 'CA', state: 'ON' }, downCents: 4_000_000, years: 25, creditScore: null },
      market,
    );
    expect(insured.aprPercent).toBeCloseTo(4.5, 4);
    expect(insured.flow.totalCents).toBe(37_116_000);
  });

  it('breaks even in the first month in which points have cost no more than the lower price without them', () => {
    const [points, without] = [price({ ...plain, ratePercent: 6.25, pointsPercent: 1 }).flow, price(plain).flow];
    const month = breakEvenMonth(points, without)!;
    expect(month).toBeGreaterThan(36);
    expect(costAfter(points, month)).toBeLessThanOrEqual(costAfter(without, month));
    expect(costAfter(points, month - 1)).toBeGreaterThan(costAfter(without, month - 1));
    expect(breakEvenMonth(price({ ...plain, pointsPercent: 1 }).flow, without)).toBeNull();
  });

  it('takes adjustments by both edges of their bands, and only those for every score when the score is unknown', () => {
    const worse: Adjustment = { ...everyone, ltvAbovePercent: 80, scoreFrom: 620, scoreTo: 679, ratePercent: 0.25 };
    const rate = (ltvPercent: number, creditScore: number | null) =>
      adjusted(plain, [worse, { ...everyone, ratePercent: 0.125 }], { ltvPercent, creditScore }).ratePercent;
    expect([rate(80, 650), rate(80.01, 650), rate(80.01, 679), rate(80.01, 680), rate(90, null)]).toEqual([
      6.625, 6.875, 6.875, 6.625, 6.625,
    ]);
    expect(
      adjusted(plain, [{ ...everyone, program: 'fha', ratePercent: 1 }], { ltvPercent: 80, creditScore: 700 }),
    ).toEqual(plain);
  });
});

describe('eligibility', () => {
  const household: PricedHousehold = {
    ...{ country: 'US', incomeCents: 1_200_000, debtsCents: 50_000, savingsCents: null, creditScore: 640 },
    ...{ firstTimeBuyer: true, veteran: false, years: 30, down: { cents: 2_000_000 } },
  };
  const check = (product: Product, changed: Partial<PricedHousehold> = {}) =>
    eligibilityOf(product, [], { ...household, ...changed }, home, market);

  it('names the limits of the lender and of the program that a household misses', () => {
    expect(check(plain)).toEqual({ violations: [], cures: [] });
    const strict = { ...plain, ltvMaxPercent: 90, scoreMin: 680, loanMaxCents: 30_000_000 };
    expect(check(strict).violations).toEqual([
      { rule: 'lender_ltv', limit: 90, actual: 95 },
      { rule: 'lender_score', limit: 680, actual: 640 },
      { rule: 'lender_loan_max', limit: 30_000_000, actual: 38_000_000 },
    ]);
    expect(check(plain, { debtsCents: 400_000 }).violations.map(({ rule }) => rule)).toEqual(['debt_ratio']);
  });

  it('opens VA loans to veterans and service members alone, without a cure for others', () => {
    const va: Product = { ...plain, program: 'va' };
    expect(check(va, { veteran: true })).toEqual({ violations: [], cures: [] });
    expect(check(va)).toEqual({ violations: [{ rule: 'va_service', limit: 0, actual: 0 }], cures: [] });
  });

  it('opens USDA loans only where the home is known to be rural, and to incomes within the limit', () => {
    const usda: Product = { ...plain, program: 'usda' };
    const at = (rural: boolean | undefined, changed: Partial<PricedHousehold> = {}) =>
      eligibilityOf(
        usda,
        [],
        { ...household, incomeCents: 990_000, ...changed },
        { ...home, priceCents: 20_000_000, taxCents: 200_000, rural },
        market,
      );
    for (const rural of [undefined, false])
      expect(at(rural)).toEqual({ violations: [{ rule: 'usda_area', limit: 0, actual: 0 }], cures: [] });
    expect(at(true)).toEqual({ violations: [], cures: [] });
    expect(at(true, { incomeCents: unknownIncomeCents }).violations).toEqual([]);
    expect(at(true, { incomeCents: 1_100_000 })).toEqual({
      violations: [{ rule: 'usda_income', limit: 11_985_000, actual: 13_200_000 }],
      cures: [],
    });
  });

  it('offers only cures that open the product, each minimal', () => {
    const { cures } = check({ ...plain, ltvMaxPercent: 90 });
    expect(cures[0]).toEqual({ kind: 'down', to: 10 });
    expect(check({ ...plain, scoreMin: 680 }).cures).toEqual([{ kind: 'credit_score', to: 680 }]);
    const roll = random(7);
    for (let n = 0; n < 200; n++) {
      const product = { ...plain, ltvMaxPercent: roll.among([null, 80, 90, 97]), scoreMin: roll.among([null, 660]) };
      const changed = {
        ...{ creditScore: roll.between(600, 760), incomeCents: roll.between(5, 16) * 100_000 },
        ...{ debtsCents: roll.between(0, 30) * 10_000, down: { cents: roll.between(12, 120) * 100_000 } },
      };
      for (const cure of check(product, changed).cures) {
        const { kind } = cure;
        const by = 'byCents' in cure ? (cure.byCents ?? 0) : 0;
        const to = ('to' in cure ? cure.to : undefined) ?? 0;
        const cured = {
          ...changed,
          ...(kind === 'down' && { down: { percent: to } }),
          ...(kind === 'debts' && { debtsCents: changed.debtsCents - by }),
          ...(kind === 'co_borrower' && { incomeCents: changed.incomeCents + by / 12 }),
          ...(kind === 'credit_score' && { creditScore: to }),
        };
        const cheaper = kind === 'price' ? { ...home, priceCents: home.priceCents - by } : home;
        expect(
          eligibilityOf(product, [], { ...household, ...cured }, cheaper, market).violations,
          JSON.stringify({ product, changed, cure }),
        ).toEqual([]);
      }
    }
  });
});

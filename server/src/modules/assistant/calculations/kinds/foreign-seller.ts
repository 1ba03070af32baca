import type { Calculator } from '../calculator.ts';
import { percent, start, step, times } from '../quantities/arithmetic.ts';
import { cents } from '../quantities/loan-figures.ts';

/**
 * Withholding from the price of a US home that a foreign person sells (FIRPTA): 15%; if the buyer will live there, 10% from
 * $300,000 to $1,000,000 and nothing up to $300,000 (IRC § 1445(b)(5), (c)(4)).
 */
const fullPercent = 15;
const homePercent = 10;
const nothingUpTo = 300_000;
const homeUpTo = 1_000_000;

const ifLivedIn = (price: number): number => (price <= nothingUpTo ? 0 : price <= homeUpTo ? homePercent : fullPercent);

export const foreignSellerCalculators = {
  firptaWithholding: {
    asked: [/\bfirpta\b/, /\b(withh\w+|hold(s|ing)? back|held back|reten\w+|retien\w*|how much|combien|cuanto)\b/],
    needs: ['price'],
    takes: ['buyerLives'],
    country: 'US',
    currency: 'US',
    run({ of, has }) {
      const price = of('price');
      const withheld = (label: 'withheld' | 'withheldHome' | 'withheldOther', share: number) =>
        step(label, cents((price * share) / 100), [start(price, 'salePrice'), times(share, undefined, percent)]);
      return {
        steps: has('buyerLives')
          ? [withheld('withheld', of('buyerLives') === 1 ? ifLivedIn(price) : fullPercent)]
          : [withheld('withheldHome', ifLivedIn(price)), withheld('withheldOther', fullPercent)],
        notes: ['firptaWithholding'],
      };
    },
  },
} as const satisfies Record<string, Calculator>;

import { expect, it } from 'vitest';
import { median, type Sale } from '../src/index.ts';
import { coreValue, fitCore } from '../src/valuation/core.ts';
import { priceLevel } from '../src/valuation/hedonic.ts';
import { dayNumber } from '../src/valuation/home.ts';
import { smallMarket } from './small-market.ts';

const trees = {
  trees: 1,
  rate: 0.1,
  leaves: 2,
  least: 12,
  shrinkage: 5,
  rowShare: 1,
  featureShare: 1,
  clip: 0.4,
  bags: 1,
  seed: 1,
};

it('leaves a sale as much unexplained as a new home where areas are small', () => {
  const sales = smallMarket({ count: 1600, noise: 0.15 }).sales.map(
    (sale, at): Sale => ({ ...sale, areas: [`block ${(at * 7919) % 200}`] }),
  );
  const before = sales.slice(0, 1200);
  const core = fitCore(before, { trees, recency: 1460 });
  const unseen = sales.slice(1200).map((sale) => {
    const day = dayNumber(sale.soldOn);
    const { description } = coreValue(core, sale, day);
    return Math.abs(Math.log(sale.price) - priceLevel(core.hedonic, day) - description.value);
  });
  const known = core.space.residuals.map(Math.abs);
  expect(median(known) / median(unseen)).toBeGreaterThan(0.95);
});

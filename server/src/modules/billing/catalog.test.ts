import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { catalog, priceById, priceOn, savingOf, tierFacts, tierFor } from './catalog.ts';

describe('the catalog', () => {
  it('has one price per tier and interval on each day', () => {
    for (const { tier, interval } of catalog)
      for (const day of ['2024-06-01', '2025-01-01', '2026-11-21'])
        expect(
          catalog.filter(
            (each) =>
              each.tier === tier &&
              each.interval === interval &&
              each.effectiveFrom <= day &&
              (each.effectiveTo ?? '9999') > day,
          ).length,
        ).toBeLessThanOrEqual(1);
    expect(priceOn('2026-11-21', 'professional', 'monthly')).toMatchObject({ amountCents: 79_900 });
    expect(priceOn('2026-11-21', 'professional', 'yearly')).toMatchObject({ amountCents: 799_900 });
    expect(priceOn('2026-11-21', 'custom', 'monthly')).toBeUndefined();
  });

  it('keeps discontinued prices for customers who have them', () => {
    expect(priceById('professional-monthly-2024')).toMatchObject({ amountCents: 89_900, effectiveTo: '2025-01-01' });
    expect(priceOn('2024-12-31', 'professional', 'yearly')).toMatchObject({ amountCents: 899_900 });
  });

  it('promises two free months only where the saving is two months', () => {
    expect(savingOf(29_900, 299_900)).toEqual({ cents: 58_900, label: 'Save $589 a year' });
    expect(savingOf(79_900, 799_900)).toEqual({ cents: 158_900, label: 'Save $1,589 a year' });
    expect(savingOf(29_900, 299_000)).toEqual({ cents: 59_800, label: 'Save 2 months!' });
    expect(savingOf(100, 1_200)).toBeNull();
  });

  it('selects the tier for each number of agents from 1 to 500', () => {
    for (let agents = 1; agents <= 500; agents++) {
      const { seatsMin, seatsMax } = tierFacts[tierFor(agents)];
      expect(agents).toBeGreaterThanOrEqual(seatsMin);
      expect(agents).toBeLessThanOrEqual(seatsMax ?? Number.POSITIVE_INFINITY);
    }
  });

  it('is the only place with a price', () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const price =
      /(?<![\d.,_])(299|799|899|1[,_]?499|2[,_]?999|7[,_]?999|8[,_]?999|14[,_]?999)([._]?00)?(?![\d%]|,\d|_\d|\.\d)/;
    const bare = (name: string) => readFileSync(join(root, name), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const found = ['server/src', 'web/src'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.(ts|tsx|md|css)$/.test(name) && !/\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name))
        .filter((name) => !name.endsWith('billing/catalog.ts') && price.test(bare(name))),
    );
    expect(found).toEqual([]);
  });
});

import { isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import type { RateProduct } from './contract.ts';
import { rates } from './tables.ts';

export interface PublishedRate {
  product: RateProduct;
  percent: number;
  effectiveOn: string;
}

export const countryOf = (product: RateProduct): 'US' | 'CA' => (product.startsWith('us_') ? 'US' : 'CA');

const ROWS_AT_ONCE = 500;

/**
 * Writes published or sample rates and returns the number of new or changed ones. A published rate replaces a
 * sample or an earlier published rate of its day; it never replaces a rate entered by the operator. A rate removed
 * by the operator is restored only by a file.
 */
export async function storeRates(
  tx: Tx,
  found: readonly PublishedRate[],
  about: { source: string; origin: 'file' | 'url' | 'sample' },
): Promise<number> {
  let written = 0;
  const removed = about.origin === 'file' ? new Set<string>() : await removedDays(tx);
  const accepted = found.filter((rate) => !removed.has(keyOf(rate)));
  for (let from = 0; from < accepted.length; from += ROWS_AT_ONCE) {
    const rows = await tx
      .insert(rates)
      .values(
        accepted
          .slice(from, from + ROWS_AT_ONCE)
          .map((rate) => ({ ...rate, ...about, country: countryOf(rate.product) })),
      )
      .onConflictDoUpdate({
        target: [rates.product, rates.effectiveOn],
        targetWhere: sql`removed_at is null`,
        set: { percent: sql`excluded.percent`, source: sql`excluded.source`, origin: sql`excluded.origin` },
        setWhere: sql`${rates.origin} <> 'operator' and excluded.origin <> 'sample'
          and (${rates.percent}, ${rates.origin} = 'sample') is distinct from (excluded.percent, false)`,
      })
      .returning({ id: rates.id });
    written += rows.length;
  }
  return written;
}

const keyOf = ({ product, effectiveOn }: Pick<PublishedRate, 'product' | 'effectiveOn'>) => `${product} ${effectiveOn}`;

async function removedDays(tx: Tx): Promise<Set<string>> {
  const rows = await tx
    .select({ product: rates.product, effectiveOn: rates.effectiveOn })
    .from(rates)
    .where(isNotNull(rates.removedAt));
  return new Set(rows.map(keyOf));
}

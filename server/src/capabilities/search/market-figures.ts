import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../foundation/db.ts';
import type { MarketFigures } from './contract.ts';

type Figures = z.infer<typeof MarketFigures>;

/** Below this many homes a figure says more about chance than about a market. */
const fewest = 10;

const idList = (ids: Int32Array): SQL => sql`${`{${ids.join(',')}}`}::integer[]`;

interface Row extends Record<string, unknown> {
  homes: number;
  currencies: string[] | null;
  price: number | null;
  area_homes: number;
  price_per_sqft: number | null;
  days: number | null;
  cut: number;
  sold: number;
}

const figure = (value: number | null, n: number) => (value === null || n < fewest ? null : { value, n });
const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value));

/**
 * Figures of a set of active homes: medians, the share whose price was cut, and for how many months they would last at
 * the pace at which the like were sold in the twelve months before `today` (ISO day). Money in whole currency units.
 */
export async function marketFigures(db: Db, active: Int32Array, sold: Int32Array, today: string): Promise<Figures> {
  const { rows } = await db.execute<Row>(sql`
    select
      count(*)::integer as homes,
      array_agg(distinct currency) as currencies,
      percentile_cont(0.5) within group (order by list_price_cents) / 100 as price,
      count(*) filter (where living_area_sqft > 0)::integer as area_homes,
      percentile_cont(0.5) within group (order by list_price_cents / 100.0 / living_area_sqft)
        filter (where living_area_sqft > 0) as price_per_sqft,
      percentile_cont(0.5) within group (order by ${today}::date - listed_on) as days,
      count(*) filter (where 'price_reduced' = any(features))::integer as cut,
      (select count(*)::integer from public_listings s
        where s.id = any(${idList(sold)}) and s.close_date > ${today}::date - 365) as sold
    from public_listings where id = any(${idList(active)})`);
  const row = rows[0]!;
  // Prices in two currencies have no common median.
  const oneCurrency = row.currencies?.length === 1;
  return {
    homes: row.homes,
    medianListPrice: oneCurrency ? figure(rounded(row.price), row.homes) : null,
    medianPricePerSquareFoot: oneCurrency ? figure(rounded(row.price_per_sqft), row.area_homes) : null,
    medianDaysOnMarket: figure(rounded(row.days), row.homes),
    monthsOfSupply: row.sold < fewest ? null : figure(Math.round((row.homes / (row.sold / 12)) * 10) / 10, row.sold),
    priceCutShare: row.homes === 0 ? null : figure(Math.round((row.cut / row.homes) * 1000) / 1000, row.homes),
    currency: oneCurrency ? (row.currencies![0] as 'USD' | 'CAD') : null,
  };
}

/** Median first list price of the homes listed in each of the twelve months up to `today`, months under ten left out. */
export async function listPriceTrend(db: Db, ids: Int32Array, today: string) {
  const { rows } = await db.execute<{ month: string; price: number; n: number }>(sql`
    select to_char(listed_on, 'YYYY-MM') as month, count(*)::integer as n,
      percentile_cont(0.5) within group (order by coalesce(original_list_price_cents, list_price_cents)) / 100 as price
    from public_listings
    where id = any(${idList(ids)}) and listed_on > (date_trunc('month', ${today}::date) - interval '11 months' - interval '1 day')
    group by 1 having count(*) >= ${fewest} and count(distinct currency) = 1 order by 1`);
  return rows.map(({ month, price, n }) => ({ month, medianListPrice: Math.round(price), n }));
}

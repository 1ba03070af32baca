import { DAY_MS } from '@lintel/geo';
import type { MarketMonth } from './contract.ts';
import { currencyOf, type MarketHomes } from './homes.ts';
import { saleToListOf } from './market-figures.ts';
import { medianFigure } from './median.ts';

/** The months of a market up to `today` (a day number), oldest first. */
export function marketMonths(homes: MarketHomes, today: number): MarketMonth[] {
  const { price, closePrice, onMarketDay, offMarketDay, closedDay } = homes.figures;
  const oneCurrency = currencyOf(homes) !== null;
  const months = monthsUpTo(today);
  const listed = byMonth(onMarketDay, months);
  const sales = byMonth(closedDay, months);
  const ratio = saleToListOf(homes);
  const of = (column: Float64Array, some: readonly number[]) => Float64Array.from(some, (home) => column[home]!);
  return months.map(({ month, last, complete }, at) => {
    const [listedHomes, soldHomes] = [listed[at]!, sales[at]!];
    let forSale = 0;
    for (let home = 0; home < homes.total; home++)
      if (onMarketDay[home]! <= last && !(offMarketDay[home]! <= last)) forSale++;
    return {
      month,
      complete,
      listed: listedHomes.length,
      medianListPrice: oneCurrency ? medianFigure(of(price, listedHomes), { unit: 100 }) : null,
      sales: soldHomes.length,
      medianSalePrice: oneCurrency ? medianFigure(of(closePrice, soldHomes), { unit: 100 }) : null,
      saleToList: medianFigure(of(ratio, soldHomes), { digits: 3 }),
      forSale,
    };
  });
}

interface Month {
  month: string;
  /** Day numbers; the last month ends today. */
  first: number;
  last: number;
  complete: boolean;
}

function monthsUpTo(today: number): Month[] {
  const now = new Date(today * DAY_MS);
  return Array.from({ length: 12 }, (_, at) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1) / DAY_MS;
    const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 10 + at, 1) / DAY_MS - 1;
    const month = new Date(first * DAY_MS).toISOString().slice(0, 7);
    return { month, first, last: Math.min(last, today), complete: last <= today };
  });
}

/** Groups column indexes of homes by month. */
function byMonth(days: Float64Array, months: readonly Month[]): number[][] {
  const earliest = months[0]!.first;
  const monthOf = months.flatMap(({ first, last }, at) => Array<number>(last - first + 1).fill(at));
  const homes = months.map((): number[] => []);
  for (let home = 0; home < days.length; home++) homes[monthOf[days[home]! - earliest]!]?.push(home);
  return homes;
}

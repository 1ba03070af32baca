import type { MarketMonth } from './contract.ts';
import { counted, currencyOf, type MarketHomes, those } from './homes.ts';
import { saleToListOf } from './market-figures.ts';
import { medianFigure } from './median.ts';

const day = 86_400_000;

/** The course of a market over the twelve months up to `today` (a day number), oldest first. */
export function marketMonths(homes: MarketHomes, today: number): MarketMonth[] {
  const { onMarketDay, offMarketDay, closedDay } = homes.figures;
  const oneCurrency = currencyOf(homes) !== null;
  return monthsUpTo(today).map(({ month, first, last, complete }) => {
    const within = (days: Float64Array) => (home: number) => days[home]! >= first && days[home]! <= last;
    const listed = those(homes, within(onMarketDay));
    const sales = those(homes, within(closedDay));
    return {
      month,
      complete,
      listed: listed.total,
      medianListPrice: oneCurrency ? medianFigure(listed.figures.price, { unit: 100 }) : null,
      sales: sales.total,
      medianSalePrice: oneCurrency ? medianFigure(sales.figures.closePrice, { unit: 100 }) : null,
      saleToList: medianFigure(saleToListOf(sales), { digits: 3 }),
      forSale: counted(homes, (home) => onMarketDay[home]! <= last && !(offMarketDay[home]! <= last)),
    };
  });
}

function monthsUpTo(today: number) {
  const now = new Date(today * day);
  return Array.from({ length: 12 }, (_, at) => {
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + at, 1) / day;
    const last = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 10 + at, 1) / day - 1;
    const month = new Date(first * day).toISOString().slice(0, 7);
    return { month, first, last: Math.min(last, today), complete: last <= today };
  });
}

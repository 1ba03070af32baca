import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { month } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import type { MarketSet } from './market-rows.ts';

interface Point {
  label: string;
  value: number;
  n: number;
}
type MonthFigure = 'medianListPrice' | 'medianSalePrice' | 'saleToList';

export const bandNames: Record<MarketSet['timeOnMarket'][number]['band'], string> = texts({
  '0-7': m.search__0_to_7_days,
  '8-30': m.search__8_to_30_days,
  '31-90': m.search__31_to_90_days,
  '91+': m.search__91_days_or_more,
});

const monthName = ({ month: name, complete }: MarketSet['months'][number]): string =>
  complete ? month(name) : m.search__so_far({ name: month(name) });

/** Months with a known value of the figure. */
export const monthPoints = ({ months }: MarketSet, figure: MonthFigure): Point[] =>
  months.flatMap((each) => {
    const known = each[figure];
    return known ? [{ label: monthName(each), ...known }] : [];
  });

/** Homes for sale at the end of each month; empty if there are fewer than ten homes today. */
export const stockPoints = ({ months, homes }: MarketSet): Point[] =>
  homes < 10 ? [] : months.map((each) => ({ label: monthName(each), value: each.forSale, n: each.forSale }));

export const bandPoints = ({ timeOnMarket }: MarketSet): Point[] =>
  timeOnMarket.flatMap(({ band, homes, share }) =>
    share ? [{ label: bandNames[band], value: share.value, n: homes }] : [],
  );

export const typePoints = ({ types }: MarketSet): Point[] =>
  types.flatMap(({ type, medianPricePerSquareFoot: figure }) =>
    figure ? [{ label: typeNames[type], ...figure }] : [],
  );

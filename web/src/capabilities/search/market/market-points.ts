import { month } from '../../../ui/format.ts';
import { typeNames } from '../../listings/index.ts';
import type { MarketSet } from './market-rows.ts';

interface Point {
  label: string;
  value: number;
  n: number;
}
type MonthFigure = 'medianListPrice' | 'medianSalePrice' | 'saleToList';

export const bandNames: Record<MarketSet['timeOnMarket'][number]['band'], string> = {
  '0-7': '0 to 7 days',
  '8-30': '8 to 30 days',
  '31-90': '31 to 90 days',
  '91+': '91 days or more',
};

const monthName = ({ month: name, complete }: MarketSet['months'][number]): string =>
  complete ? month(name) : `${month(name)}, so far`;

/** The months of which a figure is known. */
export const monthPoints = ({ months }: MarketSet, figure: MonthFigure): Point[] =>
  months.flatMap((each) => {
    const known = each[figure];
    return known ? [{ label: monthName(each), ...known }] : [];
  });

/** Homes on the market at the end of each month; none under ten homes today. */
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

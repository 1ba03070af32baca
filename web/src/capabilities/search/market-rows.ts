import { decimal, money, percent, whole } from '../../ui/format.ts';
import type { Api } from '../../wire/client.ts';

type Analysis = Awaited<ReturnType<Api['search']['hypersearch']['analyze']>>;
export type MarketFigures = Analysis['set'];

/** Why a figure is not shown. */
const missing = (figures: MarketFigures, money: boolean): string =>
  money && figures.homes >= 10 && figures.currency === null
    ? 'Two currencies, no common figure'
    : 'Fewer than ten homes';

export interface MarketRow {
  label: string;
  /** Undefined where it is not shown; `why` says why. */
  value: string | undefined;
  why: string;
  n: string;
}

/** The figures of a set of homes in words, in the order a buyer asks for them. */
export function marketRows(figures: MarketFigures): MarketRow[] {
  const inMoney = (value: number) => money(value, figures.currency ?? 'USD');
  const row = (
    label: string,
    figure: MarketFigures['medianListPrice'],
    format: (value: number) => string,
  ): MarketRow => ({
    label,
    value: figure ? format(figure.value) : undefined,
    why: figure ? '' : missing(figures, format === inMoney),
    n: figure ? whole(figure.n) : '',
  });
  return [
    row('Median list price', figures.medianListPrice, inMoney),
    row('Median price per sq ft', figures.medianPricePerSquareFoot, inMoney),
    row('Median days on the market', figures.medianDaysOnMarket, (value) => `${decimal(value)} days`),
    row('Supply', figures.monthsOfSupply, (value) => `${decimal(value)} months`),
    row('Homes with a price cut', figures.priceCutShare, percent),
  ];
}

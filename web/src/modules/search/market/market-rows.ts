import { m } from '@lintel/messages';
import type { Api } from '../../../api/api.ts';
import { areaUnitOf, type Currency, decimal, money, perArea, percent, whole } from '../../../ui/format.ts';

export type Market = Awaited<ReturnType<Api['search']['market']>>;
export type MarketSet = Market['set'];
type Figure = MarketSet['medianListPrice'];

/** Returns the reason why a figure is not shown. */
const missing = (market: MarketSet, inMoney: boolean): string =>
  inMoney && market.currency === null && market.homes >= 10
    ? m.search__prices_are_in_two_currencies()
    : m.search__fewer_than_ten_homes();

export interface MarketRow {
  label: string;
  /** Undefined if the figure is not shown; `why` states the reason. */
  value: string | undefined;
  why: string;
  n: string;
}

/** Formats `97.5%`, for shares where a tenth of a percent matters. */
export const exactPercent = (share: number): string => `${decimal(Math.round(share * 1000) / 10)}%`;

/** The figures in the order that matters to buyers. */
const figures = {
  medianListPrice: [m.search__median_list_price, 'money'],
  medianPricePerSquareFoot: [m.search__median_price_per_area, 'perArea'],
  medianDaysOnMarket: [m.search__median_days_on_the_market, (value) => m.search__days({ value: decimal(value) })],
  priceCutShare: [m.search__homes_with_a_price_cut, percent],
  medianPriceCut: [m.search__median_price_cut, exactPercent],
  monthsOfSupply: [m.search__supply, (value) => m.search__months({ value: decimal(value) })],
  medianSalePrice: [m.search__median_sale_price_12_months, 'money'],
  saleToList: [m.search__sale_price_as_a_share_2, exactPercent],
  medianDaysToSell: [m.search__median_days_to_contract, (value) => m.search__days({ value: decimal(value) })],
} as const satisfies Partial<
  Record<keyof MarketSet, readonly [() => string, 'money' | 'perArea' | ((value: number) => string)]>
>;
type FigureName = keyof typeof figures;

/** Formats `$310 per sq ft` from a price per square foot, in the units of the currency's country. */
export function perAreaWords(perSqft: number, currency: Currency): string {
  const country = currency === 'CAD' ? 'CA' : 'US';
  return m.search__per({ perSqft: perArea(perSqft, currency, country), name: areaUnitOf(country).name });
}

/** Formats the figures of a set of homes. */
export function marketRows(market: MarketSet): MarketRow[] {
  return Object.entries(figures).map(([name, [label, format]]) => {
    const figure = market[name as FigureName] as Figure;
    const currency = market.currency ?? 'USD';
    const write =
      format === 'money'
        ? (value: number) => money(value, currency)
        : format === 'perArea'
          ? (value: number) => perAreaWords(value, currency)
          : format;
    return {
      label: label(),
      value: figure ? write(figure.value) : undefined,
      why: figure ? '' : missing(market, format === 'money' || format === 'perArea'),
      n: figure ? whole(figure.n) : '',
    };
  });
}

/** Returns the label of a figure, without the set of homes it describes. */
export const figureLabel = (name: string): string => figures[name as FigureName]?.[0]() ?? name;

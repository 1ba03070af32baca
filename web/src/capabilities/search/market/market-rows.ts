import { areaUnitOf, type Currency, decimal, money, perArea, percent, whole } from '../../../ui/format.ts';
import type { Api } from '../../../wire/client.ts';

export type Market = Awaited<ReturnType<Api['search']['market']>>;
export type MarketSet = Market['set'];
type Figure = MarketSet['medianListPrice'];

/** Why a figure is not shown. */
const missing = (market: MarketSet, inMoney: boolean): string =>
  inMoney && market.currency === null && market.homes >= 10
    ? 'Two currencies, no common figure'
    : 'Fewer than ten homes';

export interface MarketRow {
  label: string;
  /** Undefined where it is not shown; `why` says why. */
  value: string | undefined;
  why: string;
  n: string;
}

/** `97.5%`: where a tenth of a per cent matters. */
export const exactPercent = (share: number): string => `${decimal(Math.round(share * 1000) / 10)}%`;

/** The figures in the order a buyer asks for them. */
const figures = {
  medianListPrice: ['Median list price', 'money'],
  medianPricePerSquareFoot: ['Median price for its size', 'perArea'],
  medianDaysOnMarket: ['Median days on the market', (value) => `${decimal(value)} days`],
  priceCutShare: ['Homes with a price cut', percent],
  medianPriceCut: ['Median cut', exactPercent],
  monthsOfSupply: ['Supply', (value) => `${decimal(value)} months`],
  medianSalePrice: ['Median sale price, 12 months', 'money'],
  saleToList: ['Sale price to last asking price', exactPercent],
  medianDaysToSell: ['Median days to a contract', (value) => `${decimal(value)} days`],
} as const satisfies Partial<
  Record<keyof MarketSet, readonly [string, 'money' | 'perArea' | ((value: number) => string)]>
>;
type FigureName = keyof typeof figures;

/** `$310 per sq ft`; of a price per square foot, in the units of the currency's country. */
export function perAreaWords(perSqft: number, currency: Currency): string {
  const country = currency === 'CAD' ? 'CA' : 'US';
  return `${perArea(perSqft, currency, country)} per ${areaUnitOf(country).name}`;
}

/** The figures of a set of homes in words. */
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
      label,
      value: figure ? write(figure.value) : undefined,
      why: figure ? '' : missing(market, format === 'money' || format === 'perArea'),
      n: figure ? whole(figure.n) : '',
    };
  });
}

/** What the row of a figure is called, apart from the set of homes it speaks of. */
export const figureLabel = (name: string): string => figures[name as FigureName]?.[0] ?? name;

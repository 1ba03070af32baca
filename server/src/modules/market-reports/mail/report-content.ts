import { decimal, whole } from '@lintel/geo';
import { m } from '@lintel/messages';
import type { EmailFigure } from '../../../platform/email/render-email.ts';
import { money } from '../../../platform/serve/viewer.ts';
import type { AreaReport } from './area-report.ts';

type Figure = { value: number; n: number } | null;

/** `November 2026` */
export const monthName = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export interface ReportContent {
  /** Empty when all are hidden because of fewer than ten homes. */
  figures: EmailFigure[];
  notes: string[];
}

export function reportContent({ place, figures }: AreaReport, month: string): ReportContent {
  const { currency } = figures;
  const own = figures.months.find((each) => each.month === month);
  const inMoney = (value: number) => money(value * 100, currency ?? 'USD');
  const shown: [label: string, figure: Figure | undefined, format: (value: number) => string][] = [
    [m.markets__median_list_price(), figures.medianListPrice, inMoney],
    [m.market_reports__median_sale_price_in({ month: monthName(month) }), own?.medianSalePrice, inMoney],
    [m.markets__sales_12_months(), figures.medianSalePrice, inMoney],
    [m.market_reports__sale_to_list(), figures.saleToList, percent],
    [m.markets__days_on_market(), figures.medianDaysOnMarket, decimal],
    [m.markets__months_of_supply(), figures.monthsOfSupply, decimal],
    [m.market_reports__price_cuts(), figures.priceCutShare, percent],
  ];
  const lines = shown.flatMap(([label, figure, format]) =>
    figure ? [{ label, value: format(figure.value), note: m.market_reports__from_homes({ n: whole(figure.n) }) }] : [],
  );
  if (lines.length === 0) return { figures: [], notes: [] };
  return {
    figures: [{ label: m.markets__homes_for_sale(), value: whole(figures.homes) }, ...lines],
    notes: [...outlook(place), m.market_reports__n_is()],
  };
}

/** The forecast of the city, where it has one that beats last year's growth. */
function outlook({ city, forecast, index }: AreaReport['place']): string[] {
  if (!forecast || forecast.abstains) return [];
  const { from, growth, low, high } = forecast;
  const until = monthName(`${Number(from.slice(0, 4)) + 1}${from.slice(4)}`);
  return [
    m.market_reports__forecast({ city, until, growth: signed(growth), low: signed(low), high: signed(high) }),
    ...(index?.isSample ? [m.markets__index_sample()] : []),
  ];
}

const percent = (share: number): string => `${decimal(share * 100)}%`;
const signed = (growth: number): string => `${growth > 0 ? '+' : ''}${decimal(growth)}%`;

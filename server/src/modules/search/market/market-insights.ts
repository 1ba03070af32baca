import { m } from '@lintel/messages';
import { money as moneyOf, perArea } from '../../../platform/serve/viewer.ts';
import { typeLabel } from '../sentence/labels.ts';
import type { MarketInsight, MarketMonth, MarketSet } from './contract.ts';
import { type Figure, minSample } from './median.ts';

type Cited = NonNullable<Figure>;
type Cite = MarketInsight['cites'][number];

interface Subject {
  /** `set` or `area`: the first part of the cited rows. */
  of: 'set' | 'area';
  /** "the homes found", "the homes of Austin, TX". */
  homes: string;
  market: MarketSet;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
/** A median price exists only when the homes have one currency, so this is never formatted without one. */
const money = ({ market: { currency } }: Subject, value: number): string => moneyOf(value * 100, currency ?? 'USD');
const moneyPerArea = ({ market: { currency } }: Subject, value: number): string =>
  perArea(value, currency ?? 'USD', currency === 'CAD' ? 'CA' : 'US');
const percent = (share: number): string => `${whole.format(share * 100)}%`;
const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/**
 * The figures in sentences. Invariant: every number in a sentence is a figure of the market, or the relation
 * of two of them, and cites its rows.
 */
export function marketInsights(set: MarketSet, area: (MarketSet & { name: string }) | null): MarketInsight[] {
  const subject: Subject | null =
    set.homes >= minSample || !area
      ? { of: 'set', homes: m.search__the_homes_found(), market: set }
      : { of: 'area', homes: m.search__all_homes_of({ name: area.name }), market: area };
  const comparison = subject.of === 'set' ? area : null;
  return [
    asking(subject, comparison),
    trend(subject),
    supply(subject),
    closing(subject),
    cuts(subject),
    waiting(subject),
    byType(subject),
  ].filter((insight) => insight !== null);
}

const cite = ({ of }: Pick<Subject, 'of'>, row: string, { value, n }: Cited): Cite => ({
  row: `${of}/${row}`,
  value,
  n,
});

function asking(subject: Subject, area: (MarketSet & { name: string }) | null): MarketInsight | null {
  const median = subject.market.medianListPrice;
  if (!median) return null;
  const cites = [cite(subject, 'medianListPrice', median)];
  const text = m.search__median_asking_price_of({ homes: subject.homes, money: money(subject, median.value) });
  const around = area?.medianListPrice;
  if (!around) return { text, cites };
  cites.push(cite({ of: 'area' }, 'medianListPrice', around));
  return { text: m.search__in_all_of_its({ text, name: area.name, figure: money(subject, around.value) }), cites };
}

/** Compares the first and the last complete month with enough homes. */
function trend(subject: Subject): MarketInsight | null {
  const known = subject.market.months.filter(
    (month): month is MarketMonth & { medianListPrice: Cited } => month.complete && month.medianListPrice !== null,
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const [before, now] = [first.medianListPrice, last.medianListPrice];
  const change = now.value / before.value - 1;
  const way =
    Math.abs(change) < 0.0005
      ? m.search__as_much_as()
      : m.search__than({ percent: percent(Math.abs(change)), value: change > 0 ? 'more' : 'less' });
  return {
    text: m.search__by_median_asking_price_homes({
      month: monthName(last.month),
      way,
      month2: monthName(first.month),
      price: money(subject, now.value),
      previousPrice: money(subject, before.value),
    }),
    cites: [first, last].map(({ month, medianListPrice }) =>
      cite(subject, `months/${month}/medianListPrice`, medianListPrice),
    ),
  };
}

function supply(subject: Subject): MarketInsight | null {
  const months = subject.market.monthsOfSupply;
  if (!months) return null;
  return {
    text: m.search__at_the_sales_pace_of({ homes: subject.homes, value: whole.format(months.value) }),
    cites: [cite(subject, 'monthsOfSupply', months)],
  };
}

function closing(subject: Subject): MarketInsight | null {
  const { saleToList, medianDaysToSell } = subject.market;
  if (!saleToList) return null;
  const text = m.search__homes_like_these_sold_for({ percent: percent(saleToList.value) });
  const cites = [cite(subject, 'saleToList', saleToList)];
  if (!medianDaysToSell) return { text: `${text}.`, cites };
  cites.push(cite(subject, 'medianDaysToSell', medianDaysToSell));
  return { text: m.search__days_after_listing_medians({ text, value: whole.format(medianDaysToSell.value) }), cites };
}

function cuts(subject: Subject): MarketInsight | null {
  const { priceCutShare, medianPriceCut } = subject.market;
  if (!priceCutShare) return null;
  const text = m.search__lowered_their_asking_price({ percent: percent(priceCutShare.value) });
  const cites = [cite(subject, 'priceCutShare', priceCutShare)];
  if (!medianPriceCut) return { text: `${text}.`, cites };
  cites.push(cite(subject, 'medianPriceCut', medianPriceCut));
  return { text: m.search__the_median_cut_is({ text, value: percent(medianPriceCut.value) }), cites };
}

function waiting(subject: Subject): MarketInsight | null {
  const [fresh, , , long] = subject.market.timeOnMarket;
  if (!fresh?.share || !long?.share) return null;
  return {
    text: m.search__came_on_the_market_in({ value: percent(fresh.share.value), value2: percent(long.share.value) }),
    cites: [cite(subject, 'timeOnMarket/0-7', fresh.share), cite(subject, 'timeOnMarket/91+', long.share)],
  };
}

function byType(subject: Subject): MarketInsight | null {
  const known = subject.market.types
    .flatMap(({ type, medianPricePerSquareFoot: figure }) => (figure ? [{ type, figure }] : []))
    .sort((one, other) => other.figure.value - one.figure.value);
  const [mostExpensive, cheapest] = [known[0], known.at(-1)];
  if (!mostExpensive || !cheapest || mostExpensive === cheapest) return null;
  const named = ({ type }: typeof mostExpensive) => typeLabel(type).toLowerCase();
  return {
    text: m.search__by_property_type_the_median({
      highest: named(mostExpensive),
      highestPrice: moneyPerArea(subject, mostExpensive.figure.value),
      lowest: named(cheapest),
      lowestPrice: moneyPerArea(subject, cheapest.figure.value),
    }),
    cites: [mostExpensive, cheapest].map(({ type, figure }) =>
      cite(subject, `types/${type}/medianPricePerSquareFoot`, figure),
    ),
  };
}

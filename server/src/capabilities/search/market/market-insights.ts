import { m } from '@lintel/messages';
import { money as moneyOf, perArea } from '../../../foundation/viewer.ts';
import { typeLabel } from '../labels.ts';
import type { MarketInsight, MarketMonth, MarketSet } from './contract.ts';
import { type Figure, fewest } from './median.ts';

type Cited = NonNullable<Figure>;
type Cite = MarketInsight['cites'][number];

interface Told {
  /** `set` or `area`: the first part of the cited rows. */
  of: 'set' | 'area';
  /** "the homes found", "the homes of Austin, TX". */
  homes: string;
  market: MarketSet;
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
/** A median price exists only when the homes have one currency, so this is never formatted without one. */
const money = ({ market: { currency } }: Told, value: number): string => moneyOf(value * 100, currency ?? 'USD');
const moneyPerArea = ({ market: { currency } }: Told, value: number): string =>
  perArea(value, currency ?? 'USD', currency === 'CAD' ? 'CA' : 'US');
const percent = (share: number): string => `${whole.format(share * 100)}%`;
const monthName = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/**
 * The figures in sentences. Invariant: every number in a sentence is a figure of the market, or the relation
 * of two of them, and cites its rows.
 */
export function marketInsights(set: MarketSet, area: (MarketSet & { name: string }) | null): MarketInsight[] {
  const told: Told | null =
    set.homes >= fewest || !area
      ? { of: 'set', homes: 'the homes found', market: set }
      : { of: 'area', homes: `all homes of ${area.name}`, market: area };
  const beside = told.of === 'set' ? area : null;
  return [
    asking(told, beside),
    course(told),
    supply(told),
    closing(told),
    cuts(told),
    waiting(told),
    byType(told),
  ].filter((insight) => insight !== null);
}

const cite = ({ of }: Pick<Told, 'of'>, row: string, { value, n }: Cited): Cite => ({ row: `${of}/${row}`, value, n });

function asking(told: Told, area: (MarketSet & { name: string }) | null): MarketInsight | null {
  const median = told.market.medianListPrice;
  if (!median) return null;
  const cites = [cite(told, 'medianListPrice', median)];
  const text = `Median asking price of ${told.homes}: ${money(told, median.value)}.`;
  const around = area?.medianListPrice;
  if (!around) return { text, cites };
  cites.push(cite({ of: 'area' }, 'medianListPrice', around));
  return { text: m.search__in_all_of_it_is({ text, name: area.name, told: money(told, around.value) }), cites };
}

/** Compares the first and the last complete month with enough homes. */
function course(told: Told): MarketInsight | null {
  const known = told.market.months.filter(
    (month): month is MarketMonth & { medianListPrice: Cited } => month.complete && month.medianListPrice !== null,
  );
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const [before, now] = [first.medianListPrice, last.medianListPrice];
  const change = now.value / before.value - 1;
  const way =
    Math.abs(change) < 0.0005 ? 'as much as' : `${percent(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than`;
  return {
    text: m.search__homes_listed_in_ask_those({
      month: monthName(last.month),
      way,
      month2: monthName(first.month),
      told: money(told, now.value),
      told2: money(told, before.value),
    }),
    cites: [first, last].map(({ month, medianListPrice }) =>
      cite(told, `months/${month}/medianListPrice`, medianListPrice),
    ),
  };
}

function supply(told: Told): MarketInsight | null {
  const months = told.market.monthsOfSupply;
  if (!months) return null;
  return {
    text: m.search__at_the_pace_of_the({ homes: told.homes, value: whole.format(months.value) }),
    cites: [cite(told, 'monthsOfSupply', months)],
  };
}

function closing(told: Told): MarketInsight | null {
  const { saleToList, medianDaysToSell } = told.market;
  if (!saleToList) return null;
  const text = `Such homes sold for ${percent(saleToList.value)} of the last asking price`;
  const cites = [cite(told, 'saleToList', saleToList)];
  if (!medianDaysToSell) return { text: `${text}.`, cites };
  cites.push(cite(told, 'medianDaysToSell', medianDaysToSell));
  return { text: m.search__days_after_they_were_listed({ text, value: whole.format(medianDaysToSell.value) }), cites };
}

function cuts(told: Told): MarketInsight | null {
  const { priceCutShare, medianPriceCut } = told.market;
  if (!priceCutShare) return null;
  const text = `${percent(priceCutShare.value)} ask less than at first`;
  const cites = [cite(told, 'priceCutShare', priceCutShare)];
  if (!medianPriceCut) return { text: `${text}.`, cites };
  cites.push(cite(told, 'medianPriceCut', medianPriceCut));
  return { text: m.search__half_of_these_cuts_are({ text, value: percent(medianPriceCut.value) }), cites };
}

function waiting(told: Told): MarketInsight | null {
  const [fresh, , , long] = told.market.timeOnMarket;
  if (!fresh?.share || !long?.share) return null;
  return {
    text: m.search__came_on_the_market_within({ value: percent(fresh.share.value), value2: percent(long.share.value) }),
    cites: [cite(told, 'timeOnMarket/0-7', fresh.share), cite(told, 'timeOnMarket/91+', long.share)],
  };
}

function byType(told: Told): MarketInsight | null {
  const known = told.market.types
    .flatMap(({ type, medianPricePerSquareFoot: figure }) => (figure ? [{ type, figure }] : []))
    .sort((one, other) => other.figure.value - one.figure.value);
  const [dearest, cheapest] = [known[0], known.at(-1)];
  if (!dearest || !cheapest || dearest === cheapest) return null;
  const named = ({ type }: typeof dearest) => typeLabel(type).toLowerCase();
  return {
    text: m.search__by_type_the_median_price({
      dearest: named(dearest),
      told: moneyPerArea(told, dearest.figure.value),
      cheapest: named(cheapest),
      told2: moneyPerArea(told, cheapest.figure.value),
    }),
    cites: [dearest, cheapest].map(({ type, figure }) => cite(told, `types/${type}/medianPricePerSquareFoot`, figure)),
  };
}

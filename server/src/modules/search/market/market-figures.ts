import type { MarketFigures } from './contract.ts';
import { currencyOf, filterHomes, type HomeColumns, type MarketHomes } from './homes.ts';
import { medianFigure, minSample, rounded, shareFigure } from './median.ts';

const daysOfYear = 365;

/** Sale price as a share of the last asking price, per home. */
export const saleToListOf = ({ figures: { price, closePrice } }: HomeColumns): Float64Array =>
  closePrice.map((cents, home) => cents / price[home]!);

/** Price of a square foot in minor units, home by home. */
export const pricePerSqftOf = ({ figures: { price, sqft } }: HomeColumns): Float64Array =>
  price.map((cents, home) => (sqft[home]! > 0 ? cents / sqft[home]! : Number.NaN));

/** Figures of the homes for sale and of those sold in the twelve months before `today` (a day number). */
export function marketFigures(active: MarketHomes, everSold: MarketHomes, today: number): MarketFigures {
  const { price, listedDay, cut } = active.figures;
  const sold = filterHomes(everSold, (home) => everSold.figures.closedDay[home]! > today - daysOfYear);
  const currency = currencyOf(active.total > 0 ? active : everSold);
  const soldCurrency = currencyOf(everSold);
  const cuts = cut.filter((tenths) => tenths > 0);
  return {
    homes: active.total,
    currency,
    medianListPrice: currency && medianFigure(price, { unit: 100 }),
    medianPricePerSquareFoot: currency && medianFigure(pricePerSqftOf(active), { unit: 100 }),
    medianDaysOnMarket: medianFigure(listedDay.map((day) => today - day)),
    monthsOfSupply:
      sold.total < minSample ? null : { value: rounded(active.total / (sold.total / 12), 1), n: sold.total },
    priceCutShare: shareFigure(cuts.length, active.total),
    medianPriceCut: medianFigure(cuts, { unit: 1_000, digits: 4 }),
    medianSalePrice: soldCurrency && medianFigure(sold.figures.closePrice, { unit: 100 }),
    saleToList: medianFigure(saleToListOf(sold), { digits: 3 }),
    medianDaysToSell: medianFigure(sold.figures.offMarketDay.map((day, home) => day - sold.figures.listedDay[home]!)),
  };
}

import { homeTypes } from '@lintel/hypersearch';
import type { MarketSet } from './contract.ts';
import { currencyOf, filterHomes, type MarketHomes } from './homes.ts';
import { pricePerSqftOf } from './market-figures.ts';
import { medianFigure, minSample, shareFigure } from './median.ts';

const bands = [
  { band: '0-7', from: 0, to: 7 },
  { band: '8-30', from: 8, to: 30 },
  { band: '31-90', from: 31, to: 90 },
  { band: '91+', from: 91, to: Number.POSITIVE_INFINITY },
] as const;

/** Time on market of the homes for sale, including relistings; homes without a listing date are excluded. */
export function timeOnMarket({ figures }: MarketHomes, today: number): MarketSet['timeOnMarket'] {
  const days = figures.listedDay.filter((day) => !Number.isNaN(day)).map((day) => Math.max(0, today - day));
  return bands.map(({ band, from, to }) => {
    const homes = days.filter((each) => each >= from && each <= to).length;
    return { band, homes, share: shareFigure(homes, days.length) };
  });
}

/** Prices by home type, for types with at least ten homes for sale. */
export function marketTypes(active: MarketHomes): MarketSet['types'] {
  const oneCurrency = currencyOf(active) !== null;
  return homeTypes
    .map((type, number) => ({ type, homes: filterHomes(active, (home) => active.figures.type[home] === number) }))
    .filter(({ homes }) => homes.total >= minSample)
    .sort((one, other) => other.homes.total - one.homes.total)
    .map(({ type, homes }) => ({
      type,
      homes: homes.total,
      medianListPrice: oneCurrency ? medianFigure(homes.figures.price, { unit: 100 }) : null,
      medianPricePerSquareFoot: oneCurrency ? medianFigure(pricePerSqftOf(homes), { unit: 100 }) : null,
    }));
}

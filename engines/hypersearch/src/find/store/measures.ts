import type { Field } from '../../facts.ts';
import type { Figure } from './rows.ts';

/** A home's figures, NaN when unknown: the columns of a segment, or arrays of one entry. */
export interface Figures {
  figures: Record<Figure, { at(home: number): number | undefined }>;
}

/** Calculates the value of a field for a home. NaN means unknown. */
export interface Measure {
  /** The column that stores the value, unless it is calculated. */
  figure?: Figure;
  /** Ratio of stored values to values in facts: 100 for money, which is stored in minor units. */
  scale: number;
  valueIn(homes: Figures, home: number, today: number): number;
}

const column = (figure: Figure, scale = 1): Measure => ({
  figure,
  scale,
  valueIn: ({ figures }, home) => figures[figure].at(home) as number,
});

const worked = (valueIn: Measure['valueIn'], scale = 1): Measure => ({ scale, valueIn });

/** All fields except the monthly payment, which is a bound on the price that differs by country. */
export const measures: Readonly<Record<Exclude<Field, 'payment'>, Measure>> = {
  price: column('price', 100),
  beds: column('beds'),
  baths: column('baths'),
  sqft: column('sqft'),
  lot: column('lot'),
  year: column('year'),
  hoa: column('hoa', 100),
  school: column('school'),
  walk: column('walk'),
  garage: column('garage'),
  stories: column('stories'),
  tax: column('tax', 100),
  cost: column('cost', 100),
  cut: column('cut', 10),
  dom: worked(daysOnMarket),
  // Rounded to cents, so that every implementation finds the same homes.
  ppsf: worked(({ figures }, home) => {
    const area = figures.sqft.at(home) as number;
    return area > 0 ? Math.round((figures.price.at(home) as number) / area) : Number.NaN;
  }, 100),
  capRate: worked(({ figures }, home) => {
    const price = figures.price.at(home) as number;
    return price > 0 ? Math.round((1000 * (figures.netIncome.at(home) as number)) / price) : Number.NaN;
  }, 10),
  cutDays: worked(({ figures }, home, today) => today - (figures.cutDay.at(home) as number)),
  openDays: worked(({ figures }, home, today) => Math.max(0, (figures.openHouseDay.at(home) as number) - today)),
  offDays: worked(({ figures }, home, today) => today - (figures.offMarketDay.at(home) as number)),
};

/** Returns the days from the listed day to the off-market day, or to today. */
export function daysOnMarket({ figures }: Figures, home: number, today: number): number {
  const offMarketDay = figures.offMarketDay.at(home) as number;
  return (Number.isNaN(offMarketDay) ? today : offMarketDay) - (figures.listedDay.at(home) as number);
}

/** Converts a fact's value to the unit of the index. Rounds off binary fraction errors: $0.29 is 29 cents. */
export const scaled = (value: number, scale: number): number => Math.round(value * scale * 1000) / 1000;

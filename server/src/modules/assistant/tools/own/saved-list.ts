import type { PropertyDetail } from '../../../listings/index.ts';
import { homeMark } from '../../parts/stored-part.ts';
import type { InLanguages } from '../../reading/language.ts';
import { areaIn } from '../homes/areas.ts';
import type { Speaker } from '../words.ts';

type Home = Pick<PropertyDetail, 'id' | 'city' | 'country' | 'price' | 'currency' | 'squareFeet'>;

/** Bounds of the price, in the currency of each home. */
export interface PriceBounds {
  priceMin?: number | undefined;
  priceMax?: number | undefined;
}

interface Words {
  within(n: number, bounds: string): string;
  atMost(price: string): string;
  atLeast(price: string): string;
  between(low: string, high: string): string;
  byCity(counts: string): string;
  inCity(n: number, city: string): string;
  noSize: string;
}

const words: InLanguages<Words> = {
  en: {
    within: (n, bounds) =>
      n === 0 ? `None of them costs ${bounds}.` : `${n} of them ${n === 1 ? 'costs' : 'cost'} ${bounds}:`,
    atMost: (price) => `at most ${price}`,
    atLeast: (price) => `at least ${price}`,
    between: (low, high) => `between ${low} and ${high}`,
    byCity: (counts) => `By city: ${counts}.`,
    inCity: (n, city) => `${n} in ${city}`,
    noSize: 'size not stated',
  },
  fr: {
    within: (n, bounds) =>
      n === 0 ? `Aucune ne coûte ${bounds}.` : `${n} ${n === 1 ? 'coûte' : 'coûtent'} ${bounds} :`,
    atMost: (price) => `au plus ${price}`,
    atLeast: (price) => `au moins ${price}`,
    between: (low, high) => `entre ${low} et ${high}`,
    byCity: (counts) => `Par ville : ${counts}.`,
    inCity: (n, city) => `${n} à ${city}`,
    noSize: 'superficie non indiquée',
  },
  es: {
    within: (n, bounds) =>
      n === 0 ? `Ninguna cuesta ${bounds}.` : `${n} de ellas ${n === 1 ? 'cuesta' : 'cuestan'} ${bounds}:`,
    atMost: (price) => `como máximo ${price}`,
    atLeast: (price) => `al menos ${price}`,
    between: (low, high) => `entre ${low} y ${high}`,
    byCity: (counts) => `Por ciudad: ${counts}.`,
    inCity: (n, city) => `${n} en ${city}`,
    noSize: 'tamaño no indicado',
  },
};

const mostListed = 6;

export const isWithin =
  ({ priceMin = 0, priceMax = Number.POSITIVE_INFINITY }: PriceBounds) =>
  ({ price }: Pick<Home, 'price'>): boolean =>
    price >= priceMin && price <= priceMax;

/** Sentences that list homes with price and size: those within bounds, or all. */
export function listedHomes(homes: readonly Home[], bounds: PriceBounds, say: Speaker): string[] {
  const its = words[say.language];
  const { priceMin, priceMax } = bounds;
  const money = (amount: number) => say.money(amount, homes[0]?.currency ?? 'USD');
  const within = homes.filter(isWithin(bounds));
  const list = say.listed(
    within.slice(0, mostListed).map((home) => {
      const size = home.squareFeet === null ? its.noSize : areaIn(say, home.squareFeet, home.country);
      return `${homeMark(home.id)} (${say.money(home.price, home.currency)}, ${size})`;
    }),
  );
  const limits =
    priceMin !== undefined && priceMax !== undefined
      ? its.between(money(priceMin), money(priceMax))
      : priceMax !== undefined
        ? its.atMost(money(priceMax))
        : priceMin !== undefined
          ? its.atLeast(money(priceMin))
          : undefined;
  return [limits === undefined ? '' : its.within(within.length, limits), list && `${list}.`].filter(Boolean);
}

/** Returns how many homes are in each city, the most first. */
export function byCity(homes: readonly Home[], say: Speaker): string | false {
  const its = words[say.language];
  const counts = Map.groupBy(homes, ({ city }) => city);
  const rows = [...counts].sort(([, one], [, other]) => other.length - one.length);
  return (
    rows.length > 0 &&
    its.byCity(say.listed(rows.slice(0, mostListed).map(([city, some]) => its.inCity(some.length, city))))
  );
}

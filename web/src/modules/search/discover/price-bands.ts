import { parseFact } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';

interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

export const priceBands = [
  {
    value: '500k-750k',
    get label() {
      return m.search__500k_to_750k();
    },
    min: 500_000,
    max: 750_000,
  },
  {
    value: '750k-1m',
    get label() {
      return m.search__750k_to_1m();
    },
    min: 750_000,
    max: 1_000_000,
  },
  {
    value: '1m-1.5m',
    get label() {
      return m.search__1m_to_1_5m();
    },
    min: 1_000_000,
    max: 1_500_000,
  },
  {
    value: '1.5m+',
    get label() {
      return m.search__1_5m_or_more();
    },
    min: 1_500_000,
    max: undefined,
  },
] as const;

/** Returns the band with exactly these bounds; '' means any price, 'other' means no band matches. */
export function bandOf({ min, max }: Bounds): string {
  if (min === undefined && max === undefined) return '';
  return priceBands.find((band) => band.min === min && band.max === max)?.value ?? 'other';
}

/** Cities listed as options; other places are found by typing. */
export const cities = [
  {
    value: 'place:san francisco',
    get label() {
      return m.search__san_francisco();
    },
  },
  {
    value: 'place:austin',
    get label() {
      return m.search__austin();
    },
  },
  {
    value: 'place:denver',
    get label() {
      return m.search__denver();
    },
  },
  {
    value: 'place:seattle',
    get label() {
      return m.search__seattle();
    },
  },
] as const;

export const isPlace = (criterion: string): boolean => /^(place|zip|state):/.test(criterion);

/** Returns the selected city of the list; '' means anywhere, 'other' means another place or several. */
export function cityOf(facts: readonly string[]): string {
  const places = facts.filter(isPlace);
  if (places.length === 0) return '';
  return places.length === 1 && cities.some(({ value }) => value === places[0]) ? places[0]! : 'other';
}

/** Formats the places for a search of professionals: "pearl district, OR". */
export const placesText = (facts: readonly string[]): string =>
  facts
    .flatMap((text) => {
      const fact = parseFact(text);
      if (fact?.kind === 'place' && !fact.not)
        return fact.name.replace(/(^|[ -])\p{L}/gu, (letter) => letter.toUpperCase());
      return fact?.kind === 'zip' || fact?.kind === 'state' ? fact.code : [];
    })
    .join(', ');

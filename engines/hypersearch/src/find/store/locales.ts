import type { Listing } from '../../listing.ts';
import { placeName } from '../../place-name.ts';

/** A locale is a distinct (country, state, city, neighborhood, postal code). A home stores only its number. */
export interface Locale {
  country: 'US' | 'CA';
  state: string;
  /** Folded. */
  city: string;
  /** Folded; empty when unknown. */
  neighbourhood: string;
  /** Without spaces, upper case; empty when unknown. */
  postalCode: string;
  /** Larger places that contain the city, and places merged into it; folded. */
  areas: readonly string[];
  /** Number of the city, shared by all locales of one city in one state. */
  cityNumber: number;
  /** Current number of homes. A locale without homes is treated as unknown. */
  homes: number;
}

type FoldedLocale = Pick<Locale, 'country' | 'state' | 'city' | 'neighbourhood' | 'postalCode'>;

/** Normalizes a postal code for comparison. */
export const foldPostalCode = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/**
 * All locales that ever had a home, indexed by name. Place criteria are resolved here, on a few thousand locales,
 * before any home is read.
 */
export class Locales {
  readonly #locales: Locale[] = [];
  readonly #numbers = new Map<string, number>();
  /** Index by city, postal code and neighborhood as displayed. Separate lookups avoid building a combined key. */
  readonly #shown = new Map<string, Map<string, Map<string, number[]>>>();
  readonly #cities = new Map<string, number>();
  readonly #byName = new Map<string, number[]>();
  readonly #byState = new Map<string, number[]>();
  readonly #byPostalPrefix = new Map<string, number[]>();
  #settled = 0;

  /** Increases whenever a locale gets its first home or loses its last, which can change how places resolve. */
  get settled(): number {
    return this.#settled;
  }

  moveIn(number: number): void {
    if (this.at(number).homes++ === 0) this.#settled += 1;
  }

  moveOut(number: number): void {
    if (--this.at(number).homes === 0) this.#settled += 1;
  }

  get count(): number {
    return this.#locales.length;
  }

  /** Returns the locales added after the first `count`. */
  since(count: number): Locale[] {
    return this.#locales.slice(count);
  }

  at(number: number): Locale {
    return this.#locales[number] as Locale;
  }

  /** Returns the locale number of a listing. Adds a new locale if needed. */
  numberFor({ country, state, city, neighbourhood = '', postalCode = '', areas = [] }: Listing): number {
    const shown = within(within(within(this.#shown, city, newMapOfMaps), postalCode, newMap), neighbourhood, newList);
    for (let i = 0; i < shown.length; i++) {
      const known = this.at(shown[i] as number);
      if (known.state === state && known.country === country) return shown[i] as number;
    }
    const folded = { country, state, city: placeName(city), neighbourhood: placeName(neighbourhood) };
    const number = this.#numberOfFolded({ ...folded, postalCode: foldPostalCode(postalCode) }, areas);
    shown.push(number);
    return number;
  }

  #numberOfFolded(folded: FoldedLocale, areas: readonly string[]): number {
    const { country, state, city, neighbourhood, postalCode } = folded;
    const known = this.#numbers.get(`${country}|${state}|${city}|${neighbourhood}|${postalCode}`);
    if (known !== undefined) return known;
    const cityNumber = this.#cities.get(`${state}|${city}`) ?? this.#cities.size;
    return this.learn({ ...folded, areas: areas.map(placeName), cityNumber, homes: 0 });
  }

  /** Adds a locale that another thread numbered. Locales must arrive in order of their numbers. */
  learn(locale: Locale): number {
    const { country, state, city, neighbourhood, postalCode, cityNumber } = locale;
    const number = this.#locales.push({ ...locale, homes: 0 }) - 1;
    this.#cities.set(`${state}|${city}`, cityNumber);
    this.#numbers.set(`${country}|${state}|${city}|${neighbourhood}|${postalCode}`, number);
    enter(this.#byName, city, number);
    if (neighbourhood !== city) enter(this.#byName, neighbourhood, number);
    for (const area of new Set(locale.areas))
      if (area !== city && area !== neighbourhood) enter(this.#byName, area, number);
    enter(this.#byState, state, number);
    for (let end = 1; end <= postalCode.length; end++) enter(this.#byPostalPrefix, postalCode.slice(0, end), number);
    return number;
  }

  /** Returns the inhabited locales whose city, neighborhood or area has this folded name. */
  named(name: string): number[] {
    return this.#inhabited(this.#byName.get(name));
  }

  inState(code: string): number[] {
    return this.#inhabited(this.#byState.get(code));
  }

  withPostalPrefix(prefix: string): number[] {
    return this.#inhabited(this.#byPostalPrefix.get(foldPostalCode(prefix)));
  }

  #inhabited(numbers: readonly number[] = []): number[] {
    return numbers.filter((number) => this.at(number).homes > 0);
  }
}

function enter(names: Map<string, number[]>, name: string, number: number): void {
  if (name === '') return;
  const numbers = names.get(name);
  if (numbers) numbers.push(number);
  else names.set(name, [number]);
}

const newMapOfMaps = () => new Map<string, Map<string, number[]>>();
const newMap = () => new Map<string, number[]>();
const newList = (): number[] => [];

/** Returns the entry for a name. Creates it if needed. */
function within<Value>(names: Map<string, Value>, name: string, make: () => Value): Value {
  const known = names.get(name);
  if (known !== undefined) return known;
  const made = make();
  names.set(name, made);
  return made;
}

import { distanceMetres } from '@lintel/geo';
import type { PointE6 } from '../query.ts';
import type { Place } from '../reading.ts';
import { AddressBook } from './addresses/address-book.ts';
import { AddressFinder, type FoundAddress } from './addresses/find-addresses.ts';
import { MlsNumbers } from './addresses/mls-numbers.ts';
import { DeferredSuggester } from './deferred-suggester.ts';
import { factsOfPlace, PlaceFinder } from './places/find-places.ts';
import { type KnownPlace, type KnownPostalCode, PlaceBook } from './places/place-book.ts';
import { type CountedPostalCode, PostalBook } from './places/postal-book.ts';
import type {
  CityNear,
  KnownHome,
  Suggested,
  SuggestedHome,
  Suggester,
  SuggestionKind,
  SuggestOptions,
} from './suggester.ts';
import { highlightsOf } from './words/highlights.ts';
import { type Token, typedTokens } from './words/typed-tokens.ts';
import { WordStore } from './words/word-store.ts';

/**
 * Maximum cost of an address beside a matching place. Without a number any home of a street may match, so only
 * well-matched streets appear beside places.
 */
const worthBesidePlaces = 1;
const worthWithoutNumber = 1.5;
const placesForAddresses = 3;

/** The gazetteer for suggestions. */
export interface SuggesterData {
  places: readonly Place[];
  postalCodes: readonly KnownPostalCode[];
}

/**
 * Creates a suggester for the places of a gazetteer; `put` adds homes. The first query builds its indexes, which takes a
 * third of a second without homes.
 */
export const createSuggester = (data: SuggesterData): Suggester =>
  new DeferredSuggester(() => new MemorySuggester(data));

class MemorySuggester implements Suggester {
  readonly #store = new WordStore();
  readonly #book = new AddressBook(this.#store);
  readonly #mlsNumbers = new MlsNumbers();
  readonly #postalCodes: PostalBook;
  readonly #addressFinder = new AddressFinder(this.#book, this.#store);
  readonly #places: PlaceBook;
  readonly #placeFinder: PlaceFinder;

  constructor({ places, postalCodes }: SuggesterData) {
    this.#postalCodes = new PostalBook(postalCodes);
    this.#places = new PlaceBook(this.#store, places);
    this.#placeFinder = new PlaceFinder(this.#places, this.#store);
  }

  get size(): number {
    return this.#book.size;
  }

  put(home: KnownHome): void {
    const before = this.#book.homeOf(home.id);
    if (before && isAlike(before, home)) {
      // All indexes share this object, so a status change needs no reindexing.
      before.status = home.status;
      return;
    }
    if (before) this.#forget(before);
    this.#places.put(home);
    this.#book.put(home);
    this.#mlsNumbers.put(home);
    this.#postalCodes.put(home);
  }

  delete(id: number): void {
    const before = this.#book.delete(id);
    if (before) this.#forget(before);
  }

  #forget(home: KnownHome): void {
    this.#mlsNumbers.delete(home);
    this.#places.delete(home);
    this.#postalCodes.delete(home);
  }

  suggest(typed: string, { limit, kinds, near }: SuggestOptions): Suggested[] {
    const tokens = typedTokens(typed);
    if (tokens.length === 0) return [];
    const wants = (kind: SuggestionKind) => kinds === undefined || kinds.has(kind);
    const numbers = wants('mls') ? this.#mlsNumbersFor(typed, limit) : [];
    const codes = wants('zip') ? this.#codesFor(tokens, limit) : [];
    const places = this.#placesFor(tokens, limit, ({ kind }) => wants(kind), near);
    const most = tokens.some(({ digits }) => digits !== '') ? Number.POSITIVE_INFINITY : worthWithoutNumber;
    const addresses = wants('address')
      ? this.#addressesFor(tokens, limit, near).filter(({ cost }) => cost <= most)
      : [];
    return arranged(numbers, [...codes, ...places], addresses, limit);
  }

  citiesNear(point: { lat: number; lon: number }, most: number): CityNear[] {
    const from = pointE6(point);
    return [...this.#places.citiesWithHomes()]
      .map((place) => ({ place, metres: distanceMetres(from, pointE6(place)) }))
      .sort((a, b) => a.metres - b.metres)
      .slice(0, most)
      .map(({ place, metres }) => {
        const { name, state, country } = place;
        return { name, state, country, facts: factsOfPlace(place, this.#places), metres };
      });
  }

  #mlsNumbersFor(typed: string, limit: number): SuggestedHome[] {
    return this.#mlsNumbers.find(typed, limit).map(({ home, cost, at, length }) => ({
      kind: 'mls',
      home,
      cost,
      matches: [[at, at + length]],
    }));
  }

  /**
   * Suggests postal codes. The first word (in Canada also two, one per half) is a postal code or a prefix; other words
   * must match its place.
   */
  #codesFor(tokens: readonly Token[], limit: number): Suggested[] {
    const texts = tokens.map(({ text }) => text.toUpperCase());
    const whole = texts.slice(0, 2).join('');
    const typed = /^[A-Z]\d[A-Z]\d?[A-Z]?\d?$/.test(whole) ? whole : (texts[0] ?? '');
    const rest = tokens.slice(typed === whole ? 2 : 1);
    if (!/^\d{2,5}$|^[A-Z]\d[A-Z]?(?:\d[A-Z]?\d?)?$/.test(typed)) return [];
    if (rest.length > 0 && !/^\d{5}$|^[A-Z]\d[A-Z]/.test(typed)) return [];
    const found = this.#postalCodes.startingWith(typed, limit);
    const codes = found.length === 0 && typed.length > 3 ? this.#postalCodes.startingWith(typed.slice(0, 3), 1) : found;
    return codes.filter((code) => this.#fits(code, rest)).map((code) => this.#codeAs(code, typed, tokens));
  }

  #fits({ city = '', state }: CountedPostalCode, rest: readonly Token[]): boolean {
    const words = typedTokens(`${city} ${state}`).map(({ text }) => text);
    return rest.every(({ text }) => words.some((word) => word.startsWith(text)));
  }

  #codeAs(code: CountedPostalCode, typed: string, tokens: readonly Token[]): Suggested {
    const { country, state, lat, lon, extent } = code;
    const name = code.code.length === 6 ? `${code.code.slice(0, 3)} ${code.code.slice(3)}` : code.code;
    const isSame = code.code === typed;
    const matches = isSame ? [[0, name.length] as const] : highlightsOf(name, tokens);
    const cost = isSame ? 0 : typed.length > 2 ? 0.1 : 0.4;
    return {
      kind: 'zip',
      name,
      city: code.city,
      state,
      country,
      lat,
      lon,
      extent,
      matches,
      facts: [`zip:${name}`],
      cost,
    };
  }

  #placesFor(
    tokens: readonly Token[],
    limit: number,
    accepts: (place: KnownPlace) => boolean,
    near: PointE6 | undefined,
  ): Suggested[] {
    return this.#placeFinder.find(tokens, limit, accepts, near).map(({ place, cost }) => {
      const { kind, name, city, state, country, lat, lon, extent } = place;
      const facts = factsOfPlace(place, this.#places);
      const matches = highlightsOf(name, tokens);
      return { kind, name, city, state, country, lat, lon, extent, facts, cost, matches };
    });
  }

  #addressesFor(tokens: readonly Token[], limit: number, near: PointE6 | undefined): SuggestedHome[] {
    return this.#addressFinder.find(tokens, limit, near).map(({ slot, cost, instead }: FoundAddress) => {
      const home = this.#book.homes[slot] as KnownHome;
      const matches = highlightsOf(home.address ?? '', tokens);
      return { kind: 'address', home, cost, matches, ...(instead === undefined ? {} : { instead }) };
    });
  }
}

const pointE6 = ({ lat, lon }: { lat: number; lon: number }): PointE6 => ({
  latE6: Math.round(lat * 1e6),
  lonE6: Math.round(lon * 1e6),
});

const isAlike = (a: KnownHome, b: KnownHome): boolean =>
  a.address === b.address &&
  a.listingId === b.listingId &&
  a.city === b.city &&
  a.neighbourhood === b.neighbourhood &&
  a.state === b.state &&
  a.postalCode === b.postalCode &&
  a.country === b.country &&
  a.latE6 === b.latE6 &&
  a.lonE6 === b.lonE6;

/** Returns the quality tier of a match: exact, prefix, one typo, two typos, worse. */
const tierOf = (cost: number): number => [0.05, 0.3, 0.75, 1.3].filter((end) => cost >= end).length;
const order: readonly SuggestionKind[] = ['mls', 'address', 'city', 'neighbourhood', 'zip', 'state', 'landmark'];

function arranged(
  numbers: readonly Suggested[],
  places: readonly Suggested[],
  addresses: readonly SuggestedHome[],
  limit: number,
): Suggested[] {
  const isPlaceMeant = places.some(({ cost }) => tierOf(cost) < 2);
  const beside = isPlaceMeant ? addresses.filter(({ cost }) => cost < worthBesidePlaces) : addresses;
  const kept = places.slice(0, limit - Math.min(placesForAddresses, beside.length));
  return [...numbers, ...beside, ...kept]
    .map((suggestion, at) => ({ suggestion, at, tier: tierOf(suggestion.cost) }))
    .sort((a, b) => a.tier - b.tier || group(a.suggestion) - group(b.suggestion) || a.at - b.at)
    .map(({ suggestion }) => suggestion)
    .slice(0, limit);
}

/** Places share a group, so that they keep their rank order. */
const group = ({ kind }: Suggested): number => Math.min(2, order.indexOf(kind));

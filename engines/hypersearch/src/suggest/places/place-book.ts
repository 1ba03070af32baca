import { type BoxE6, foldPlace } from '@lintel/geo';
import { placeName } from '../../place-name.ts';
import type { Place } from '../../reading.ts';
import type { KnownHome, PlaceKind } from '../suggester.ts';
import type { WordStore } from '../words/word-store.ts';
import { ownForms, placeWord, stateWord } from './areas.ts';
import { SortedNames } from './sorted-names.ts';
import { stateNames } from './state-names.ts';

/** A ZIP or the first three characters of a Canadian postal code. If its city is unknown, the nearest city is used. */
export interface KnownPostalCode {
  code: string;
  country: 'US' | 'CA';
  state: string;
  city?: string | undefined;
  /** Degrees. */
  lat: number;
  lon: number;
}

/** A stored place: its gazetteer data and the number of its homes. */
export interface KnownPlace {
  kind: PlaceKind;
  name: string;
  city?: string | undefined;
  state: string;
  country: 'US' | 'CA';
  population: number;
  /** Degrees. */
  lat: number;
  lon: number;
  words: { own: number; city?: number; state: number };
  /** Homes of any status. */
  homes: number;
  extent: BoxE6 | undefined;
}

/** Returns the smallest box that contains `before` and the home. */
export function widened(before: BoxE6 | undefined, { latE6, lonE6 }: KnownHome): BoxE6 | undefined {
  if (latE6 === undefined || lonE6 === undefined) return before;
  if (before === undefined) return { southE6: latE6, northE6: latE6, westE6: lonE6, eastE6: lonE6 };
  return {
    southE6: Math.min(before.southE6, latE6),
    northE6: Math.max(before.northE6, latE6),
    westE6: Math.min(before.westE6, lonE6),
    eastE6: Math.max(before.eastE6, lonE6),
  };
}

const canadian = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

/** All places that can be suggested, from the gazetteer and from listings, with their home counts. */
export class PlaceBook {
  /** Places by each spelling of their names, as one word. */
  readonly names = new SortedNames<{ place: KnownPlace; isNickname: boolean }>();
  readonly #byKey = new Map<string, KnownPlace>();
  /** The places that count a home of this state, city and neighborhood. */
  readonly #ofHomes = new Map<string, readonly KnownPlace[]>();
  readonly #byWord = new Map<number, KnownPlace[]>();
  readonly #inhabited = new Map<string, Set<KnownPlace>>();
  readonly #store: WordStore;

  constructor(store: WordStore, places: readonly Place[]) {
    this.#store = store;
    for (const place of places) {
      if (place.kind === 'region') continue;
      const { name, city, state, country, population, lat, lon, aliases } = place;
      const kind = place.kind === 'point' ? 'landmark' : place.kind;
      this.#add({ kind, name, city, state, country, population, lat, lon }, aliases);
    }
    for (const largest of largestCities(places)) this.#addState(largest);
  }

  /** Returns the places with this word as their own name. */
  named(word: number): readonly KnownPlace[] {
    return this.#byWord.get(word) ?? [];
  }

  /** Returns whether the place has no homes and its facts would find those of another place with the same name. */
  isMistakable(place: KnownPlace): boolean {
    return (
      place.homes === 0 &&
      (place.kind === 'city' || place.kind === 'neighbourhood') &&
      this.#inhabited.has(placeName(place.name))
    );
  }

  /** Returns other places that have homes and the same name in facts. */
  namesakesOf(place: KnownPlace): KnownPlace[] {
    return [...(this.#inhabited.get(placeName(place.name)) ?? [])].filter((other) => other !== place);
  }

  /** Returns all cities with homes. */
  *citiesWithHomes(): Iterable<KnownPlace> {
    for (const places of this.#inhabited.values()) for (const place of places) if (place.kind === 'city') yield place;
  }

  put(home: KnownHome): void {
    for (const place of this.#placesOf(home)) {
      place.homes += 1;
      place.extent = widened(place.extent, home);
      if (place.homes === 1 && place.kind !== 'state') this.#settle(place);
    }
  }

  delete(home: KnownHome): void {
    for (const place of this.#placesOf(home)) {
      place.homes -= 1;
      if (place.homes === 0) this.#leave(place);
    }
  }

  #settle(place: KnownPlace): void {
    const name = placeName(place.name);
    const same = this.#inhabited.get(name);
    if (same) same.add(place);
    else this.#inhabited.set(name, new Set([place]));
  }

  #leave(place: KnownPlace): void {
    const name = placeName(place.name);
    const same = this.#inhabited.get(name);
    same?.delete(place);
    if (same?.size === 0) this.#inhabited.delete(name);
  }

  #placesOf(home: KnownHome): readonly KnownPlace[] {
    const { city, neighbourhood, state } = home;
    const key = `${state}|${city}|${neighbourhood ?? ''}`;
    const known = this.#ofHomes.get(key);
    if (known) return known;
    const places = [this.#placeOf('city', city, undefined, home)];
    const around = this.#byKey.get(`state|${state}`);
    if (around) places.push(around);
    if (neighbourhood) places.push(this.#placeOf('neighbourhood', neighbourhood, city, home));
    this.#ofHomes.set(key, places);
    return places;
  }

  #placeOf(kind: 'city' | 'neighbourhood', name: string, city: string | undefined, home: KnownHome): KnownPlace {
    const { state, country, latE6 = 0, lonE6 = 0 } = home;
    const known = this.#byKey.get(keyOf(kind, foldPlace(name), city, state));
    return known ?? this.#add({ kind, name, city, state, country, population: 0, lat: latE6 / 1e6, lon: lonE6 / 1e6 });
  }

  #add(place: NewPlace, aliases?: readonly string[]): KnownPlace {
    const { kind, name, city, state } = place;
    const folded = foldPlace(name);
    const words = {
      own: kind === 'state' ? stateWord(this.#store, state) : placeWord(this.#store, folded, aliases),
      ...(kind !== 'city' && city !== undefined ? { city: placeWord(this.#store, foldPlace(city)) } : {}),
      state: stateWord(this.#store, state),
    };
    const known: KnownPlace = { ...place, words, homes: 0, extent: undefined };
    const own = ownForms(folded);
    for (const form of this.#store.formsOf(words.own))
      this.names.add(form, { place: known, isNickname: !own.includes(form) });
    this.#byKey.set(kind === 'state' ? `state|${state}` : keyOf(kind, folded, city, state), known);
    const same = this.#byWord.get(words.own);
    if (same) same.push(known);
    else this.#byWord.set(words.own, [known]);
    return known;
  }

  #addState({ state, lat, lon }: Place): void {
    const name = stateNames.get(state);
    const country = canadian.has(state) ? 'CA' : 'US';
    if (name !== undefined)
      this.#add({ kind: 'state', name, city: undefined, state, country, population: 0, lat, lon });
  }
}

type NewPlace = Omit<KnownPlace, 'words' | 'homes' | 'extent'>;

const keyOf = (kind: PlaceKind, folded: string, city: string | undefined, state: string): string =>
  kind === 'city' ? `city|${folded}|${state}` : `${kind}|${folded}|${foldPlace(city ?? '')}|${state}`;

/** Returns the largest city of each state, whose location the state takes. */
function largestCities(places: readonly Place[]): Iterable<Place> {
  const largest = new Map<string, Place>();
  for (const place of places)
    if (place.kind === 'city' && place.population > (largest.get(place.state)?.population ?? -1))
      largest.set(place.state, place);
  return largest.values();
}

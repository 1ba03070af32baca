import { type BoxE6, foldPlace } from '@lintel/geo';
import { placeName } from '../place-name.ts';
import type { Place } from '../reading.ts';
import { ownForms, placeWord, stateWord } from './areas.ts';
import { SortedNames } from './sorted-names.ts';
import { stateNames } from './state-names.ts';
import type { KnownHome, PlaceKind } from './suggester.ts';
import type { WordStore } from './word-store.ts';

/** A ZIP or the first three signs of a Canadian postal code; where the city is not known, that of the nearest one. */
export interface KnownPostalCode {
  code: string;
  country: 'US' | 'CA';
  state: string;
  city?: string | undefined;
  /** Degrees. */
  lat: number;
  lon: number;
}

/** A place as it is kept: what the gazetteer knows of it, and how many homes are there. */
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
  /** Of any status. */
  homes: number;
  extent: BoxE6 | undefined;
}

/** The smallest box around `before` and the home. */
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

const keyOf = (kind: PlaceKind, name: string, city: string | undefined, state: string): string =>
  `${kind}|${foldPlace(name)}|${kind === 'neighbourhood' || kind === 'landmark' ? foldPlace(city ?? '') : ''}|${state}`;

/** States and their countries; positions and sizes follow from their largest city. */
const canadian = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));

/** All places that can be suggested: those of the gazetteer and those that only listings name, each with its homes. */
export class PlaceBook {
  /** Under each way to write their names, as one word. */
  readonly names = new SortedNames<{ place: KnownPlace; isNickname: boolean }>();
  readonly #byKey = new Map<string, KnownPlace>();
  readonly #byWord = new Map<number, KnownPlace[]>();
  readonly #inhabited = new Map<string, Set<KnownPlace>>();
  readonly #store: WordStore;

  constructor(store: WordStore, places: readonly Place[]) {
    this.#store = store;
    for (const place of places) {
      const { name, city, state, country, population, lat, lon, aliases } = place;
      const kind = place.kind === 'point' ? 'landmark' : place.kind;
      this.#add({ kind, name, city, state, country, population, lat, lon }, aliases);
    }
    for (const [code, name] of stateNames) this.#addState(code, name, places);
  }

  /** Places with this word as their own name. */
  named(word: number): readonly KnownPlace[] {
    return this.#byWord.get(word) ?? [];
  }

  /** No home is here, and the facts that mean it would bring those of a namesake. */
  isMistakable(place: KnownPlace): boolean {
    return (
      place.homes === 0 &&
      (place.kind === 'city' || place.kind === 'neighbourhood') &&
      this.#inhabited.has(placeName(place.name))
    );
  }

  /** Other places with homes and the same name in facts. */
  namesakesOf(place: KnownPlace): KnownPlace[] {
    return [...(this.#inhabited.get(placeName(place.name)) ?? [])].filter((other) => other !== place);
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

  #placesOf(home: KnownHome): KnownPlace[] {
    const { city, neighbourhood, state, country, latE6 = 0, lonE6 = 0 } = home;
    const at = { state, country, population: 0, lat: latE6 / 1e6, lon: lonE6 / 1e6 };
    const found = [
      this.#byKey.get(keyOf('city', city, undefined, state)) ?? this.#add({ kind: 'city', name: city, ...at }),
    ];
    const code = this.#byKey.get(keyOf('state', state, undefined, state));
    if (code) found.push(code);
    if (neighbourhood) {
      const key = keyOf('neighbourhood', neighbourhood, city, state);
      found.push(this.#byKey.get(key) ?? this.#add({ kind: 'neighbourhood', name: neighbourhood, city, ...at }));
    }
    return found;
  }

  #add(place: Omit<KnownPlace, 'words' | 'homes' | 'extent'>, aliases?: readonly string[]): KnownPlace {
    const { kind, name, city, state } = place;
    const words = {
      own: kind === 'state' ? stateWord(this.#store, state) : placeWord(this.#store, name, aliases),
      ...(kind !== 'city' && city !== undefined ? { city: placeWord(this.#store, city) } : {}),
      state: stateWord(this.#store, state),
    };
    const known: KnownPlace = { ...place, words, homes: 0, extent: undefined };
    const own = new Set(ownForms(name));
    for (const form of this.#store.formsOf(words.own))
      this.names.add(form, { place: known, isNickname: !own.has(form) });
    this.#byKey.set(keyOf(kind, kind === 'state' ? state : name, city, state), known);
    const same = this.#byWord.get(words.own);
    if (same) same.push(known);
    else this.#byWord.set(words.own, [known]);
    return known;
  }

  #addState(code: string, name: string, places: readonly Place[]): void {
    let largest: Place | undefined;
    for (const place of places) {
      if (place.state === code && place.kind === 'city' && place.population > (largest?.population ?? -1))
        largest = place;
    }
    if (largest === undefined) return;
    const country = canadian.has(code) ? 'CA' : 'US';
    this.#add({ kind: 'state', name, state: code, country, population: 0, lat: largest.lat, lon: largest.lon });
  }
}

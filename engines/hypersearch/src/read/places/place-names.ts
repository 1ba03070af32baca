import { foldPlace } from '@lintel/geo';
import type { Place, PlaceName, PlaceNames } from '../../reading.ts';
import { districts } from '../lexicon/districts.ts';
import { placeAliases } from '../lexicon/place-aliases.ts';
import { SoundIndex } from '../words/sounds.ts';
import { Speller } from '../words/spelling.ts';
import { vocabularyOf } from '../words/vocabulary.ts';

/** All places that share a folded name. */
export interface NamedPlace {
  /** Folded, as facts write it. */
  name: string;
  kind: Place['kind'];
  /** Largest of those that share the name. */
  population: number;
  /** A district of the list of aliases: gazetteers count no people in it. */
  wellKnown?: boolean;
  states: readonly { code: string; population: number; kind?: Place['kind'] }[];
}

/** A post office or hamlet whose people no source counts: its name is mostly a word, a person or a slip. */
export const isUnpeopled = ({ kind, population, states, wellKnown }: NamedPlace): boolean =>
  kind === 'city' && population === 0 && states.length > 0 && !wellKnown;

/** Names shorter than this many people are not offered as the mended spelling of a word. */
const mendFromPopulation = 25_000;

export class PlaceIndex implements PlaceNames {
  readonly size: number;
  /** First word of a name → the number of words of the longest name that begins so. */
  readonly longestFrom = new Map<string, number>();
  /** Words of the names of places with people, of regions and of places that homes are in. */
  readonly words = new Set<string>();
  /** Words that only names without a count of people have: "Huston", a post office of Idaho, is mostly a slip for Houston. */
  readonly rareWords = new Set<string>();
  readonly #names = new Map<string, NamedPlace>();
  readonly speller = new Speller();
  /** Saints that a town or a word after one is named for, by the whole name: "stlambert" → "lambert". */
  readonly saints = new Speller();
  /** Names of several words, and long ones, by their letters without spaces; the words of the former. */
  readonly longNames = new Speller();
  readonly nameWords = new Speller();
  /** Smaller towns of one word, which only a state behind the word shows: "blufton sc". */
  readonly stateTowns = new Speller();
  /** Names of one word by their sound in French and Spanish. */
  readonly sounds = { en: new SoundIndex('en'), fr: new SoundIndex('fr'), es: new SoundIndex('es') } as const;

  constructor(places: readonly PlaceName[]) {
    this.size = places.length;
    for (const place of places) this.#add(place);
    this.#shortenSaints(places);
    for (const key of this.#names.keys()) {
      const saint = /^(ste?) ([a-z]+)\b/.exec(key);
      if (saint) this.saints.add(`${saint[1]}${saint[2]}`, saint[2]);
    }
    for (const [alias, name] of Object.entries(placeAliases)) {
      const known = this.#names.get(name);
      const state = /^[A-Z]{2}$/.exec(alias.split(',')[1] ?? '')?.[0];
      const isDistrict = known && (known.kind !== 'city' || known.population === 0) && alias === name;
      this.#names.set(
        foldPlace(alias.split(',')[0] as string),
        known
          ? {
              ...known,
              ...(isDistrict && { wellKnown: true, kind: known.kind === 'city' ? 'neighbourhood' : known.kind }),
            }
          : { name, kind: 'city', population: 500_000, states: state ? [{ code: state, population: 0 }] : [] },
      );
    }
    this.#addDistricts();
    for (const [key, place] of this.#names)
      this.#addWords(key, place.population === 0 && place.kind !== 'region' ? this.rareWords : this.words);
    // The largest place wins among names that are equally near to the typed one.
    const great = [...this.#names].filter(([key, place]) => place.population >= mendFromPopulation && key.length >= 5);
    for (const [key] of great.sort(([, a], [, b]) => b.population - a.population))
      this.speller.add(key.replaceAll(' ', ''), key);
    const long = [...this.#names].filter(([key, { population }]) => population >= 5_000 && isLong(key));
    for (const [key] of long.sort(([, a], [, b]) => b.population - a.population)) {
      this.longNames.add(key.replaceAll(' ', ''), key);
      if (key.includes(' ')) for (const word of key.split(' ')) this.nameWords.add(word);
    }
    const towns = [...this.#names].filter(([key, place]) => isTown(place) && /^[a-z]{6,}$/.test(key));
    for (const [key] of towns.sort(([, a], [, b]) => b.population - a.population)) this.stateTowns.add(key);
    const spoken = [...this.#names].filter(([key, place]) => place.population >= 5_000 && /^[a-z]{5,}$/.test(key));
    for (const [key] of spoken.sort(([, a], [, b]) => b.population - a.population))
      for (const sounds of [this.sounds.fr, this.sounds.es]) sounds.add(key);
  }

  get(folded: string): NamedPlace | undefined {
    return this.#names.get(folded);
  }

  #addDistricts(): void {
    for (const { name: written, state } of districts) {
      const name = foldPlace(written).replace(/^the /, '');
      const known = this.#names.get(name);
      if (known?.kind === 'city' && known.population > 0) continue;
      const isListed = known?.states.some(({ code }) => code === state);
      const states = isListed && known ? known.states : [...(known?.states ?? []), { code: state, population: 0 }];
      const own = { name, kind: 'neighbourhood', population: 0 } as const;
      this.#names.set(name, { ...(known?.kind === 'city' ? own : (known ?? own)), states, wellKnown: true });
    }
  }

  /** "Saint-Jean" for Saint-Jean-sur-Richelieu, where Québec has no greater one and no other place of the short name. */
  #shortenSaints(places: readonly PlaceName[]): void {
    const saints = places.filter(
      ({ state, name, population }) => state === 'QC' && population >= 5_000 && /^(?:saint|ste?\b)/i.test(name),
    );
    for (const { name } of saints.sort((a, b) => b.population - a.population)) {
      const whole = foldPlace(name);
      const short = /^(ste? \S+) \S/.exec(whole)?.[1];
      const other = short ? this.#names.get(short) : undefined;
      if (short && (other === undefined || isUnpeopled(other)))
        this.#names.set(short, this.#names.get(whole) as NamedPlace);
    }
  }

  /** Adds a place that the gazetteer lacks; returns false where a place has the name, or the name is a plain word. */
  learn(place: PlaceName): boolean {
    const key = foldPlace(place.name);
    const isPlain = (['en', 'fr', 'es'] as const).some((language) => vocabularyOf(language).knows(key));
    if (key.length < 4 || isPlain || this.#names.has(key)) return false;
    this.#add(place);
    this.#addWords(key, this.words);
    return true;
  }

  /** Whether a name has this word. */
  hasWord(word: string): boolean {
    return this.words.has(word) || this.rareWords.has(word);
  }

  #addWords(key: string, into: Set<string>): void {
    const words = key.split(' ');
    for (const word of words) into.add(word);
    const first = words[0] as string;
    // One more than its words: "d'Alene" is one word of the name and two tokens.
    this.longestFrom.set(first, Math.max(words.length + 1, this.longestFrom.get(first) ?? 0));
  }

  #add(place: PlaceName): void {
    const folded = canonical(foldPlace(place.name), place);
    const name = place.kind === 'region' ? folded.replace(/^the /, '') : folded;
    // "Lake Havasu" for Lake Havasu City.
    const short = /^(\S+ \S+) city$/.exec(name)?.[1];
    const shorter =
      short && place.population >= 20_000 && !this.#names.has(short) && !(short in placeAliases) ? [short] : [];
    for (const key of new Set([name, ...[place.name, ...(place.aliases ?? [])].map(foldPlace), ...shorter])) {
      if (key.length < 2) continue;
      const known = this.#names.get(key);
      const here = { code: place.state, population: place.population, kind: place.kind };
      if (!known) {
        // "Union Station" is one of many cities, and not Chicago's.
        const own = place.kind === 'point' ? key : name;
        this.#names.set(key, { name: own, kind: place.kind, population: place.population, states: [here] });
      } else {
        const states = [...known.states, here].sort((a, b) => b.population - a.population);
        const larger =
          place.population > known.population ||
          // "NoVA" is no post office of Ohio.
          (place.kind === 'city' && known.kind !== 'city' && (known.kind !== 'region' || place.population > 0)) ||
          (place.kind === 'region' && (known.kind === 'point' || (known.kind === 'city' && known.population === 0)));
        this.#names.set(key, {
          name: larger && (known.name !== key || known.kind === 'point' || place.kind === 'region') ? name : known.name,
          kind: larger ? place.kind : known.kind,
          population: Math.max(place.population, known.population),
          states,
        });
      }
    }
  }
}

const isTown = ({ population }: NamedPlace): boolean => population >= 5_000 && population < mendFromPopulation;

const isLong = (key: string): boolean =>
  /^[a-z ]+$/.test(key) && (key.length >= 9 || (key.includes(' ') && key.length >= 7));

/** The names under which a few cities are known: gazetteers differ on them. */
function canonical(folded: string, place: PlaceName): string {
  if (folded === 'new york city') return 'new york';
  if (folded === 'quebec' && place.state === 'QC') return 'quebec city';
  return folded;
}

/** Folds and indexes the names of a gazetteer once; the result goes into `ReadContext.places`. */
export function placeNames(places: readonly PlaceName[]): PlaceNames {
  // The first sentence of a language should not wait for its lexicon.
  for (const language of ['en', 'fr', 'es'] as const) vocabularyOf(language);
  return new PlaceIndex(places);
}

/** Adds a place that only homes name, such as a city or county of a feed; returns whether its name is new. */
export const learnPlace = (names: PlaceNames, place: PlaceName): boolean =>
  names instanceof PlaceIndex && names.learn(place);

/**
 * Tells whether the name of a landmark is made of plain words of one language ("grocery store", "iglesia"): it then means any place
 * of a kind, and no single place that the gazetteer lacks. `name` is folded.
 */
export const isKindOfPlace = (name: string): boolean =>
  (['en', 'fr', 'es'] as const).some((language) => name.split(' ').every(vocabularyOf(language).knows));

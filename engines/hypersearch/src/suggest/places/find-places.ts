import { foldPlace } from '@lintel/geo';
import { placeName } from '../../place-name.ts';
import type { PointE6 } from '../../query.ts';
import { alignedCost, Target } from '../words/align.ts';
import { Matcher } from '../words/matcher.ts';
import { NO_MATCH } from '../words/slips.ts';
import type { Token } from '../words/typed-tokens.ts';
import type { WordStore } from '../words/word-store.ts';
import type { KnownPlace, PlaceBook } from './place-book.ts';

export interface FoundPlace {
  place: KnownPlace;
  cost: number;
}

/** Maximum cost of a match; above it, the name is a different place. */
const worthShowing = 1.25;
/**
 * Weight of cost against size: a typo outweighs a place ten thousand times larger, a prefix match one a thousand times
 * larger.
 */
const costWeight = 9;
const exactBonus = 3;
const begunCost = 0.12;
const mostBegun = 40;
const shortestNickname = 3;
/** Maximum cost difference from the best match. */
const muchWorse = 0.45;
/** Beside exact and prefix matches, only large places are suggested for a typo. */
const guessCost = 0.3;
const guessRank = 5;

/** Finds places by typed parts of their names, best first. Every typed word must match. */
export class PlaceFinder {
  readonly #book: PlaceBook;
  readonly #store: WordStore;
  readonly #target = new Target();

  constructor(book: PlaceBook, store: WordStore) {
    this.#book = book;
    this.#store = store;
  }

  find(tokens: readonly Token[], limit: number, accepts: (place: KnownPlace) => boolean, near?: PointE6): FoundPlace[] {
    const costs = new Map<KnownPlace, number>();
    const keep = (place: KnownPlace, cost: number): void => {
      if (cost > worthShowing || cost >= (costs.get(place) ?? NO_MATCH) || !accepts(place)) return;
      costs.set(place, cost);
    };
    this.#begun(tokens, near, keep);
    this.#named(tokens, keep);
    const least = Math.min(...costs.values());
    return [...costs]
      .map(([place, cost]) => ({ place, cost, rank: rankOf(place, near) }))
      .filter(
        ({ place, cost, rank }) =>
          cost <= least + muchWorse &&
          (cost < guessCost || least >= guessCost || rank >= guessRank) &&
          !this.#book.isMistakable(place),
      )
      .map((found) => ({
        ...found,
        score: found.rank + (found.cost < 0.02 ? exactBonus : 0) - costWeight * found.cost,
      }))
      .sort((a, b) => b.score - a.score || (a.place.name < b.place.name ? -1 : 1))
      .slice(0, limit);
  }

  /** Finds the largest places whose names begin with the whole input. */
  #begun(tokens: readonly Token[], near: PointE6 | undefined, keep: (place: KnownPlace, cost: number) => void): void {
    const typed = tokens.map(({ text }) => text).join('');
    const best: { place: KnownPlace; rank: number }[] = [];
    for (const { text, item } of this.#book.names.startingWith(typed)) {
      if (text === typed) {
        keep(item.place, 0);
        continue;
      }
      if (item.isNickname && typed.length < shortestNickname) continue;
      const rank = rankOf(item.place, near);
      if (best.length === mostBegun && rank <= (best.at(-1)?.rank as number)) continue;
      const before = best.findIndex((other) => other.rank < rank);
      best.splice(before < 0 ? best.length : before, 0, { place: item.place, rank });
      if (best.length > mostBegun) best.pop();
    }
    for (const { place } of best) keep(place, begunCost);
  }

  /** Matches the first words with the place, allowing typos, and the rest with its city or state. */
  #named(tokens: readonly Token[], keep: (place: KnownPlace, cost: number) => void): void {
    const matcher = new Matcher(tokens, this.#store);
    const nothing = new Uint8Array(tokens.length);
    for (let run = 1; run <= Math.min(4, tokens.length); run++) {
      const typed = matcher.run(0, run) as string;
      const last = tokens[run - 1] as Token;
      if (typed.length < 3 || /^\d/.test(typed)) continue;
      for (const { word } of this.#store.near(typed, last.isLast)) {
        for (const place of this.#book.named(word)) {
          const { own, city, state } = place.words;
          this.#target.clear().add(own, NO_MATCH);
          if (city !== undefined) this.#target.add(city, 0);
          if (place.kind !== 'state') this.#target.add(state, 0);
          keep(place, alignedCost(matcher, nothing, this.#target));
        }
      }
    }
  }
}

const plainRank = { state: 5.5, landmark: 4, zip: 1 } as const;

/**
 * Ranks a place on the scale of a city: the base-10 logarithm of its population. A known neighborhood ranks like a
 * town; homes increase the rank.
 */
function rankOf({ kind, population, homes, lat, lon }: KnownPlace, near: PointE6 | undefined): number {
  const size = Math.log10(population + 10);
  const rank =
    kind === 'city' ? size : kind === 'neighbourhood' ? Math.max(homes > 0 ? 4.3 : 3, size - 1) : plainRank[kind];
  const offered = homes > 0 ? 1 + Math.log10(homes) / 2 : 0;
  return rank + offered + nearness(lat, lon, near);
}

/** Adds up to two powers of ten for nearby places, and 0 from 300 km on. */
function nearness(lat: number, lon: number, near: PointE6 | undefined): number {
  if (near === undefined) return 0;
  const north = lat - near.latE6 / 1e6;
  const east = (lon - near.lonE6 / 1e6) * Math.cos((lat * Math.PI) / 180);
  return Math.max(0, 2 - Math.hypot(north, east) / 1.35);
}

/** Returns the facts that select this place and no other place with homes. */
export function factsOfPlace(place: KnownPlace, book: PlaceBook): string[] {
  const { kind, name, city, state } = place;
  if (kind === 'state') return [`state:${state}`];
  if (kind === 'landmark') return [`near:${foldPlace(name)}`];
  const own = `place:${placeName(name)}`;
  const namesakes = book.namesakesOf(place);
  if (namesakes.length === 0) return [own];
  const isElsewhere = namesakes.some((other) => other.state !== state);
  if (kind === 'city') return isElsewhere ? [own, `state:${state}`] : [own];
  const inCity = city !== undefined && foldPlace(city) !== foldPlace(name) ? [`place:${placeName(city)}`] : [];
  return [own, ...inCity, ...(isElsewhere ? [`state:${state}`] : [])];
}

import type { PointE6 } from '../../query.ts';
import { alignedCost, Target } from '../words/align.ts';
import { cutWord, Matcher } from '../words/matcher.ts';
import { NO_MATCH } from '../words/slips.ts';
import { type Token, typedTokens } from '../words/typed-tokens.ts';
import type { WordStore } from '../words/word-store.ts';
import { type AddressBook, numberKeys } from './address-book.ts';
import { nearestNumber, numberCost, numberOffOrdinal, numbersOf, OTHER_NUMBER } from './house-numbers.ts';
import { StreetFinder } from './street-finder.ts';
import { unitCost } from './unit-cost.ts';

export interface FoundAddress {
  slot: number;
  cost: number;
  /** The typed number, when the home has a different one. */
  instead?: string;
}

/** Above this cost, matches by number are weak, and the finder also tries other numbers and readings. */
const weak = 1.6;
/** Maximum cost of a suggestion. */
const worthShowing = 3.4;
/** Maximum cost difference from the best match. */
const muchWorse = 1;
const mostAligned = 250;
/** Cost for a typed number without other words, which matches all homes with that number. */
const onlyNumber = 0.35;

/** Finds homes by typed parts of their address, best first. */
export class AddressFinder {
  readonly #book: AddressBook;
  readonly #store: WordStore;
  readonly #streetFinder: StreetFinder;
  readonly #target = new Target();

  constructor(book: AddressBook, store: WordStore) {
    this.#book = book;
    this.#store = store;
    this.#streetFinder = new StreetFinder(book, store);
  }

  find(tokens: readonly Token[], limit: number, near?: PointE6): FoundAddress[] {
    const best = new Map<number, FoundAddress>();
    const least = () => leastCost(best.values());
    const readings = [tokens, ...numberOffOrdinal(tokens)];
    const cut = this.#cutApart(tokens);
    if (cut) readings.push(cut);
    const matchers = readings.map((reading) => new Matcher(reading, this.#store));
    for (const matcher of matchers) if (least() > 0.3) this.#byNumber(matcher, best);
    if (least() > weak) for (const matcher of matchers) this.#byStreet(matcher, best);
    return this.#ranked(best, limit, near);
  }

  /** Splits words typed without spaces into words that the book knows. */
  #cutApart(tokens: readonly Token[]): Token[] | undefined {
    let isCut = false;
    const words = tokens.flatMap(({ text, digits, isUnit }) => {
      if (isUnit) return ['#', text];
      if (digits !== '' || text.length < 5 || this.#store.spelled(text).length > 0) return [text];
      const cut = cutWord(text, (part) => this.#store.spelled(part).length > 0);
      if (cut === undefined) return [text];
      isCut = true;
      return cut;
    });
    return isCut ? typedTokens(words.join(' ')) : undefined;
  }

  /** Treats each typed number as a house number and compares all homes with that number with the other words. */
  #byNumber(matcher: Matcher, best: Map<number, FoundAddress>): void {
    const isOnlyNumber = matcher.tokens.length === 1;
    for (const { from, count, number } of numbersOf(matcher.tokens)) {
      const taken = new Uint8Array(matcher.tokens.length);
      taken.fill(1, from, from + count);
      for (const key of numberKeys(number)) {
        for (const slot of this.#book.withNumber(key)) {
          const cost = isOnlyNumber ? onlyNumber : this.#cost(matcher, taken, slot);
          this.#keep(best, slot, cost + numberCost(number, this.#book.number[slot] as string));
        }
      }
    }
  }

  /** Searches by street name alone, for input without a number or with a number that no matching home has. */
  #byStreet(matcher: Matcher, best: Map<number, FoundAddress>): void {
    const numbers = numbersOf(matcher.tokens);
    const nothing = new Uint8Array(matcher.tokens.length);
    const slots = this.#streetFinder.slots(matcher);
    for (const slot of slots.slice(0, mostAligned)) {
      const { number, from, count, cost } = nearestNumber(numbers, this.#book.number[slot] as string);
      const taken = number === undefined ? nothing : new Uint8Array(matcher.tokens.length).fill(1, from, from + count);
      const isSame = cost < OTHER_NUMBER;
      this.#keep(best, slot, this.#cost(matcher, taken, slot) + cost, isSame ? undefined : number);
    }
  }

  #keep(best: Map<number, FoundAddress>, slot: number, cost: number, instead?: string): void {
    if (cost > worthShowing || cost >= (best.get(slot)?.cost ?? NO_MATCH)) return;
    best.set(slot, { slot, cost, ...(instead === undefined ? {} : { instead }) });
  }

  #cost(matcher: Matcher, takenBefore: Uint8Array, slot: number): number {
    const book = this.#book;
    const taken = takenBefore.slice();
    const unit = unitCost(matcher, taken, book.unit[slot] as string);
    const street = book.streets.at(book.street[slot] as number);
    const { words } = book.areas.at(book.area[slot] as number);
    const addArea = () => {
      if (words.neighbourhood !== undefined) this.#target.add(words.neighbourhood, 0);
      this.#target
        .add(words.city, 0.1)
        .add(words.state, 0.03)
        .addPostal(book.postal[slot] as string);
    };
    this.#target.clear().addStreet(street);
    addArea();
    const cost = alignedCost(matcher, taken, this.#target);
    if (cost < 0.4 || !beginsWith(matcher, taken, words.city, words.state)) return unit + cost;
    // Some input begins with the place: "Austin, 123 Oak St".
    this.#target.clear();
    addArea();
    this.#target.addStreet(street);
    return unit + Math.min(cost, alignedCost(matcher, taken, this.#target) + 0.02);
  }

  #ranked(best: Map<number, FoundAddress>, limit: number, near: PointE6 | undefined): FoundAddress[] {
    const distance = (slot: number): number => {
      const { latE6, lonE6 } = this.#book.homes[slot] ?? {};
      if (near === undefined || latE6 === undefined || lonE6 === undefined) return 0;
      return Math.hypot(latE6 - near.latE6, (lonE6 - near.lonE6) * Math.cos((near.latE6 * Math.PI) / 180e6));
    };
    const isSold = (slot: number) => (this.#book.homes[slot]?.status === 'active' ? 0 : 1);
    const id = (slot: number) => this.#book.homes[slot]?.id ?? 0;
    const most = leastCost(best.values()) + muchWorse;
    const shown = new Set<string>();
    return [...best.values()]
      .filter(({ cost }) => cost <= most)
      .sort(
        (a, b) =>
          Math.round(a.cost * 50) - Math.round(b.cost * 50) ||
          isSold(a.slot) - isSold(b.slot) ||
          distance(a.slot) - distance(b.slot) ||
          id(a.slot) - id(b.slot),
      )
      .filter(({ slot }) => {
        const { address = '', city = '', state = '' } = this.#book.homes[slot] ?? {};
        const name = `${address}|${city}|${state}`;
        return shown.has(name) ? false : shown.add(name);
      })
      .slice(0, limit);
  }
}

function leastCost(found: Iterable<FoundAddress>): number {
  let least = NO_MATCH;
  for (const { cost } of found) if (cost < least) least = cost;
  return least;
}

/** Returns whether the first remaining words match one of the places. */
function beginsWith(matcher: Matcher, taken: Uint8Array, ...places: readonly number[]): boolean {
  const first = taken.indexOf(0);
  return first >= 0 && [1, 2, 3].some((run) => places.some((place) => matcher.cost(first, run, place) < NO_MATCH));
}

import { alignedCost, Target } from '../words/align.ts';
import type { Matcher } from '../words/matcher.ts';
import { NO_MATCH } from '../words/slips.ts';
import type { WordStore } from '../words/word-store.ts';
import type { AddressBook } from './address-book.ts';
import { nearestNumber, numbersOf } from './house-numbers.ts';

const mostStreets = 60;
const mostLikelyStreets = 400;

/** Finds homes by street name when the number finds none. */
export class StreetFinder {
  readonly #book: AddressBook;
  readonly #store: WordStore;
  readonly #target = new Target();

  constructor(book: AddressBook, store: WordStore) {
    this.#book = book;
    this.#store = store;
  }

  /** Returns homes on streets with a name similar to a typed word, the most likely first. */
  slots(matcher: Matcher): number[] {
    const numbers = numbersOf(matcher.tokens);
    const taken = new Uint8Array(matcher.tokens.length);
    for (const { from, count } of numbers.slice(0, 1)) taken.fill(1, from, from + count);
    const streets = this.#likelyStreets(matcher)
      .map((street) => ({
        street,
        cost: alignedCost(matcher, taken, this.#target.clear().addStreet(this.#book.streets.at(street))),
      }))
      .sort((a, b) => a.cost - b.cost || a.street - b.street);
    const most = (streets[0]?.cost ?? 0) + 1;
    const areas = new Map<number, number>();
    const areaCost = (area: number): number => {
      const known = areas.get(area);
      if (known !== undefined) return known;
      const { words } = this.#book.areas.at(area);
      const cost = alignedCost(matcher, taken, this.#target.clear().add(words.city, 0.3).add(words.state, 0.3));
      areas.set(area, cost);
      return cost;
    };
    const slots: { slot: number; order: number }[] = [];
    for (const { street, cost } of streets.slice(0, mostStreets)) {
      if (cost > most) break;
      for (const slot of this.#book.streets.at(street).homes) {
        const number = nearestNumber(numbers, this.#book.number[slot] as string).cost;
        slots.push({ slot, order: cost + number + areaCost(this.#book.area[slot] as number) });
      }
    }
    return slots.sort((a, b) => a.order - b.order || a.slot - b.slot).map(({ slot }) => slot);
  }

  /** Returns streets whose name contains a word close to a typed one, the closest first. */
  #likelyStreets(matcher: Matcher): number[] {
    const { tokens } = matcher;
    const likeness = new Map<number, number>();
    for (const [at, token] of tokens.entries()) {
      if (token.isUnit || (matcher.leftOver[at] as number) < 0.4) continue;
      if (token.digits !== '' || token.text.length === 1) {
        for (const word of this.#store.spelled(token.text))
          for (const street of this.#book.streets.named(word)) likeness.set(street, 0);
        continue;
      }
      for (const run of [1, 2]) {
        const last = tokens[at + run - 1];
        const typed = matcher.run(at, run);
        if (typed === undefined || last === undefined || last.digits !== '') continue;
        for (const { word, cost } of this.#store.near(typed, last.isLast).slice(0, 24))
          for (const street of this.#book.streets.named(word))
            if (cost < (likeness.get(street) ?? NO_MATCH)) likeness.set(street, cost);
      }
    }
    return [...likeness]
      .filter(([street]) => this.#book.streets.at(street).homes.length > 0)
      .sort((a, b) => a[1] - b[1] || a[0] - b[0])
      .slice(0, mostLikelyStreets)
      .map(([street]) => street);
  }
}

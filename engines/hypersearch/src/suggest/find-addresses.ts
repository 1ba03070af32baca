import type { PointE6 } from '../query.ts';
import { type AddressBook, numberKeys } from './address-book.ts';
import { alignedCost, Target } from './align.ts';
import { cutWord, type Matcher, Matcher as Words } from './matcher.ts';
import { NO_MATCH, slipsBetween } from './slips.ts';
import { ordinalOf, type Token, tokenOf, typedTokens } from './typed-tokens.ts';
import type { WordStore } from './word-store.ts';

export interface FoundAddress {
  slot: number;
  cost: number;
  /** The number typed, where the home has another. */
  instead?: string;
}

/** Above this, what was found by number is weak enough to look for other numbers and other readings too. */
const weak = 1.6;
/** Nothing that costs more is worth showing. */
const worthShowing = 3.4;
const mostAligned = 250;
const mostStreets = 60;
const mostLikelyStreets = 400;
const mostNumbers = 5;

const unitCosts = { unlike: 0.9, slip: 0.5, notTyped: 0.22, notThere: 0.6 };
/** No number typed: any home of the street may be meant. */
const noNumber = 0.5;
/** Nothing but a number typed: all homes with it, at once. */
const onlyNumber = 0.35;
const otherNumber = { slip: 1.75, continued: 0.9, far: 2.3 };

/** Finds homes by what was typed of their address, best first. */
export class AddressFinder {
  readonly #book: AddressBook;
  readonly #store: WordStore;
  readonly #target = new Target();

  constructor(book: AddressBook, store: WordStore) {
    this.#book = book;
    this.#store = store;
  }

  find(tokens: readonly Token[], limit: number, near?: PointE6): FoundAddress[] {
    const best = new Map<number, FoundAddress>();
    const least = () => Math.min(NO_MATCH, ...[...best.values()].map(({ cost }) => cost));
    const readings = [tokens, ...numberOffOrdinal(tokens)];
    const cut = this.#cutApart(tokens);
    if (cut) readings.push(cut);
    const matchers = readings.map((reading) => new Words(reading, this.#store));
    for (const matcher of matchers) if (least() > 0.3) this.#byNumber(matcher, best);
    if (least() > weak) for (const matcher of matchers) this.#byStreet(matcher, best);
    return this.#ranked(best, limit, near);
  }

  /** What was written without spaces, cut into words that the book knows. */
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

  /** Each number typed may be that of the house: all homes that have it are held against the other words. */
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

  /** By the name of the street alone: for what has no number, or none that any fitting home has. */
  #byStreet(matcher: Matcher, best: Map<number, FoundAddress>): void {
    const numbers = numbersOf(matcher.tokens);
    const nothing = new Uint8Array(matcher.tokens.length);
    const slots = this.#slotsOnStreets(matcher);
    for (const slot of slots.slice(0, mostAligned)) {
      const { number, from, count, cost } = nearestNumber(numbers, this.#book.number[slot] as string);
      const taken = number === undefined ? nothing : new Uint8Array(matcher.tokens.length).fill(1, from, from + count);
      const isSame = cost < otherNumber.continued;
      this.#keep(best, slot, this.#cost(matcher, taken, slot) + cost, isSame ? undefined : number);
    }
  }

  /** Homes on streets with a name like a word typed, the likeliest first. */
  #slotsOnStreets(matcher: Matcher): number[] {
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

  /** Streets with a word in their name that is near to a typed one, the nearest first. */
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
    // Some begin with the place: "Austin, 123 Oak St".
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
    const shown = new Set<string>();
    return [...best.values()]
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

/** "210538th Ave" without its space: all ways to set a number before the ordinal. */
function numberOffOrdinal(tokens: readonly Token[]): Token[][] {
  const text = tokens[0]?.text ?? '';
  if (!/^\d{3,}th$/.test(text)) return [];
  return [1, 2, 3]
    .filter((digits) => text.length - 2 - digits >= 1)
    .map((digits) => [tokenOf(text.slice(0, -2 - digits)), tokenOf(text.slice(-2 - digits)), ...tokens.slice(1)]);
}

/** The first words left are those of one of the places. */
function beginsWith(matcher: Matcher, taken: Uint8Array, ...places: readonly number[]): boolean {
  const first = taken.indexOf(0);
  return first >= 0 && [1, 2, 3].some((run) => places.some((place) => matcher.cost(first, run, place) < NO_MATCH));
}

interface TypedNumber {
  from: number;
  count: number;
  number: string;
}

/** What may be the number of the house: each number typed, two that stand together, and one with an o or l in it. */
function numbersOf(tokens: readonly Token[]): TypedNumber[] {
  const found: TypedNumber[] = [];
  for (const [from, { text, digits, isUnit }] of tokens.entries()) {
    if (isUnit && tokens.length > 1) continue;
    if (digits !== '') {
      found.push({ from, count: 1, number: text.replace(/^0+(?=\d)/, '') });
      const next = tokens[from + 1]?.text ?? '';
      if (/^\d+$/.test(text) && /^\d+$/.test(next) && text.length + next.length <= 6)
        found.push({ from, count: 2, number: text + next });
    } else if (/^[\dolis]+$/.test(text) && /\d/.test(text)) {
      found.push({ from, count: 1, number: misread(text) });
    }
    const whole = misread(text);
    if (digits !== '' && text !== whole && /^\d+$/.test(whole)) found.push({ from, count: 1, number: whole });
  }
  return found.slice(0, mostNumbers);
}

const misread = (text: string): string => text.replace(/o/g, '0').replace(/[li]/g, '1').replace(/s/g, '5');

/** Same digits already; a letter or the other half of a double number may be missing. */
function numberCost(typed: string, number: string): number {
  if (typed === number) return 0;
  const plain = (text: string) => text.replace(/\D/g, '');
  return plain(typed) === plain(number) ? 0.1 : 0.3;
}

function nearestNumber(
  numbers: readonly TypedNumber[],
  number: string,
): { cost: number; number?: string; from: number; count: number } {
  if (numbers.length === 0 || number === '') return { cost: noNumber, from: 0, count: 0 };
  const digits = number.replace(/\D/g, '');
  let best = { cost: NO_MATCH, from: 0, count: 0, number: '' };
  for (const typed of numbers) {
    const cost = otherNumberCost(typed.number.replace(/\D/g, ''), digits);
    if (cost < best.cost) best = { ...typed, cost };
  }
  return best;
}

function otherNumberCost(typed: string, digits: string): number {
  if (typed === digits) return 0;
  if (digits.startsWith(typed)) return otherNumber.continued + 0.1 * (digits.length - typed.length);
  if (typed.length >= 2 && slipsBetween(typed, digits, 1) <= 1)
    return otherNumber.slip + (typed.length === digits.length && !isSwapped(typed, digits) ? 0.03 : 0);
  return otherNumber.far + Math.min(0.4, Math.abs(Number(typed) - Number(digits)) / 2500);
}

/** Two neighbours changed places: the likeliest slip in a number. */
const isSwapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Also marks the token that is the unit as taken. */
function unitCost(matcher: Matcher, taken: Uint8Array, unit: string): number {
  const { tokens } = matcher;
  const marked = tokens.findIndex(({ isUnit, mayBeUnit }, at) => isUnit || (mayBeUnit && !taken[at]));
  if (unit === '') {
    if (marked < 0 || taken[marked]) return 0;
    taken[marked] = 1;
    return unitCosts.notThere;
  }
  const asOrdinal = ordinalOf(unit) ?? unit;
  for (const [from] of tokens.entries()) {
    for (let run = 1; run <= 3 && !taken[from + run - 1]; run++) {
      const typed = matcher.run(from, run);
      if (typed !== unit && typed !== asOrdinal) continue;
      taken.fill(1, from, from + run);
      return 0;
    }
  }
  if (marked < 0 || taken[marked]) return unitCosts.notTyped;
  return nearUnitCost(matcher, taken, marked, unit);
}

/** The unit that was typed is not this one; it may be a slip, or not be finished. */
function nearUnitCost(matcher: Matcher, taken: Uint8Array, marked: number, unit: string): number {
  const { tokens } = matcher;
  let best = { cost: unitCosts.unlike, run: 1 };
  for (let run = 1; run <= 3 && marked + run <= tokens.length && !taken[marked + run - 1]; run++) {
    const typed = matcher.run(marked, run) as string;
    const isOpen = tokens[marked + run - 1]?.isLast === true && unit.startsWith(typed);
    const isSlip = Math.max(typed.length, unit.length) >= 3 && slipsBetween(typed, unit, 1) <= 1;
    const cost = isOpen ? 0.1 : isSlip ? unitCosts.slip : NO_MATCH;
    if (cost < best.cost) best = { cost, run };
  }
  taken.fill(1, marked, marked + best.run);
  return best.cost;
}

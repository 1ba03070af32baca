import { Areas } from '../places/areas.ts';
import type { KnownHome } from '../suggester.ts';
import type { WordStore } from '../words/word-store.ts';
import { Addresses } from './addresses.ts';
import { parseAddress } from './parse-address.ts';
import { Streets } from './streets.ts';

/** Returns the numbers that find a home: "35-20a" → 35, 20 and 3520. */
export function numberKeys(number: string): string[] {
  const parts = number.match(/\d+/g) ?? [];
  const keys = parts.length > 1 ? [...parts, parts.join('')] : parts;
  return [...new Set(keys.map((key) => key.replace(/^0+(?=\d)/, '')))];
}

const plainPostal = (code: string | undefined): string => (code ?? '').replace(/[\s-]/g, '').toUpperCase();

/** Returns the postal code in normalized form: a ZIP without the last four digits, a Canadian code without the space. */
export const postalOf = ({ country, postalCode }: KnownHome): string =>
  plainPostal(postalCode).slice(0, country === 'US' ? 5 : 6);

/**
 * Homes by address: one slot per home, found by house number or street. A home that changes without moving keeps its
 * slot.
 */
export class AddressBook {
  readonly streets: Streets;
  readonly areas: Areas;
  readonly homes: (KnownHome | undefined)[] = [];
  /** For each slot: street (−1 without address), number, unit, area, postal code. */
  readonly street: number[] = [];
  readonly number: string[] = [];
  readonly unit: string[] = [];
  readonly area: number[] = [];
  readonly postal: string[] = [];
  readonly #slots = new Addresses();
  readonly #free: number[] = [];
  readonly #byNumber = new Map<string, number[]>();

  constructor(store: WordStore) {
    this.streets = new Streets(store);
    this.areas = new Areas(store);
  }

  get size(): number {
    return this.#slots.count;
  }

  homeOf(id: number): KnownHome | undefined {
    const slot = this.#slotOf(id);
    return slot === undefined ? undefined : this.homes[slot];
  }

  #slotOf(id: number): number | undefined {
    return this.#slots.get(id)?.home;
  }

  withNumber(key: string): readonly number[] {
    return this.#byNumber.get(key) ?? [];
  }

  put(home: KnownHome): void {
    const known = this.#slotOf(home.id);
    if (known !== undefined) this.delete(home.id);
    const slot = this.#free.pop() ?? this.homes.length;
    this.#slots.set(home.id, 0, slot);
    this.homes[slot] = home;
    this.area[slot] = this.areas.numberOf(home.country, home.state, home.city, home.neighbourhood ?? '');
    this.postal[slot] = postalOf(home).toLowerCase();
    const parsed = home.address === undefined ? undefined : parseAddress(home.address, home.country);
    this.number[slot] = parsed?.number ?? '';
    this.unit[slot] = parsed?.unit ?? '';
    this.street[slot] = parsed ? this.streets.numberOf(parsed.street) : -1;
    for (const list of this.#listsOf(slot)) list.push(slot);
  }

  delete(id: number): KnownHome | undefined {
    const slot = this.#slotOf(id);
    if (slot === undefined) return undefined;
    for (const list of this.#listsOf(slot)) takeOut(list, slot);
    const home = this.homes[slot];
    this.homes[slot] = undefined;
    this.#slots.delete(id);
    this.#free.push(slot);
    return home;
  }

  #listsOf(slot: number): number[][] {
    const street = this.street[slot] as number;
    if (street < 0) return [];
    const lists = [this.streets.at(street).homes];
    for (const key of numberKeys(this.number[slot] as string)) {
      const list = this.#byNumber.get(key) ?? [];
      this.#byNumber.set(key, list);
      lists.push(list);
    }
    return lists;
  }
}

function takeOut(list: number[], slot: number): void {
  const at = list.indexOf(slot);
  const last = list.pop() as number;
  if (at < list.length) list[at] = last;
}

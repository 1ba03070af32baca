import type { BoxE6 } from '@lintel/geo';
import { postalOf } from '../addresses/address-book.ts';
import type { KnownHome } from '../suggester.ts';
import { type KnownPostalCode, widened } from './place-book.ts';
import { SortedNames } from './sorted-names.ts';

/** A postal code for suggestions: a ZIP, a Canadian district or, where there are homes, a whole Canadian code. */
export interface CountedPostalCode extends KnownPostalCode {
  homes: number;
  extent: BoxE6 | undefined;
}

/** Postal codes of the gazetteer and of the homes, found by prefix. */
export class PostalBook {
  readonly #codes = new SortedNames<CountedPostalCode>();
  readonly #byCode = new Map<string, CountedPostalCode>();

  constructor(codes: readonly KnownPostalCode[]) {
    for (const code of codes) this.#add(code.code, code);
  }

  put(home: KnownHome): void {
    for (const code of codesOf(home)) {
      const { country, state, city, latE6 = 0, lonE6 = 0 } = home;
      const known =
        this.#byCode.get(code) ?? this.#add(code, { code, country, state, city, lat: latE6 / 1e6, lon: lonE6 / 1e6 });
      known.homes += 1;
      known.extent = widened(known.extent, home);
    }
  }

  delete(home: KnownHome): void {
    for (const code of codesOf(home)) {
      const known = this.#byCode.get(code);
      if (known) known.homes -= 1;
    }
  }

  /**
   * Returns codes with this prefix (upper case, no space): the exact code first, then by number of homes. Whole
   * Canadian codes need homes.
   */
  startingWith(beginning: string, limit: number): CountedPostalCode[] {
    const found: CountedPostalCode[] = [];
    for (const { item } of this.#codes.startingWith(beginning)) {
      if (item.code.length === 6 && (beginning.length < 4 || item.homes === 0)) continue;
      found.push(item);
    }
    const isSame = ({ code }: CountedPostalCode) => (code === beginning ? 0 : 1);
    return found
      .sort((a, b) => isSame(a) - isSame(b) || b.homes - a.homes || (a.code < b.code ? -1 : 1))
      .slice(0, limit);
  }

  #add(code: string, from: KnownPostalCode): CountedPostalCode {
    const known = { ...from, code, homes: 0, extent: undefined };
    this.#byCode.set(code, known);
    this.#codes.add(code, known);
    return known;
  }
}

const codesOf = (home: KnownHome): string[] => {
  const code = postalOf(home);
  return code.length === 6 ? [code.slice(0, 3), code] : code === '' ? [] : [code];
};

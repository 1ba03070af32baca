import type { KnownHome } from '../suggester.ts';

/** Returns the letters and digits of an MLS number without a typed label. */
const plain = (text: string): string =>
  text
    .replace(/^\s*(?:mls|listing|id|no|num|number)\b[\s#:.®]*/i, '')
    .replace(/[^a-z0-9]/gi, '')
    .toLowerCase();

/** Minimum length: shorter prefixes match too many numbers. */
const shortest = 5;

/** Finds MLS numbers by the whole number or a prefix, with or without letters and dashes. */
export class MlsNumbers {
  readonly #byBeginning = new Map<string, KnownHome[]>();

  put(home: KnownHome): void {
    for (const key of keysOf(home)) {
      const homes = this.#byBeginning.get(key);
      if (homes) homes.push(home);
      else this.#byBeginning.set(key, [home]);
    }
  }

  delete(home: KnownHome): void {
    for (const key of keysOf(home)) {
      const homes = this.#byBeginning.get(key) ?? [];
      const at = homes.indexOf(home);
      if (at >= 0) homes.splice(at, 1);
    }
  }

  /**
   * Returns exact matches first (cost 0), then prefix matches in ascending order. `at` and `length` mark the match in
   * the MLS number.
   */
  find(typed: string, limit: number): { home: KnownHome; cost: number; at: number; length: number }[] {
    const wanted = plain(typed);
    if (wanted.length < shortest || !/\d{3}/.test(wanted)) return [];
    const found: { home: KnownHome; cost: number; number: string }[] = [];
    for (const home of this.#byBeginning.get(wanted.slice(0, shortest)) ?? []) {
      const number = numbersOf(home).find((known) => known.startsWith(wanted));
      if (number !== undefined) found.push({ home, cost: number === wanted ? 0 : 0.2, number });
    }
    return found
      .sort((a, b) => a.cost - b.cost || (a.number < b.number ? -1 : a.number > b.number ? 1 : a.home.id - b.home.id))
      .slice(0, limit)
      .map(({ home, cost }) => ({ home, cost, ...markedIn(home.listingId ?? '', wanted) }));
  }
}

/** Returns the position of the wanted characters in a displayed number, including its dashes. */
function markedIn(shown: string, wanted: string): { at: number; length: number } {
  const found = new RegExp([...wanted].join('[^a-z0-9]*'), 'i').exec(shown);
  return { at: found?.index ?? 0, length: found?.[0].length ?? 0 };
}

/** Returns the number as written, and without its leading letters. */
const numbersOf = ({ listingId = '' }: KnownHome): string[] => [
  plain(listingId),
  plain(listingId).replace(/^[a-z]+/, ''),
];

const keysOf = (home: KnownHome): Set<string> =>
  new Set(
    numbersOf(home)
      .filter((number) => number.length >= shortest)
      .map((number) => number.slice(0, shortest)),
  );

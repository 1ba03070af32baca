import { gazetteer, regions } from '../../../places/index.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';

/** A county or region of one state of the USA that a question names. */
export interface NamedCounty {
  name: string;
  state: string;
}

interface Candidate extends NamedCounty {
  /** Number of ZIP codes, a measure of the size. */
  size: number;
}

const folded = (name: string): string =>
  plain(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** A county without its kind: “Nassau” */
const bareOf = (name: string): string => name.replace(/ (county|parish|borough)$/, '');
const longestName = 4;
/** Minimum ratio of a county's size to the next one of the same name, from which it is the one meant. */
const [clearly, clearlyAlone] = [1.5, 3];
/** Smaller counties are not meant by their bare name. */
const leastAlone = 20;
/** Smaller towns give way to a county of the same name. */
const townTo = 40_000;

let named: Map<string, Candidate[]> | undefined;
let bare: Map<string, Candidate[]> | undefined;

function read(): void {
  named = new Map();
  bare = new Map();
  const add = (to: Map<string, Candidate[]>, key: string, candidate: Candidate) => {
    if (key.length > 2)
      to.set(
        key,
        [...(to.get(key) ?? []), candidate].sort((one, other) => other.size - one.size),
      );
  };
  for (const { name, aliases, states, zips } of regions()) {
    const [state, another] = states;
    if (state === undefined || another !== undefined || zips.length === 0) continue;
    const candidate = { name, state, size: zips.length };
    for (const each of [name, ...aliases].map(folded)) {
      add(named, each, candidate);
      if (bareOf(each) !== each) add(bare, bareOf(each), candidate);
    }
  }
}

const largest = (some: readonly Candidate[] | undefined, times: number): Candidate | undefined => {
  const [first, next] = some ?? [];
  return first && (next === undefined || first.size >= next.size * times) ? first : undefined;
};

/** “Condado de Nassau”, “comté de Palm Beach” */
const countyBefore = /\b(condado|comte) (de |du |d |del )?$/;
const before = /^(in|en|at|for|around|near|a|au|dans|de|of)$/;

const isSmallTown = (name: string, state: string): boolean =>
  gazetteer().places.some(
    (place) => place.kind === 'city' && place.name === name && place.state === state && place.population < townTo,
  );

/**
 * Returns the county or region that a question names without a city or state of its own: “in Nassau”, “Suffolk County”. A
 * name that counties of several states share counts if one of them is clearly the largest.
 */
export function countyIn({ typed, named: places }: Pick<Message, 'typed' | 'named'>): NamedCounty | undefined {
  if (named === undefined || bare === undefined) read();
  if (places.some(({ city }) => city === undefined)) return undefined;
  const words = folded(typed).split(' ');
  for (let size = longestName; size > 0; size--)
    for (let at = 0; at + size <= words.length; at++) {
      const said = words.slice(at, at + size).join(' ');
      const key = countyBefore.test(`${words.slice(0, at).join(' ')} `) ? `${said} county` : said;
      const isAlone = !named!.has(key);
      const marked = before.test(words[at - 1] ?? '');
      if (isAlone && !marked) continue;
      const found = isAlone ? largest(bare!.get(key), clearlyAlone) : largest(named!.get(key), clearly);
      if (!found || (isAlone && found.size < leastAlone)) continue;
      // A city of the question that is not the namesake of the county is the place.
      const isPlace = places.some(
        ({ name, state }) =>
          state === found.state || !key.includes(folded(name)) || (isAlone && !isSmallTown(name, state)),
      );
      if (!isPlace) return { name: found.name, state: found.state };
    }
  return undefined;
}

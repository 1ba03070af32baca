import { foldPlace } from '@lintel/geo';
import type { Place } from '@lintel/hypersearch';
import type { PlaceSuggestion } from './contract.ts';
import type { Gazetteer } from './gazetteer.ts';
import { NameSearch } from './name-search.ts';
import { nearestCityOf } from './nearest-city.ts';
import type { PostalCode } from './postal-codes.ts';

type Entry = (Place | (PostalCode & { kind: 'zip' })) & {
  rank: number;
  /** Its own name, folded; names of cities and states do not count for a whole match. */
  folded: string;
};

/** Ranks stand on the scale of a city: the power of ten of its population. A known neighbourhood is worth a town. */
const rankOf = (place: Place): number =>
  place.kind === 'city'
    ? Math.log10(place.population + 10)
    : place.kind === 'neighbourhood'
      ? Math.max(4.3, Math.log10(place.population + 10) - 1)
      : 4;
const zipRank = 1;
/** What is named exactly as typed goes before all that only begins so, unless that is a thousand times larger. */
const wholeNameBonus = 3;
const otherNameBonus = 1;
/** Beside names that begin as typed, only places of ten thousand people or more are worth guessing at a slip. */
const guessRank = 4;

/** Suggestions for the beginning of a name, best first: by name, then by size. Same words, same list. */
export function createSuggestions({
  places,
  postalCodes,
}: Gazetteer): (typed: string, limit: number) => PlaceSuggestion[] {
  const entries: Entry[] = [
    ...places.map((place) => ({ ...place, rank: rankOf(place), folded: foldPlace(place.name) })),
    ...postalCodes.map((code) => ({ ...code, kind: 'zip' as const, rank: zipRank, folded: foldPlace(code.code) })),
  ];
  const cityAt = nearestCityOf(places.filter((place) => place.kind === 'city'));
  const names = new NameSearch(entries.map(namesOf));

  return (typed, limit) => {
    const wanted = foldPlace(typed);
    if (wanted === '') return [];
    const found = best(entries, names.startingWith(wanted), wanted, limit);
    const guesses =
      found.length < limit && !isCode(wanted) ? best(entries, names.startingNearly(wanted), wanted, limit) : [];
    const worthy = found.length === 0 ? guesses : guesses.filter((entry) => entry.rank >= guessRank);
    return [...new Set([...found, ...worthy])].slice(0, limit).map((entry) => present(entry, cityAt));
  };
}

/** A slip in a postal code gives another code: nothing to guess. */
const isCode = (wanted: string): boolean => /^\d|^[a-z]\d/.test(wanted);

/** As written in full ("ballard seattle wa", so that the state may be typed too), and each other name. */
function namesOf(entry: Entry): string[] {
  const { folded } = entry;
  if (entry.kind === 'zip') return [folded];
  const state = entry.state.toLowerCase();
  const names = [`${folded} ${state}`, ...(entry.aliases ?? []).map(foldPlace)];
  if (entry.city !== undefined) names.push(`${folded} ${foldPlace(entry.city)} ${state}`);
  return names;
}

/** The `limit` best entries in one pass: thousands begin with one letter, and few of them get as far as the list. */
function best(
  entries: readonly Entry[],
  keys: Iterable<{ text: string; entry: number }>,
  wanted: string,
  limit: number,
): Entry[] {
  const list: { entry: Entry; score: number }[] = [];
  for (const { text, entry: at } of keys) {
    const entry = entries[at]!;
    const bonus = entry.folded === wanted ? wholeNameBonus : text === wanted ? otherNameBonus : 0;
    const score = entry.rank + bonus;
    if (list.length === limit && score <= list[limit - 1]!.score) continue;
    insert(list, { entry, score }, limit);
  }
  return list.map(({ entry }) => entry);
}

/** Behind its equals, so that the order of the keys breaks ties: the same words always give the same list. */
function insert<T extends { entry: Entry; score: number }>(list: T[], candidate: T, limit: number): void {
  const known = list.findIndex(({ entry }) => entry === candidate.entry);
  if (known >= 0) {
    if (list[known]!.score >= candidate.score) return;
    list.splice(known, 1);
  }
  const place = list.findIndex(({ score }) => score < candidate.score);
  list.splice(place < 0 ? list.length : place, 0, candidate);
  if (list.length > limit) list.pop();
}

function present(entry: Entry, cityAt: ReturnType<typeof nearestCityOf>): PlaceSuggestion {
  const isZip = entry.kind === 'zip';
  const name = isZip ? entry.code : entry.name;
  const city = isZip && entry.city === undefined ? cityAt(entry)?.name : entry.city;
  return {
    name,
    kind: entry.kind,
    ...(city === undefined ? {} : { city }),
    state: entry.state,
    country: entry.country,
    latitude: entry.lat,
    longitude: entry.lon,
    label: [name, city, entry.state].filter((part) => part !== undefined).join(', '),
  };
}

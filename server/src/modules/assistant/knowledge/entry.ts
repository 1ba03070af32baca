import type { InLanguages } from '../reading/language.ts';
import { plain } from '../reading/plain.ts';

/** An explained term, or an explained rule with the month in which it was checked. */
export interface Entry {
  id: string;
  /** Its names in all languages, without accents, separated by `|`; `*` matches the rest of a word. */
  names: string;
  says: InLanguages;
  source: string;
  /** The country whose law or custom it is; absent if it applies to both. */
  country?: 'US' | 'CA';
  /** The month in which the text was checked, for rules that change. */
  asOf?: string;
}

interface Named {
  entry: Entry;
  pattern: RegExp;
}

const escaped = (name: string): string =>
  plain(name)
    .replace(/[.+?^${}()[\]\\]/g, '\\$&')
    .replaceAll('*', '[a-z]*')
    .replaceAll(' ', '[ -]')
    .replaceAll("'", "['’ ]");

/** Finds the entries that a plain text names. Longer names win over names within them, in the order of the text. */
export function finderOf(entries: readonly Entry[]): (text: string) => Entry[] {
  const named: Named[] = entries.map((entry) => ({
    entry,
    pattern: new RegExp(`(?<![a-z0-9])(?:${entry.names.split('|').map(escaped).join('|')})(?![a-z0-9])`, 'g'),
  }));
  return (text) => {
    const hits = named
      .flatMap(({ entry, pattern }) =>
        [...text.matchAll(pattern)].map((match) => ({ entry, at: match.index, end: match.index + match[0].length })),
      )
      .sort((one, other) => other.end - other.at - (one.end - one.at) || one.at - other.at);
    const kept: typeof hits = [];
    for (const hit of hits)
      if (
        !kept.some((other) => hit.at < other.end && other.at < hit.end) &&
        !kept.some(({ entry }) => entry === hit.entry)
      )
        kept.push(hit);
    return kept.sort((one, other) => one.at - other.at).map(({ entry }) => entry);
  };
}

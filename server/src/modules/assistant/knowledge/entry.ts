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

/** Length of the beginning of a name by which its entries are looked up in a text. */
const beginning = 2;

/** Finds the entries that a plain text names. Longer names win over names within them, in the order of the text. */
export function finderOf(entries: readonly Entry[]): (text: string) => Entry[] {
  const named = entries.map((entry): Named => {
    const names = entry.names.split('|').map(escaped).join('|');
    return { entry, pattern: new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`, 'g') };
  });
  const byStart = new Map<string, Set<number>>();
  for (const [at, { names }] of entries.entries())
    for (const name of names.split('|')) {
      const start = plain(name).slice(0, beginning);
      byStart.set(start, (byStart.get(start) ?? new Set()).add(at));
    }
  return (text) => {
    const possible = new Set(
      text.match(/(?<![a-z0-9])[a-z0-9]./g)?.flatMap((start) => [...(byStart.get(start) ?? [])]),
    );
    const hits: { entry: Entry; at: number; end: number }[] = [];
    for (const which of [...possible].sort((one, other) => one - other)) {
      const { entry, pattern } = named[which]!;
      pattern.lastIndex = 0;
      for (let match = pattern.exec(text); match; match = pattern.exec(text))
        hits.push({ entry, at: match.index, end: pattern.lastIndex });
    }
    hits.sort((one, other) => other.end - other.at - (one.end - one.at) || one.at - other.at);
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

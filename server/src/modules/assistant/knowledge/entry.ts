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

/** Length of the beginning by which names that begin with a part of a word are looked up. */
const beginning = 2;

/** Returns the key of a name: its first word, or the beginning of a first word that `*` completes. */
function keyOf(name: string): string {
  const [first = '', rest = ''] = /^([a-z0-9]*)(\*?)/.exec(plain(name))?.slice(1) ?? [];
  return rest ? `${first.slice(0, beginning)}*` : first;
}

/** Finds the entries that a plain text names. Longer names win over names within them, in the order of the text. */
export function finderOf(entries: readonly Entry[]): (text: string) => Entry[] {
  const named = entries.map((entry): Named => {
    const names = entry.names.split('|').map(escaped).join('|');
    return { entry, pattern: new RegExp(`(?<![a-z0-9])(?:${names})(?![a-z0-9])`, 'g') };
  });
  const byKey = new Map<string, Set<number>>();
  for (const [at, { names }] of entries.entries())
    for (const key of names.split('|').map(keyOf)) byKey.set(key, (byKey.get(key) ?? new Set()).add(at));
  return (text) => {
    const words = new Set(text.match(/[a-z0-9]+/g));
    const keys = [...words].flatMap((word) => [word, `${word.slice(0, beginning)}*`]);
    const possible = new Set(keys.flatMap((key) => [...(byKey.get(key) ?? [])]));
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

/** A phrase found in folded words. */
export interface Found {
  /** First word, and the index after the last word. */
  from: number;
  to: number;
  meaning: string;
}

interface Node {
  next: Map<string, Node>;
  meaning?: string;
}

/** Maximum number of words that a `*` matches. */
const GAP = 2;

export type PhraseFinder = (words: readonly string[]) => Found[];

/**
 * Finds the longest phrase at each word, including phrases within phrases. `lexicon` holds the phrases of
 * each meaning in folded words.
 */
export function phraseFinder(lexicon: Iterable<readonly [meaning: string, phrases: readonly string[]]>): PhraseFinder {
  const root: Node = { next: new Map() };
  for (const [meaning, phrases] of lexicon) for (const phrase of phrases) plant(root, phrase.split(' '), meaning);

  return (words) => {
    const found: Found[] = [];
    for (let from = 0; from < words.length; from++) {
      const best = longest(root, words, from);
      if (best) found.push({ from, to: best.to, meaning: best.meaning });
    }
    return found;
  };
}

function plant(root: Node, words: readonly string[], meaning: string): void {
  let node = root;
  for (const word of words) {
    let next = node.next.get(word);
    if (!next) {
      next = { next: new Map() };
      node.next.set(word, next);
    }
    node = next;
  }
  node.meaning ??= meaning;
}

function longest(node: Node, words: readonly string[], at: number): { to: number; meaning: string } | undefined {
  const word = words[at];
  const straight = word === undefined ? undefined : node.next.get(word);
  let best = straight && longest(straight, words, at + 1);
  const gap = node.next.get('*');
  if (gap)
    for (let skipped = 1; skipped <= GAP && isWord(words[at + skipped - 1]); skipped++) {
      const beyond = longest(gap, words, at + skipped);
      if (beyond && (!best || beyond.to > best.to)) best = beyond;
    }
  return best ?? (node.meaning === undefined ? undefined : { to: at, meaning: node.meaning });
}

/** Punctuation marks are separate items; no phrase crosses them. */
export const isWord = (word: string | undefined): boolean => word !== undefined && word !== ',' && word !== '.';

/**
 * Returns lower-case words without accents; commas and the like become `,`, sentence ends `.`, everything
 * else separates words.
 */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’ʼ`]/g, '')
      .replace(/(\d)[.,](?=\d)/g, '$1')
      .match(/[\p{L}\p{N}]+|[.!?;\n•*|]|[,:()]| [-–—] /gu)
      ?.map((token) => (/^[.!?;\n•*|]$/.test(token) ? '.' : /^[,:() –—-]+$/.test(token) ? ',' : token)) ?? []
  );
}

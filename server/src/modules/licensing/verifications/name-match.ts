/** Legal forms and words that do not identify a name. */
const fillers = new Set(
  'inc incorporated llc llp lp ltd limited ltée ltee corp corporation co company pc plc pllc the and of de la le les des du et realty realtors group real estate immobilier'.split(
    ' ',
  ),
);

export interface NameMatch {
  /** 0 to 100. */
  score: number;
  verdict: 'same' | 'close' | 'different';
}

/**
 * Similarity of two names: the share of common letter pairs (Dice coefficient), regardless of word order, accents,
 * punctuation and legal forms. It helps the reviewer and never decides.
 */
export function matchNames(stated: string, register: string): NameMatch {
  const [a, b] = [wordsOf(stated), wordsOf(register)];
  const score = Math.round(100 * Math.max(shared(pairsOf(a), pairsOf(b)), shared(pairsOf(bare(a)), pairsOf(bare(b)))));
  return { score, verdict: score >= 95 ? 'same' : score >= 70 ? 'close' : 'different' };
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’'.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Removes filler words, unless no word would be left. */
function bare(words: string[]): string[] {
  const left = words.filter((word) => !fillers.has(word));
  return left.length > 0 ? left : words;
}

/** Letter pairs within words; each word includes its boundaries, so that a single letter counts too. */
function pairsOf(words: readonly string[]): Map<string, number> {
  const pairs = new Map<string, number>();
  for (const word of words) {
    const letters = [...`^${word}$`];
    for (let at = 1; at < letters.length; at++) {
      const pair = `${letters[at - 1]}${letters[at]}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  }
  return pairs;
}

function shared(a: Map<string, number>, b: Map<string, number>): number {
  const size = (pairs: Map<string, number>) => [...pairs.values()].reduce((sum, count) => sum + count, 0);
  const all = size(a) + size(b);
  if (all === 0) return 0;
  let common = 0;
  for (const [pair, count] of a) common += Math.min(count, b.get(pair) ?? 0);
  return (2 * common) / all;
}

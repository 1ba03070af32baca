import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Token } from './tokens.ts';
import { tokenise } from './tokens.ts';

export interface Sense {
  kind: string;
  value: string;
}

interface Node {
  next: Map<string, Step>;
  senses: Sense[];
}

/** Nodes behind a word: of a phrase with the word itself, and of a phrase with its singular. */
interface Step {
  exact: Node | undefined;
  singular: Node | undefined;
}

/** The one copy of a text that the engine compares by its address: kinds are compared some thousand times a sentence. */
const interned = (text: string): string => Object.keys({ [text]: true })[0] as string;

/** Phrases of a lexicon, found longest first. A plural in -s finds its singular. */
export class PhraseTrie {
  readonly words = new Set<string>();
  readonly #root: Node = { next: new Map(), senses: [] };

  add(lexicon: Lexicon): void {
    for (const [senseText, phrases] of lexicon) {
      const colon = senseText.indexOf(':');
      const sense: Sense =
        colon < 0
          ? { kind: interned(senseText), value: '' }
          : { kind: interned(senseText.slice(0, colon)), value: interned(senseText.slice(colon + 1)) };
      for (const phrase of phrases.split('|')) this.#addPhrase(phrase, sense);
    }
  }

  /** The longest phrase that begins at `from`: its end and its senses. */
  longest(tokens: readonly Token[], from: number): { end: number; senses: readonly Sense[] } | undefined {
    return this.#walk(this.#root, tokens, from);
  }

  #walk(node: Node, tokens: readonly Token[], at: number): { end: number; senses: readonly Sense[] } | undefined {
    const token = tokens[at];
    let best: { end: number; senses: readonly Sense[] } | undefined;
    if (token && token.kind !== 'mark' && !(token.glued && tokens[at - 1]?.text === '.')) {
      const step = node.next.get(token.text);
      if (step?.exact) best = this.#walk(step.exact, tokens, at + 1);
      const plural = step?.singular && this.#walk(step.singular, tokens, at + 1);
      if (plural && (!best || plural.end > best.end)) best = plural;
      else if (plural && best && plural.end === best.end)
        best = { end: best.end, senses: [...best.senses, ...plural.senses.filter((sense) => sense.kind !== 'num')] };
    } else if (token && (token.text === '+' || token.text === '/')) {
      const exact = node.next.get(token.text)?.exact;
      if (exact) best = this.#walk(exact, tokens, at + 1);
    }
    return best ?? (node.senses.length > 0 ? { end: at, senses: node.senses } : undefined);
  }

  #addPhrase(phrase: string, sense: Sense): void {
    let node = this.#root;
    for (const word of wordsOf(phrase)) {
      this.words.add(word);
      node = nodeBehind(node, word);
    }
    if (node === this.#root) return;
    if (!node.senses.some((known) => known.kind === sense.kind && known.value === sense.value)) node.senses.push(sense);
  }
}

function nodeBehind(node: Node, word: string): Node {
  const known = node.next.get(word)?.exact;
  if (known) return known;
  const fresh: Node = { next: new Map(), senses: [] };
  stepAt(node, word).exact = fresh;
  const plural = `${word}s`;
  if (singularOf(plural) === word) stepAt(node, plural).singular = fresh;
  return fresh;
}

function stepAt(node: Node, word: string): Step {
  let step = node.next.get(word);
  if (!step) {
    step = { exact: undefined, singular: undefined };
    node.next.set(word, step);
  }
  return step;
}

/** A phrase as the tokeniser would cut it; most are plain words, which need no tokeniser. */
function wordsOf(phrase: string): string[] {
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ');
  return tokenise(phrase)
    .filter((token) => token.kind !== 'mark' || token.text === '+' || token.text === '/')
    .map((token) => token.text);
}

/** French singulars in -s whose stem is another word: "gars" is no plural of the short form "gar" (garage). */
const singulars: ReadonlySet<string> = new Set(['gars', 'fils']);

/** `pools` → `pool`; nothing for short words and words in -ss. */
export function singularOf(word: string): string | undefined {
  const plural = word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && !singulars.has(word);
  return plural ? word.slice(0, -1) : undefined;
}

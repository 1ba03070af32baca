import { type Fact, factText } from '../../facts.ts';
import type { Reading, Span } from '../../reading.ts';
import { readingOf, type Understanding, understand } from '../read.ts';
import { contradictionsIn } from '../scopes/contradictions.ts';
import { asksBack, findTurns, type Turn } from '../scopes/turns.ts';
import type { OwnPhrases } from '../words/items.ts';
import type { Sense } from '../words/trie.ts';
import { isWhere, matterOf } from './refine-draft.ts';
import { Refining } from './refining.ts';
import type { RefineContext, SearchChange } from './search-change.ts';

/** A search after a sentence was said on top of it. */
export interface Refinement {
  /**
   * `new`: the sentence is a search of its own; `same`: it changes nothing; `undo`: it asks for the search before this one,
   * which only the caller knows ("undo", "go back").
   */
  kind: 'changed' | 'new' | 'same' | 'undo';
  /** The whole search as it is now, in the order in which it was said. */
  facts: readonly Fact[];
  /** In the order of the sentence. */
  changes: readonly SearchChange[];
  contradictions: Reading['contradictions'];
  /** The sentence read by itself: its parts, what was not understood, what was refused. */
  reading: Reading;
}

/**
 * Changes a search by a sentence said on top of it: "cheaper", "with a pool too", "forget Denver, try Boulder", "start over".
 * Pure and total, as `read`. The README has the rules.
 */
export function refine(
  present: Pick<Reading, 'facts'> | readonly Fact[],
  sentence: string,
  context: RefineContext,
): Refinement {
  const all = 'facts' in present ? present.facts.map((one) => one.fact) : present;
  // An unsupported criterion was answered in its own turn.
  const standing = all.filter((fact) => fact.kind !== 'unsupported' && fact.kind !== 'refuse');
  let turns: Turn[] = [];
  const understanding = understand(sentence, context, {
    present: standing,
    language: context.language,
    phrases(tokens, vocabulary, places) {
      const found = findTurns(tokens, vocabulary, places);
      turns = found.filter((turn) => turn.kind !== 'undo');
      return phrasesOf(turns);
    },
  });
  if (asksBack(sentence)) return takingBack(standing, understanding);
  const fresh = turns.some((turn) => turn.kind === 'reset') || isSearchOfItsOwn(understanding, turns, standing);
  const refining = new Refining(fresh ? [] : standing, understanding, turns, context);
  const changes = refining.run();
  if (fresh && standing.length > 0) {
    const span: Span = [0, sentence.trimEnd().length];
    changes.unshift({ kind: 'dropped', was: standing, now: [], words: sentence.slice(...span), span });
  }
  return {
    kind: fresh ? 'new' : changes.length > 0 ? 'changed' : 'same',
    facts: refining.draft.facts,
    changes,
    contradictions: contradictionsIn(refining.draft.facts),
    reading: readingOf({ ...understanding, claims: [...understanding.claims, ...refining.marks] }),
  };
}

/** Nothing changes here; every word was understood. */
function takingBack(standing: readonly Fact[], understanding: Understanding): Refinement {
  const reading = readingOf({ ...understanding, claims: [] });
  return {
    kind: 'undo',
    facts: standing,
    changes: [],
    contradictions: contradictionsIn(standing),
    reading: { ...reading, unread: [] },
  };
}

/** Steps and what is lifted are read here and not by the lexicon; the rest only says how to take what stands by it. */
function phrasesOf(turns: readonly Turn[]): OwnPhrases {
  const own = new Map<number, { end: number; senses: Sense[] }>();
  for (const { kind, value, from, to } of turns) {
    if (kind === 'more' || kind === 'swap') continue;
    const senses: Sense[] = [{ kind, value }];
    if (value === 'near-' || value === 'near+') senses.push({ kind: 'near', value: '' });
    own.set(from, { end: to, senses });
  }
  return own;
}

/** Another place, two more matters and no word of change: no one says all that to change a search. */
function isSearchOfItsOwn({ claims }: Understanding, turns: readonly Turn[], present: readonly Fact[]): boolean {
  if (turns.length > 0 || claims.some((claim) => claim.fate === 'withdrawn' || claim.fix)) return false;
  const facts = claims.flatMap((claim) => claim.facts);
  const known = new Set(present.map(factText));
  const elsewhere = facts.some((fact) => isWhere(fact) && !known.has(factText(fact)));
  const matters = new Set(facts.filter((fact) => !isWhere(fact)).map(matterOf));
  return elsewhere && present.some(isWhere) && matters.size >= 2;
}

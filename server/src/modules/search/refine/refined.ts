import { type Fact, type Field, type RefineContext, type Refinement, refine } from '@lintel/hypersearch';
import type { Finder } from '../index/finder.ts';
import { dayOf } from '../sentence/typed-text.ts';

interface RefineOptions {
  /** Medians of the results by field; undefined when unknown. */
  found?: { readonly [Of in Field]?: number | undefined };
  language?: RefineContext['language'];
}

/** Facts that only produce an answer are reported, and never part of the search. */
const applies = (fact: Fact): boolean => fact.kind !== 'refuse' && fact.kind !== 'unsupported';

/**
 * Changes the search given by facts with a sentence; the resulting facts and changes contain only searchable
 * criteria.
 */
export function refined(
  finder: Finder,
  present: readonly Fact[],
  sentence: string,
  options: RefineOptions = {},
): Refinement {
  const { found = {}, language } = options;
  const context = { places: finder.placeNames, today: dayOf(finder.clock()), ...(language ? { language } : {}) };
  const raw = refine(present, sentence, { ...context, found: found as NonNullable<RefineContext['found']> });
  const changes = raw.changes
    .map((change) => ({ ...change, was: change.was.filter(applies), now: change.now.filter(applies) }))
    .filter(({ was, now }) => was.length + now.length > 0);
  return {
    ...raw,
    kind: raw.kind === 'changed' && changes.length === 0 ? 'same' : raw.kind,
    facts: raw.facts.filter(applies),
    changes,
  };
}

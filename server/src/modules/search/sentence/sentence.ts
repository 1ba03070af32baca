import type { PlaceNames, Terms } from '@lintel/hypersearch';
import {
  type Criterion,
  type Fact,
  factText,
  isCriterion,
  type ReadFact,
  type Reading,
  read,
} from '@lintel/hypersearch';
import { distinct, factsOf } from '../filters/read-filters.ts';
import { criteriaOf, StatedAssumptions, termsOf } from './terms.ts';
import { dayOf } from './typed-text.ts';

/** The typed sentence, and the changes to its reading. */
export interface SentenceInput {
  query?: string | undefined;
  off?: string[] | undefined;
  soft?: string[] | undefined;
  hard?: string[] | undefined;
  add?: string[] | undefined;
}

export interface Understood {
  reading: Reading | undefined;
  /** The changed facts of the reading in sentence order, then the added ones. */
  facts: Fact[];
  /** Each fact of the reading with what became of it; `now` is undefined when it was switched off. */
  fates: { read: ReadFact; now: Fact | undefined }[];
  added: Fact[];
  /** Terms of the purchase in the sentence that the search applies. */
  terms: Terms | undefined;
}

function changed(fact: Fact, edits: { off: Set<string>; soft: Set<string>; hard: Set<string> }): Fact | undefined {
  const text = factText(fact);
  if (edits.off.has(text)) return undefined;
  if (isCriterion(fact) && edits.soft.has(text)) return { kind: 'prefer', criterion: fact };
  if (fact.kind === 'prefer' && (edits.hard.has(text) || edits.hard.has(factText(fact.criterion))))
    return fact.criterion;
  return fact;
}

const silent = new Set<Reading['parts'][number]['fate']>([
  'context',
  'unknown',
  'unsupported',
  'assumption',
  'refused',
  'withdrawn',
]);

/**
 * True for a sentence of which no word became a criterion or sort order: it finds no homes instead of all.
 */
export const isNothingApplied = ({ reading, facts, fates, added, terms }: Understood): boolean =>
  reading !== undefined &&
  added.length === 0 &&
  terms?.means === undefined &&
  terms?.cashAtMost === undefined &&
  terms?.cashFlowAtLeast === undefined &&
  reading.parts.some(({ fate }) => silent.has(fate)) &&
  fates.every(({ read: { fact } }) => isUnapplied(fact)) &&
  facts.every(isUnapplied);

const isUnapplied = ({ kind }: Fact): boolean => kind === 'refuse' || kind === 'unsupported';

/** A payment that replaces one for principal and interest has the same basis, which its text omits. */
function withBasis(fact: Fact, fates: Understood['fates']): Fact {
  if (fact.kind === 'prefer') return { kind: 'prefer', criterion: withBasis(fact.criterion, fates) as Criterion };
  if (fact.kind !== 'bound' || fact.field !== 'payment') return fact;
  const isOfLoan = fates.some(({ read: { fact: was }, now }) => {
    const criterion = was.kind === 'prefer' ? was.criterion : was;
    return now === undefined && criterion.kind === 'bound' && criterion.field === 'payment' && criterion.basis === 'pi';
  });
  return isOfLoan ? { ...fact, basis: 'pi' } : fact;
}

/** Reads the sentence and applies the person's changes to it. */
export function understand(input: SentenceInput, places: PlaceNames, now: Date): Understood {
  if (!(input.query || input.off || input.soft || input.hard || input.add))
    return { reading: undefined, facts: [], fates: [], added: [], terms: undefined };
  const reading = input.query?.trim() ? read(input.query, { places, today: dayOf(now) }) : undefined;
  const withoutAssumptions = (texts: string[] | undefined) => texts?.filter((text) => !text.startsWith('a:'));
  const canonical = (texts: string[] | undefined, field: string) => new Set(factsOf(texts, field).map(factText));
  const edits = {
    off: canonical(withoutAssumptions(input.off), 'off'),
    soft: canonical(input.soft, 'soft'),
    hard: canonical(input.hard, 'hard'),
  };
  const fates = (reading?.facts ?? []).map((found) => ({ read: found, now: changed(found.fact, edits) }));
  const added = factsOf(input.add, 'add').map((fact) => withBasis(fact, fates));
  const remaining = fates.flatMap(({ now: fact }) => (fact ? [fact] : []));
  const stated = reading && new StatedAssumptions(reading, input.off ?? [], input.query ?? '');
  const facts = distinct([...remaining, ...(stated ? criteriaOf(stated) : []), ...added]);
  return { reading, facts, fates, added, terms: stated && termsOf(stated) };
}

import { type Fact, type Found, factText, type Span } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { Chip } from '../contract.ts';
import { earningsNote, isAboutEarnings, lawfulAlternative, refusalReason, unsupportedNote } from './fair-housing.ts';
import { factLabel, sentenceCase } from './labels.ts';
import type { MissingPlace } from './missing-places.ts';
import type { Understood } from './sentence.ts';
import { wordsAt } from './typed-text.ts';

const whyNotApplied = {
  'unknown-place': 'There are no homes in a place of this name.',
  'unknown-point': "We don't know where this is, so it was not applied.",
  'no-payment-rule': 'There is no current mortgage rate, so this was not applied.',
} as const;

/** A span as sent. */
export const presentSpan = ([start, end]: Span): [number, number] => [start, end];

/** Returns why a fact has no effect, or undefined. */
function noteOf(fact: Fact, found: Found, words: string): { state: Chip['state']; note: string } | undefined {
  if (fact.kind === 'refuse') {
    return { state: 'refused', note: `${refusalReason(fact.class)} ${lawfulAlternative[fact.class]}` };
  }
  if (fact.kind === 'unsupported') {
    const isEarnings = fact.topic === 'other' && isAboutEarnings(words);
    return { state: 'unsupported', note: isEarnings ? earningsNote() : unsupportedNote[fact.topic] };
  }
  const text = factText(fact);
  const missed = found.notApplied.find((missing) => missing.fact === text);
  return missed && { state: 'not_applied', note: whyNotApplied[missed.why] };
}

/**
 * Returns the number of homes without this fact alone; places and types are dropped one by one or, if alone,
 * as their group.
 */
function countWithout(fact: Fact, found: Found): number | null {
  return found.relaxations?.get(factText(fact)) ?? null;
}

const onlyIfAgreed = (): string => m.search__homes_elsewhere_in_this_city();

/** The reading as chips in the order of the sentence, then what the person added. */
export function chipsOf(
  sentence: string,
  understood: Understood & { missing: readonly MissingPlace[] },
  found: Found,
): Chip[] {
  const around = new Set(understood.missing.flatMap(({ city }) => city ?? []));
  const chip = (fact: Fact, spans: readonly Span[], confidence: number, off: boolean): Chip => {
    const waits = around.has(fact) ? { state: 'not_applied' as const, note: onlyIfAgreed() } : undefined;
    const note = off ? undefined : (waits ?? noteOf(fact, found, wordsAt(sentence, spans)));
    return {
      fact: factText(fact),
      label: labelOf(fact, spans),
      words: wordsAt(sentence, spans),
      spans: spans.map(presentSpan),
      state: off ? 'off' : (note?.state ?? (fact.kind === 'prefer' ? 'preference' : 'applied')),
      confidence,
      countWithout: off ? null : countWithout(fact, found),
      note: note?.note ?? null,
    };
  };
  /** A criterion that no listing can meet is labeled with its own words. */
  const labelOf = (fact: Fact, spans: readonly Span[]): string =>
    fact.kind === 'unsupported' && spans.length > 0
      ? sentenceCase(spans.map(([start, end]) => sentence.slice(start, end)).join(', '))
      : factLabel(fact, understood.facts);
  return [
    ...understood.fates.map(({ read, now }) => chip(now ?? read.fact, read.spans, read.confidence, now === undefined)),
    ...understood.added.map((fact) => chip(fact, [], 1, false)),
  ];
}

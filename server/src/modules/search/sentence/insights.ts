import { type Fact, type Found, factText, parseFact, type Reading } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { NlpResult } from '../contract.ts';
import { factLabel } from './labels.ts';
import { isNothingApplied, type Understood } from './sentence.ts';

const nothingApplied = (): string => m.search__we_cant_search_for_any();

/** Describes understood criteria and results in plain sentences. */
export function insightsOf(understood: Understood, found: Found): string[] {
  const { reading, facts } = understood;
  const soft = facts.filter((fact) => fact.kind === 'prefer').length;
  const lines =
    isNothingApplied(understood) && found.total === 0
      ? [nothingApplied()]
      : [m.count__homes_match({ count: found.total })];
  if (soft > 0) lines.push(m.count__preferences_order({ count: soft }));
  for (const { fact, why } of found.notApplied) {
    if (why === 'unknown-place') lines.push(m.search__there_are_no_homes_in({ labelOf: labelOf(fact, facts) }));
    if (why === 'unknown-point') lines.push(m.search__we_dont_know_where_is({ labelOf: labelOf(fact, facts) }));
  }
  for (const { words, rule } of reading?.ignored ?? []) lines.push(m.search__left_out({ words, rule }));
  const unread = reading ? unreadOf(reading) : [];
  if (unread.length > 0) {
    const words = unread.map((part) => `“${part.words}”`).join(', ');
    lines.push(m.search__not_understood_you_can_search({ words }));
  }
  return lines;
}

/** Words that were not understood, without those ignored for a stated reason. */
export const unreadOf = ({ unread, ignored }: Reading): Reading['unread'] =>
  unread.filter(({ span: [start] }) => !ignored.some(({ span: [from, to] }) => from <= start && start < to));

/** Criteria that contradict each other, with display text. */
export const contradictionsOf = ({ contradictions }: Pick<Reading, 'contradictions'>): NlpResult['contradictions'] =>
  contradictions.map(([a, b]) => ({
    facts: [a, b],
    text: m.search__and_cant_both_apply({ a: labelOfText(a), b: labelOfText(b) }),
  }));

const labelOfText = (text: string): string => {
  const fact = parseFact(text);
  return fact ? factLabel(fact) : text;
};

/** Returns the name of the place or landmark in a fact. */
function labelOf(text: string, facts: readonly Fact[]): string {
  const found = facts.find((each) => factText(each) === text);
  const fact = found?.kind === 'prefer' ? found.criterion : found;
  return fact ? factLabel(fact).replace(/^(Not in|Near|Within .* of) /, '') : text;
}

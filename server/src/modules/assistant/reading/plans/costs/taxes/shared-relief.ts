import type { Message } from '../../../message.ts';
import { plain } from '../../../plain.ts';
import { type QualifyingShare, qualifyingShareOf } from '../../../topics/co-buyers.ts';

/** Number of sentences before a question that can say who buys. */
const mostBefore = 2;

/** Returns the share of the buyers who never owned, as a question or the sentences before it state it. */
export function sharedRelief({ text, amounts, talk }: Message, state: string | undefined): QualifyingShare | undefined {
  const before = [...(talk.heard ?? []).slice(-mostBefore).map(plain), text].join('. ');
  return qualifyingShareOf(text, amounts, state) ?? qualifyingShareOf(before, [], state);
}

import type { NlpResult } from '../contract.ts';
import { lawfulAlternative, refusalReason } from './fair-housing.ts';
import type { Understood } from './sentence.ts';
import { wordsAt } from './typed-text.ts';

/** Returns the criteria of a sentence that fair housing laws prohibit, in its own words. */
export const refusedIn = (sentence: string, { reading }: Pick<Understood, 'reading'>): NlpResult['refused'] =>
  (reading?.facts ?? []).flatMap(({ fact, spans }) =>
    fact.kind === 'refuse'
      ? {
          class: fact.class,
          words: wordsAt(sentence, spans),
          reason: refusalReason(fact.class),
          alternative: lawfulAlternative[fact.class],
        }
      : [],
  );

import { factText, type ReadContext, read } from '../../src/index.ts';
import { type Composed, compose } from './compose.ts';
import type { Language } from './speaker.ts';

export type { Language } from './speaker.ts';

/** A sentence that did not give its facts back. */
export interface Miscarried extends Composed {
  missing: string[];
  extra: string[];
}

/** Reads the first `count` sentences that a language composes and returns those that are read otherwise. */
export function checkComposed(language: Language, count: number, context: ReadContext): Miscarried[] {
  const wrong: Miscarried[] = [];
  for (let seed = 1; seed <= count; seed++) {
    const composed = compose(language, seed);
    const parsed = read(composed.query, context).facts.map((one) => factText(one.fact));
    const missing = composed.facts.filter((fact) => !parsed.includes(fact));
    const extra = parsed.filter((fact) => !composed.facts.includes(fact));
    if (missing.length + extra.length > 0) wrong.push({ ...composed, missing, extra });
  }
  return wrong;
}

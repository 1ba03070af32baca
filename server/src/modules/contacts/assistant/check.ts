import { placeNames, read } from '@lintel/hypersearch';
import { refusalReason } from '../../search/index.ts';
import type { Issue } from './contract.ts';

/** A text about people needs no gazetteer, and no date changes what it says of them. */
const context = { places: placeNames([]), today: { year: 2026, month: 1, day: 1 } };
/** Sentences are read one by one, so that each is judged by its own words. */
const sentences = /[^.!?\n]+[.!?]*/g;

/** Returns the words of a text that are about the protected class of people, by the reader that refuses such searches. */
export function issuesIn(text: string): Issue[] {
  const found: Issue[] = [];
  for (const { 0: sentence, index } of text.matchAll(sentences)) {
    for (const { fact, spans } of read(sentence, context).facts) {
      if (fact.kind !== 'refuse' || spans.length === 0) continue;
      const from = index + Math.min(...spans.map(([start]) => start));
      const until = index + Math.max(...spans.map(([, end]) => end));
      found.push({ from, until, words: text.slice(from, until), reason: refusalReason(fact.class) });
    }
  }
  return found;
}

import { placeNames, type ReadContext, read } from '@lintel/hypersearch';
import { checkWording } from '../../own-listings/index.ts';
import { refusalReason } from '../../search/index.ts';
import type { Issue } from './contract.ts';

let known: ReadContext | undefined;
/** A text about people needs no gazetteer, and no date changes what it says of them. The vocabulary is built at the first text. */
const context = (): ReadContext => {
  known ??= { places: placeNames([]), today: { year: 2026, month: 1, day: 1 } };
  return known;
};
/** Sentences are read one by one, so that each is judged by its own words. */
const sentences = /[^.!?\n]+[.!?]*/g;

/**
 * Returns the words of a text that may state a preference for a protected class of people: those of the rules for
 * listings, and those that the reader of searches refuses.
 */
export function issuesIn(text: string): Issue[] {
  const found = checkWording(text).map(({ from, until, reason }) => ({ from, until, reason }));
  for (const issue of refusedIn(text))
    if (!found.some(({ from, until }) => from < issue.until && issue.from < until)) found.push(issue);
  return found
    .map((issue) => ({ ...issue, words: text.slice(issue.from, issue.until) }))
    .sort((one, other) => one.from - other.from);
}

function* refusedIn(text: string): Generator<Omit<Issue, 'words'>> {
  for (const { 0: sentence, index } of text.matchAll(sentences))
    for (const { fact, spans } of read(sentence, context()).facts)
      if (fact.kind === 'refuse' && spans.length > 0)
        yield {
          from: index + Math.min(...spans.map(([start]) => start)),
          until: index + Math.max(...spans.map(([, end]) => end)),
          reason: refusalReason(fact.class),
        };
}

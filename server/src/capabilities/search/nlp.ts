import { type Found, factText, parseFact } from '@lintel/hypersearch';
import { anyone } from '../../foundation/access.ts';
import { serve } from '../../foundation/serve.ts';
import { askFilters } from './asked.ts';
import { chipsOf, wireSpan } from './chips.ts';
import { type NlpResult, searchContract } from './contract.ts';
import { distinct } from './filters/read-filters.ts';
import { find, finderPart } from './finder.ts';
import { insightsOf, unreadOf } from './insights.ts';
import { factLabel } from './labels.ts';
import { refusedIn } from './refused.ts';
import { type Understood, understand } from './sentence.ts';
import { waysToWiden } from './widen.ts';

const labelOf = (text: string): string => {
  const fact = parseFact(text);
  return fact ? factLabel(fact) : text;
};

/** The fates of the words; those of a fact that could not be applied here, such as an unknown landmark, are not known. */
function fatesOf({ reading, fates }: Understood, { notApplied }: Found): NlpResult['parts'] {
  const missed = new Set(notApplied.map(({ fact }) => fact));
  const starts = fates.flatMap(({ read, now }) =>
    now && missed.has(factText(now)) ? read.spans.map(([start]) => start) : [],
  );
  return reading!.parts.map(({ span, fate }) => ({
    span: wireSpan(span),
    fate: starts.some((start) => span[0] <= start && start < span[1]) ? 'unknown' : fate,
  }));
}

export const nlp = serve(searchContract.hypersearch.nlp, {
  access: anyone('visitors may search'),
  async run({ input, use }) {
    const started = performance.now();
    const finder = use(finderPart);
    const understood = understand(input, finder.placeNames, finder.clock());
    const reading = understood.reading!;
    const { asked, typed } = askFilters(finder, input);
    const query = { ...asked, facts: distinct([...understood.facts, ...asked.facts]) };
    const found = find(finder, query, { limit: 0, relaxations: true });
    const chips = chipsOf(input.query, understood, found);
    return {
      searchInsights: insightsOf(understood, found),
      searchOptimization: waysToWiden(finder, query, found, typed),
      language: reading.language,
      facts: understood.facts.map(factText),
      chips,
      parts: fatesOf(understood, found),
      unread: unreadOf(reading).map(({ words, span }) => ({ words, span: wireSpan(span) })),
      refused: refusedIn(input.query, understood),
      ignored: reading.ignored.map(({ words, rule }) => ({ words, rule })),
      contradictions: reading.contradictions.map(([a, b]) => ({
        facts: [a, b] as [string, string],
        text: `“${labelOf(a)}” and “${labelOf(b)}” cannot both hold.`,
      })),
      total: found.total,
      processingTime: Math.round((performance.now() - started) * 1000) / 1000,
    };
  },
});

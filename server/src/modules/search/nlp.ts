import { type Fact, type Found, factText } from '@lintel/hypersearch';
import { anyone } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { withBuyer } from './buyer.ts';
import { type NlpResult, searchContract } from './contract.ts';
import { distinct } from './filters/read-filters.ts';
import { completeQuery, type Finder, find, finderToken } from './index/finder.ts';
import { emptied, filterQueryOf } from './search-query.ts';
import { assumptionsOf } from './sentence/assumptions.ts';
import { chipsOf, presentSpan } from './sentence/chips.ts';
import { contradictionsOf, insightsOf, unreadOf } from './sentence/insights.ts';
import { findMissingPlaces, noticesOf } from './sentence/missing-places.ts';
import { refusedIn } from './sentence/refused.ts';
import { type Understood, understand } from './sentence/sentence.ts';
import { waysToWiden } from './widen.ts';

/**
 * Returns the current effect of each word: removed criteria are withdrawn, and criteria that can't be applied
 * are unknown.
 */
function fatesOf({ reading, fates }: Understood, { notApplied }: Found): NlpResult['parts'] {
  const missed = new Set(notApplied.map(({ fact }) => fact));
  const readAt = (from: number, to: number) =>
    fates.filter(({ read }) => read.spans.some(([start]) => from <= start && start < to));
  return reading!.parts.map(({ span, fate }) => {
    const of = readAt(...span);
    if (of.some(({ now }) => now && missed.has(factText(now)))) return { span: presentSpan(span), fate: 'unknown' };
    if (fate !== 'applied' && fate !== 'preference') return { span: presentSpan(span), fate };
    const now = of.flatMap((one) => one.now ?? []);
    const fateNow =
      now.length > 0 ? (now.every(isSoft) ? 'preference' : 'applied') : of.length > 0 ? 'withdrawn' : fate;
    return { span: presentSpan(span), fate: fateNow };
  });
}

/** The countries of the homes that a search finds when its terms exclude none; both where it finds none. */
function countriesOf(finder: Finder, { terms: _, ...query }: Parameters<typeof find>[1]): ('US' | 'CA')[] {
  const facts = query.facts.filter(
    (fact) => !(fact.kind === 'bound' && (fact.field === 'payment' || fact.field === 'cost')),
  );
  const { total, inCanada } = finder.index.columns(completeQuery(finder, { ...query, facts }), []);
  if (total === 0) return ['US', 'CA'];
  return [...(inCanada < total ? (['US'] as const) : []), ...(inCanada > 0 ? (['CA'] as const) : [])];
}

const isSoft = ({ kind }: Fact): boolean => kind === 'prefer';

export const nlp = serve(searchContract.hypersearch.nlp, {
  access: anyone('visitors may search'),
  readOnly: true,
  async run({ input, me, db, resolve }) {
    const started = performance.now();
    const finder = resolve(finderToken);
    const { search: filters, typed } = filterQueryOf(finder, await withBuyer(input, { me, db }));
    const read = understand(input, finder.placeNames, finder.clock());
    const understood = findMissingPlaces(finder, read, input.query, filters);
    const reading = understood.reading!;
    const search = emptied(understood, filters);
    const { terms } = understood;
    const query = {
      ...search,
      facts: distinct([...understood.facts, ...search.facts]),
      ...(terms && { terms }),
    };
    const found = find(finder, query, { limit: 0, relaxations: true });
    const chips = chipsOf(input.query, understood, found);
    const places = noticesOf(finder, understood.missing, query.facts);
    return {
      searchInsights: insightsOf(understood, found),
      searchOptimization: waysToWiden(finder, query, found, typed),
      language: reading.language,
      facts: understood.facts.map(factText).filter((text) => !reading.assumptions.some((one) => one.text === text)),
      chips,
      parts: fatesOf(understood, found),
      assumptions: assumptionsOf(reading, input, () => ({
        countries: countriesOf(finder, query),
        today: finder.clock().toISOString().slice(0, 10),
      })),
      unread: unreadOf(reading).map(({ words, span }) => ({ words, span: presentSpan(span) })),
      refused: refusedIn(input.query, understood),
      ignored: reading.ignored.map(({ words, rule }) => ({ words, rule })),
      places,
      contradictions: contradictionsOf(reading),
      total: found.total,
      processingTime: Math.round((performance.now() - started) * 1000) / 1000,
    };
  },
});

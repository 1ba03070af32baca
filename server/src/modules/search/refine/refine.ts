import { type Fact, type Field, factText, isCriterion, type Refinement, type Sort } from '@lintel/hypersearch';
import { anyone } from '../../../platform/serve/access.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { withBuyer } from '../buyer.ts';
import { searchContract } from '../contract.ts';
import { distinct } from '../filters/read-filters.ts';
import { type Finder, find, finderToken, type SearchQuery } from '../index/finder.ts';
import { filterQueryOf } from '../search-query.ts';
import { presentSpan } from '../sentence/chips.ts';
import { unsupportedNote } from '../sentence/fair-housing.ts';
import { contradictionsOf, unreadOf } from '../sentence/insights.ts';
import { factLabel } from '../sentence/labels.ts';
import { refusedIn } from '../sentence/refused.ts';
import { understand } from '../sentence/sentence.ts';
import { wordsAt } from '../sentence/typed-text.ts';
import type { RefineChange, Refined } from './contract.ts';
import { type Lists, listsTo } from './lists.ts';
import { type MedianValue, mediansOf } from './medians.ts';
import { refined } from './refined.ts';

export const refine = serve(searchContract.hypersearch.refine, {
  access: anyone('visitors may search'),
  readOnly: true,
  async run({ input, me, db, resolve }): Promise<Refined> {
    const finder = resolve(finderToken);
    const { reading, facts } = understand(input, finder.placeNames, finder.clock());
    const { search, typed } = filterQueryOf(finder, await withBuyer(input, { me, db }));
    const { found, used } = mediansOf(finder, { ...search, facts: distinct([...facts, ...search.facts]) });
    const present = distinct([...inOrder(facts, input.sort), ...typed]);
    const refinement = refined(finder, present, input.sentence, {
      found,
      ...(reading ? { language: reading.language } : {}),
    });
    const reply = {
      kind: refinement.kind,
      changes: refinement.kind === 'new' ? [] : refinement.changes.map((change) => changeOf(change, used)),
      unread: unreadOf(refinement.reading).map(({ words, span }) => ({ words, span: presentSpan(span) })),
      refused: refusedIn(input.sentence, refinement),
      unsupported: unsupportedIn(input.sentence, refinement),
      ignored: refinement.reading.ignored.map(({ words, rule }) => ({ words, rule })),
      contradictions: contradictionsOf(refinement),
    };
    if (refinement.kind === 'new') {
      const total = find(finder, { facts: refinement.facts }, { limit: 0 }).total;
      return { ...reply, ...newSearch(finder, input.sentence, refinement), sort: null, drops: [], total };
    }
    const order = orderOf(refinement, facts, reading?.facts.map(({ fact }) => fact) ?? [], input.sort);
    const stays = typed.every((fact) => isAmong(refinement.facts, fact));
    const now = [
      ...refinement.facts.filter((fact) => !isSort(fact) && !(stays && isAmong(typed, fact))),
      ...order.facts,
    ];
    // The meaning of `q` stays in `q` or, if it was dropped, is among the facts.
    const otherFacts = search.facts.filter((fact) => stays || !isAmong(typed, fact));
    const query = { ...search, facts: distinct([...now, ...otherFacts]) };
    const moved = refinement.changes.some((change) => change.now.some(isWhere))
      ? conflictingFilters(finder, query)
      : [];
    return {
      ...reply,
      query: input.query?.trim() ? input.query : null,
      ...listsTo(now, reading?.facts ?? [], input),
      sort: order.sort,
      drops: [...(stays ? [] : ['words' as const]), ...moved],
      total: find(finder, without(query, moved), { limit: 0 }).total,
    };
  },
});

const isSort = (fact: Fact): fact is Extract<Fact, { kind: 'sort' }> => fact.kind === 'sort';
const isWhere = (fact: Fact): boolean =>
  isCriterion(fact) && (fact.kind === 'state' || fact.kind === 'zip' || (fact.kind === 'place' && !fact.not));
const isAmong = (facts: readonly Fact[], one: Fact): boolean => facts.some((fact) => factText(fact) === factText(one));

/** Adds the page's sort order, which overrides the sentence's. */
const inOrder = (facts: readonly Fact[], sort: Sort | 'match' | undefined): Fact[] =>
  sort === undefined
    ? [...facts]
    : [...facts.filter((fact) => !isSort(fact)), ...(sort === 'match' ? [] : [{ kind: 'sort' as const, sort }])];

/** Determines the new sort order: unchanged, the sentence's, or one set for the page. */
function orderOf(
  refinement: Refinement,
  present: readonly Fact[],
  read: readonly Fact[],
  before: Sort | 'match' | undefined,
): { facts: Fact[]; sort: Sort | 'match' | null } {
  if (!refinement.changes.some(({ was, now }) => was.some(isSort) || now.some(isSort)))
    return { facts: present.filter(isSort), sort: before ?? null };
  const chosen = refinement.facts.find(isSort);
  return chosen && isAmong(read, chosen) ? { facts: [chosen], sort: null } : { facts: [], sort: chosen?.sort ?? null };
}

function changeOf(
  { kind, was, now, words, span }: Refinement['changes'][number],
  used: ReadonlyMap<Field, MedianValue>,
): RefineChange {
  const labelled = (facts: readonly Fact[]) =>
    facts.map((fact) => ({ fact: factText(fact), label: factLabel(fact, facts) }));
  const middle = now.flatMap((fact) => {
    const one = fact.kind === 'bound' ? used.get(fact.field) : undefined;
    // The step may have started from an earlier bound.
    const began = one && (was.length === 0 || (fact.kind === 'bound' && fact.value === one.value));
    return began ? [one.homes] : [];
  })[0];
  return { kind, was: labelled(was), now: labelled(now), words, span: presentSpan(span), middleOf: middle ?? null };
}

const unsupportedIn = (sentence: string, { reading }: Refinement): Refined['unsupported'] =>
  reading.facts.flatMap(({ fact, spans }) =>
    fact.kind === 'unsupported' ? [{ words: wordsAt(sentence, spans), note: unsupportedNote[fact.topic] }] : [],
  );

/**
 * Makes a separate search the sentence of the page, without the words that introduce it ("start over: ");
 * when its words alone would mean something else, its facts are used instead.
 */
function newSearch(finder: Finder, sentence: string, refinement: Refinement): Lists & { query: string | null } {
  const first = Math.min(...refinement.reading.facts.flatMap(({ spans }) => spans.map(([start]) => start)));
  const nothing: Lists = { off: [], soft: [], hard: [], add: [] };
  if (!Number.isFinite(first)) return { query: null, ...nothing };
  for (const query of new Set([sentence, sentence.slice(first)])) {
    const { reading, facts } = understand({ query }, finder.placeNames, finder.clock());
    const lists = listsTo(refinement.facts, reading?.facts ?? [], {});
    const same = lists.off.length + lists.soft.length + lists.hard.length + lists.add.length === 0;
    if (same && facts.length > 0 && (reading?.unread.length ?? 0) <= refinement.reading.unread.length)
      return { query, ...nothing };
  }
  return { query: null, ...nothing, add: refinement.facts.map(factText) };
}

/** Returns the fewest map filters to drop for a place outside the drawn areas or the visible map. */
function conflictingFilters(finder: Finder, query: SearchQuery): ('bounds' | 'area')[] {
  const total = (drops: readonly ('bounds' | 'area')[]) => find(finder, without(query, drops), { limit: 0 }).total;
  if (!(query.bounds || query.areas) || total([]) > 0) return [];
  const ways = [['bounds'], ['area'], ['bounds', 'area']] as const;
  const way = ways.find(
    (drops) => drops.every((drop) => (drop === 'bounds' ? query.bounds : query.areas)) && total(drops) > 0,
  );
  return [...(way ?? [])];
}

function without({ bounds, areas, ...query }: SearchQuery, drops: readonly ('bounds' | 'area')[]): SearchQuery {
  return {
    ...query,
    ...(bounds && !drops.includes('bounds') ? { bounds } : {}),
    ...(areas && !drops.includes('area') ? { areas } : {}),
  };
}

import { foldPlace } from '@lintel/geo';
import { type Fact, factText, fields, parseFact } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import type { z } from 'zod';
import { invalid } from '../../../platform/serve/errors.ts';
import { areasOf } from '../areas.ts';
import type { SearchQuery } from '../index/finder.ts';
import { typedWords } from '../sentence/typed-text.ts';
import type { Filters } from './contract.ts';

export type FilterInput = z.infer<typeof Filters>;

/** Parses fact texts sent by a client; throws an error that names the field for an invalid one. */
export function factsOf(texts: readonly string[] | undefined, field: string): Fact[] {
  return (texts ?? []).map((text) => {
    const fact = parseFact(text);
    if (!fact) throw invalid([{ field, rule: m.search__includes_which_isnt_a_valid({ list: text.slice(0, 60) }) }]);
    return fact.kind === 'place' || fact.kind === 'near' ? { ...fact, name: foldPlace(fact.name) } : fact;
  });
}

const boundNames = fields.map((field) => ({ field, min: `${field}Min`, max: `${field}Max` }) as const);
/** A search uses only a few of the many bounds. */
const placeOfBound = new Map<string, number>(boundNames.flatMap(({ min, max }, at) => [[min, at] as const, [max, at]]));

function boundFacts(input: FilterInput): Fact[] {
  const facts: Fact[] = [];
  const named = new Set<number>();
  for (const name in input) {
    const place = placeOfBound.get(name);
    if (place !== undefined) named.add(place);
  }
  for (const place of [...named].sort((a, b) => a - b)) {
    const { field, min, max } = boundNames[place]!;
    const low = input[min];
    const high = input[max];
    if (low !== undefined && high !== undefined && low > high) {
      throw invalid([{ field: min, rule: m.search__must_be_at_most({ max }) }]);
    }
    // The form's field is the loan payment; a separate field is the total monthly cost.
    const basis = field === 'payment' ? ({ basis: 'pi' } as const) : {};
    if (low !== undefined) facts.push({ kind: 'bound', field, op: '>=', value: low, ...basis });
    if (high !== undefined) facts.push({ kind: 'bound', field, op: '<=', value: high, ...basis });
  }
  return facts;
}

/** Converts the filters of a request to facts, areas and words. */
export function readFilters(
  input: FilterInput & Pick<SearchQuery, 'buyer'>,
): Pick<SearchQuery, 'facts' | 'bounds' | 'areas' | 'excludedAreas' | 'words' | 'statuses' | 'buyer'> {
  const placeFacts = (names: readonly string[] | undefined, not: boolean): Fact[] =>
    (names ?? []).map((name) => ({ kind: 'place', name: foldPlace(name), not }));
  const facts: Fact[] = [
    ...placeFacts(input.place, false),
    ...placeFacts(input.notPlace, true),
    ...(input.state ?? []).map((code): Fact => ({ kind: 'state', code: code.toUpperCase() })),
    ...factsOf(
      input.zip?.map((code) => `zip:${code}`),
      'zip',
    ),
    ...factsOf(
      input.near?.map((name) => `near:${name}`),
      'near',
    ),
    ...boundFacts(input),
    ...(input.type ?? []).map((type): Fact => ({ kind: 'type', type, not: false })),
    ...(input.notType ?? []).map((type): Fact => ({ kind: 'type', type, not: true })),
    ...(input.has ?? []).map((feature): Fact => ({ kind: 'feature', feature, not: false })),
    ...(input.no ?? []).map((feature): Fact => ({ kind: 'feature', feature, not: true })),
    ...factsOf(
      input.prefer?.map((text) => `prefer:${text}`),
      'prefer',
    ),
  ];
  return {
    facts: distinct(facts),
    ...areasOf(input),
    ...(input.q?.trim() ? { words: typedWords(foldPlace(input.q)) } : {}),
    ...(input.status ? { statuses: input.status } : {}),
    ...(input.buyer ? { buyer: input.buyer } : {}),
  };
}

/** Removes repeated facts, keeping the first of each text. */
export function distinct(facts: readonly Fact[]): Fact[] {
  const seen = new Set<string>();
  return facts.filter((fact) => {
    const text = factText(fact);
    return seen.has(text) ? false : seen.add(text);
  });
}

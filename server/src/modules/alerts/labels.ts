import { factText } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { factLabel, termLabels } from '../search/index.ts';
import type { SavedSearch, SearchToSave } from './contract.ts';
import type { StoredQuery } from './stored-query.ts';

/** Describes the criteria that are not facts: areas, map bounds, text, statuses. */
export const furtherLabels: Readonly<Record<'area' | 'bounds' | 'words' | 'status', (isSet: StoredQuery) => string>> = {
  area: ({ areas = [], excludedAreas = [] }) =>
    [
      ...(areas.length > 0 ? [m.alerts__in({ count: m.count__drawn_areas({ count: areas.length }) })] : []),
      ...(excludedAreas.length > 0
        ? [m.alerts__outside({ count: m.count__drawn_areas({ count: excludedAreas.length }) })]
        : []),
    ].join(', '),
  bounds: () => m.alerts__in_part_of_the_map(),
  words: ({ words = [] }) => m.alerts__with_the_words({ list: words.join(' ') }),
  status: ({ statuses = [] }) => statuses.map((status) => statusLabels[status]).join(' or '),
};

const statusLabels = texts({ active: m.alerts__for_sale, pending: m.alerts__pending, sold: m.alerts__sold_2 });

const isSet = {
  area: ({ areas, excludedAreas }: StoredQuery) => Boolean(areas?.length || excludedAreas?.length),
  bounds: ({ bounds }: StoredQuery) => bounds !== undefined,
  words: ({ words }: StoredQuery) => Boolean(words?.length),
  status: ({ statuses }: StoredQuery) => Boolean(statuses?.length),
} as const;

/** Describes each criterion in order; criteria that are not facts come last. */
export function chipsOf(query: StoredQuery): SavedSearch['chips'] {
  const facts = query.facts.map((fact) => ({
    fact: factText(fact),
    label: factLabel(fact.kind === 'prefer' ? fact.criterion : fact, query.facts),
    preference: fact.kind === 'prefer',
  }));
  const further = (Object.keys(isSet) as (keyof typeof isSet)[])
    .filter((part) => isSet[part](query))
    .map((part) => ({ fact: part, label: sentenceCase(furtherLabels[part](query)), preference: false }));
  const terms = termLabels(query.terms ?? {}).map((label) => ({ fact: 'terms', label, preference: false }));
  return [...facts, ...further, ...terms];
}

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]+( |$)/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/** Describes a query in one line: “3 bedrooms or more, Austin, up to $500,000”. */
export function summaryOf(query: StoredQuery): string {
  const chips = chipsOf(query);
  if (chips.length === 0) return m.alerts__all_homes_for_sale();
  const named = (chip: (typeof chips)[number]) => /^(place|state|zip|near)/.test(chip.fact);
  const words = chips.map((chip) => {
    const label = named(chip) ? chip.label : lowerFirst(chip.label);
    return chip.preference ? m.alerts__preferably({ label }) : label;
  });
  return sentenceCase(words.join(', '));
}

/** Returns a search as the query string of the results page, without `?`; lists repeat their name. */
export function queryString(search: SearchToSave): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null) query.append(name, String(each));
  return query.toString();
}

import type { HomeType } from '@lintel/hypersearch/facts';
import { readSearchState, type SearchState, type Status, statuses } from '../search-state.ts';
import { type FilterForm, setBounds, setTypes, setWant } from './filter-edits.ts';
import type { FilterGroup } from './filter-groups.ts';

export const chosenStatuses = (state: SearchState): readonly Status[] => state.status ?? ['active'];

export function toggleType(state: SearchState, asRead: readonly string[], form: FilterForm, type: HomeType) {
  const types = new Set(form.types);
  if (!types.delete(type)) types.add(type);
  return setTypes(state, asRead, types);
}

/** Toggles a status; at least one is always selected. */
export function toggleStatus(state: SearchState, status: Status): SearchState {
  const chosen = new Set(chosenStatuses(state));
  if (!chosen.delete(status)) chosen.add(status);
  const { status: _, after: __, ...rest } = state;
  return readSearchState({ ...rest, status: statuses.filter((name) => chosen.has(name)) });
}

export function setText(state: SearchState, text: string): SearchState {
  const { text: _, after: __, ...rest } = state;
  return text === '' ? rest : { ...rest, text };
}

/** Number of active filters in a group. */
export function setIn({ fields, features, also }: FilterGroup, form: FilterForm, state: SearchState): number {
  const others = { types: form.types.size, status: state.status ? 1 : 0, words: state.text ? 1 : 0 };
  return (
    fields.filter((field) => form.bounds[field]).length +
    features.filter((feature) => form.wants.has(feature)).length +
    (also ? others[also] : 0)
  );
}

/** Removes all filters of a group from the search. */
export function clearGroup(state: SearchState, asRead: readonly string[], { fields, features, also }: FilterGroup) {
  let next = state;
  for (const field of fields) next = setBounds(next, asRead, field, {});
  for (const feature of features) next = setWant(next, asRead, feature, 'any');
  if (also === 'types') return setTypes(next, asRead, []);
  if (also === 'words') return setText(next, '');
  if (also !== 'status') return next;
  const { status: _, ...rest } = next;
  return rest;
}

import { type Criterion, type Feature, type Field, type HomeType, parseFact } from '@lintel/hypersearch/facts';
import type { Want } from '../../../ui/fields/tri-state.tsx';
import { effectiveFacts, replaceCriteria } from '../reading/chip-edits.ts';
import type { SearchState } from '../search-state.ts';

/** The effective facts of a search as form values. */
export interface FilterForm {
  /** Required bounds. */
  bounds: Partial<Record<Field, { min?: number; max?: number }>>;
  types: ReadonlySet<HomeType>;
  wants: ReadonlyMap<Feature, Want>;
}

export function readFilterForm(asRead: readonly string[], state: SearchState): FilterForm {
  const bounds: FilterForm['bounds'] = {};
  const types = new Set<HomeType>();
  const wants = new Map<Feature, Want>();
  for (const text of effectiveFacts(asRead, state)) {
    const fact = parseFact(text);
    if (fact?.kind === 'bound') bounds[fact.field] = tightened(bounds[fact.field], fact);
    if (fact?.kind === 'type' && !fact.not) types.add(fact.type);
    if (fact?.kind === 'feature') wants.set(fact.feature, fact.not ? 'no' : 'must');
    if (fact?.kind === 'prefer' && fact.criterion.kind === 'feature' && !wants.has(fact.criterion.feature))
      wants.set(fact.criterion.feature, 'nice');
  }
  return { bounds, types, wants };
}

/** Combines bounds on the same side; the tightest applies. */
function tightened(before: { min?: number; max?: number } = {}, { op, value }: Extract<Criterion, { kind: 'bound' }>) {
  return op === '>='
    ? { ...before, min: Math.max(before.min ?? value, value) }
    : { ...before, max: Math.min(before.max ?? value, value) };
}

type Bounds = { min?: number | undefined; max?: number | undefined };

/** Replaces all bounds of one field. */
export function setBounds(
  state: SearchState,
  asRead: readonly string[],
  field: Field,
  { min, max }: Bounds,
): SearchState {
  const put = [...(min === undefined ? [] : [`${field}>=${min}`]), ...(max === undefined ? [] : [`${field}<=${max}`])];
  return replaceCriteria(
    state,
    asRead,
    (criterion) => criterion.startsWith(`${field}>=`) || criterion.startsWith(`${field}<=`),
    put,
  );
}

export function setTypes(state: SearchState, asRead: readonly string[], types: Iterable<HomeType>): SearchState {
  const put = Array.from(types, (type) => `type:${type}`);
  return replaceCriteria(state, asRead, (criterion) => criterion.startsWith('type:'), put);
}

const factOfWant: Record<Want, (feature: Feature) => string[]> = {
  any: () => [],
  must: (feature) => [`has:${feature}`],
  nice: (feature) => [`prefer:has:${feature}`],
  no: (feature) => [`no:${feature}`],
};

export function setWant(state: SearchState, asRead: readonly string[], feature: Feature, want: Want): SearchState {
  const matches = (criterion: string) => criterion === `has:${feature}` || criterion === `no:${feature}`;
  return replaceCriteria(state, asRead, matches, factOfWant[want](feature));
}

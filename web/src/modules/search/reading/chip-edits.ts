import type { Chip } from '@lintel/server/search';
import { type SearchState, statuses } from '../search-state.ts';

/** The part of a chip that edits need. A chip without spans was added as a filter, outside the sentence. */
export type EditedChip = Pick<Chip, 'fact' | 'spans' | 'state'>;

type Lists = Pick<SearchState, 'off' | 'soft' | 'hard' | 'add'>;

const prefer = 'prefer:';
const withoutPrefer = (fact: string) => (fact.startsWith(prefer) ? fact.slice(prefer.length) : fact);
const without = (list: readonly string[] | undefined, ...facts: string[]) =>
  (list ?? []).filter((fact) => !facts.includes(fact));
const including = (list: readonly string[] | undefined, fact: string) => [...without(list, fact), fact];

/** Applies changed lists and returns to the first page. Empty lists are removed from the URL. */
function changed(state: SearchState, lists: Lists): SearchState {
  const { after: _, ...next } = { ...state, ...lists };
  for (const name of ['off', 'soft', 'hard', 'add'] as const) if (next[name]?.length === 0) delete next[name];
  return next;
}

export const isAdded = (chip: EditedChip): boolean => chip.spans.length === 0;
export const isSoft = (chip: EditedChip): boolean => chip.fact.startsWith(prefer);

/** Returns the fact as originally read, before the search changed it. `off`, `soft` and `hard` refer to this form. */
export function factAsRead(chip: EditedChip, state: SearchState): string {
  if (chip.state === 'off') return chip.fact;
  if (isSoft(chip)) return state.soft?.includes(withoutPrefer(chip.fact)) ? withoutPrefer(chip.fact) : chip.fact;
  return state.hard?.includes(prefer + chip.fact) ? prefer + chip.fact : chip.fact;
}

/**
 * Switches off a criterion. One from the sentence stays visible and can be switched on again; an added one is removed.
 */
export function switchOff(state: SearchState, chip: EditedChip): SearchState {
  if (isAdded(chip)) return changed(state, { add: without(state.add, chip.fact) });
  const fact = factAsRead(chip, state);
  return changed(state, {
    off: including(state.off, fact),
    soft: without(state.soft, fact),
    hard: without(state.hard, fact),
  });
}

export const switchOn = (state: SearchState, chip: EditedChip): SearchState =>
  changed(state, { off: without(state.off, chip.fact) });

/** Turns a requirement into a preference, which affects the order and excludes nothing. */
export function soften(state: SearchState, chip: EditedChip): SearchState {
  if (isAdded(chip)) return replaceAdded(state, chip.fact, prefer + chip.fact);
  const fact = factAsRead(chip, state);
  return fact.startsWith(prefer)
    ? changed(state, { hard: without(state.hard, fact) })
    : changed(state, { soft: including(state.soft, fact) });
}

/** Turns a preference into a requirement. */
export function harden(state: SearchState, chip: EditedChip): SearchState {
  if (isAdded(chip)) return replaceAdded(state, chip.fact, withoutPrefer(chip.fact));
  const fact = factAsRead(chip, state);
  return fact.startsWith(prefer)
    ? changed(state, { hard: including(state.hard, fact) })
    : changed(state, { soft: without(state.soft, fact) });
}

/** Replaces the fact of a chip. */
export function edit(state: SearchState, chip: EditedChip, fact: string): SearchState {
  if (fact === chip.fact && chip.state !== 'off') return state;
  if (isAdded(chip)) return replaceAdded(state, chip.fact, fact);
  if (fact === factAsRead(chip, state)) return switchOn(changed(state, {}), { ...chip, fact });
  const off = switchOff(state, chip);
  return changed(off, { add: including(off.add, fact) });
}

const replaceAdded = (state: SearchState, before: string, now: string): SearchState =>
  changed(state, { add: [...new Set((state.add ?? []).map((fact) => (fact === before ? now : fact)))] });

/**
 * Returns the effective facts: those of the sentence with the changes, then the added ones. Same rule as on the server.
 */
export function effectiveFacts(asRead: readonly string[], state: SearchState): string[] {
  const remaining = asRead
    .filter((fact) => !state.off?.includes(fact))
    .map((fact) => {
      if (state.soft?.includes(fact)) return prefer + fact;
      return state.hard?.includes(fact) ? withoutPrefer(fact) : fact;
    });
  return [...new Set([...remaining, ...(state.add ?? [])])];
}

/**
 * Removes all criteria that `matches` accepts (called without the preference prefix) and adds others. Criteria already
 * in the sentence are switched on instead of added.
 */
export function replaceCriteria(
  state: SearchState,
  asRead: readonly string[],
  matches: (criterion: string) => boolean,
  put: readonly string[],
): SearchState {
  const matching = asRead.filter((fact) => matches(withoutPrefer(fact)));
  const unchanged = matching.filter((fact) => put.includes(fact));
  const removed = matching.filter((fact) => !put.includes(fact));
  return changed(state, {
    off: [...without(state.off, ...matching), ...removed],
    soft: without(state.soft, ...matching),
    hard: without(state.hard, ...matching),
    add: [
      ...(state.add ?? []).filter((fact) => !matches(withoutPrefer(fact))),
      ...put.filter((fact) => !unchanged.includes(fact)),
    ],
  });
}

const groups: Record<string, (criterion: string) => boolean> = {
  places: (criterion) => /^(place|zip|state):/.test(criterion),
  types: (criterion) => criterion.startsWith('type:'),
};

/** Drops what a relaxation names: criteria, groups of alternatives, and filters in addition to the facts. */
export const relax = (state: SearchState, asRead: readonly string[], drops: readonly string[]): SearchState =>
  drops.reduce((relaxed, drop) => relaxOne(relaxed, asRead, drop), state);

function relaxOne(state: SearchState, asRead: readonly string[], drop: string): SearchState {
  const remaining = changed(state, {});
  switch (drop) {
    case 'words': {
      const { text: _, ...rest } = remaining;
      return rest;
    }
    case 'bounds': {
      const { bounds: _, ...rest } = remaining;
      return rest;
    }
    case 'area': {
      const { polygon: _, circle: __, notPolygon: ___, notCircle: ____, ...rest } = remaining;
      return rest;
    }
    case 'reach': {
      const { canBuy: _, ...rest } = remaining;
      return rest;
    }
    case 'status':
      return { ...remaining, status: [...statuses] };
  }
  // An assumption of the sentence, which is not a fact.
  if (drop.startsWith('a:')) return changed(state, { off: including(state.off, drop) });
  return replaceCriteria(state, asRead, groups[drop] ?? ((criterion) => criterion === drop), []);
}

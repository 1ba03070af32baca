import type { Chip } from '@lintel/server/search';
import { type SearchState, statuses } from './search-state.ts';

/** What is needed of a chip to change the search by it. A chip without words in the sentence was added beside it. */
export type EditedChip = Pick<Chip, 'fact' | 'spans' | 'state'>;

type Lists = Pick<SearchState, 'off' | 'soft' | 'hard' | 'add'>;

const prefer = 'prefer:';
const wishOf = (fact: string) => (fact.startsWith(prefer) ? fact.slice(prefer.length) : fact);
const without = (list: readonly string[] | undefined, ...facts: string[]) =>
  (list ?? []).filter((fact) => !facts.includes(fact));
const including = (list: readonly string[] | undefined, fact: string) => [...without(list, fact), fact];

/** Changed lists lead to other homes, so the pages begin anew; empty lists leave the address. */
function changed(state: SearchState, lists: Lists): SearchState {
  const { after: _, ...next } = { ...state, ...lists };
  for (const name of ['off', 'soft', 'hard', 'add'] as const) if (next[name]?.length === 0) delete next[name];
  return next;
}

export const isAdded = (chip: EditedChip): boolean => chip.spans.length === 0;
export const isSoft = (chip: EditedChip): boolean => chip.fact.startsWith(prefer);

/** The fact as it was read, before this search changed it: what `off`, `soft` and `hard` speak of. */
export function factAsRead(chip: EditedChip, state: SearchState): string {
  if (chip.state === 'off') return chip.fact;
  if (isSoft(chip)) return state.soft?.includes(wishOf(chip.fact)) ? wishOf(chip.fact) : chip.fact;
  return state.hard?.includes(prefer + chip.fact) ? prefer + chip.fact : chip.fact;
}

/** Leaves a wish out. One from the sentence stays visible and can be switched on again; an added one goes. */
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

/** Turns a must into a wish that orders and excludes nothing. */
export function soften(state: SearchState, chip: EditedChip): SearchState {
  if (isAdded(chip)) return replaceAdded(state, chip.fact, prefer + chip.fact);
  const fact = factAsRead(chip, state);
  return fact.startsWith(prefer)
    ? changed(state, { hard: without(state.hard, fact) })
    : changed(state, { soft: including(state.soft, fact) });
}

/** Turns a preference into a must. */
export function harden(state: SearchState, chip: EditedChip): SearchState {
  if (isAdded(chip)) return replaceAdded(state, chip.fact, wishOf(chip.fact));
  const fact = factAsRead(chip, state);
  return fact.startsWith(prefer)
    ? changed(state, { hard: including(state.hard, fact) })
    : changed(state, { soft: without(state.soft, fact) });
}

/** Puts another fact in the place of a chip's. */
export function edit(state: SearchState, chip: EditedChip, fact: string): SearchState {
  if (fact === chip.fact && chip.state !== 'off') return state;
  if (isAdded(chip)) return replaceAdded(state, chip.fact, fact);
  if (fact === factAsRead(chip, state)) return switchOn(changed(state, {}), { ...chip, fact });
  const off = switchOff(state, chip);
  return changed(off, { add: including(off.add, fact) });
}

const replaceAdded = (state: SearchState, before: string, now: string): SearchState =>
  changed(state, { add: [...new Set((state.add ?? []).map((fact) => (fact === before ? now : fact)))] });

/** The facts that hold: those of the sentence as changed, then the added ones. Like the server's own rule. */
export function effectiveFacts(asRead: readonly string[], state: SearchState): string[] {
  const kept = asRead
    .filter((fact) => !state.off?.includes(fact))
    .map((fact) => {
      if (state.soft?.includes(fact)) return prefer + fact;
      return state.hard?.includes(fact) ? wishOf(fact) : fact;
    });
  return [...new Set([...kept, ...(state.add ?? [])])];
}

/**
 * Takes away all wishes that `matches` speaks of (hard or soft, it is asked with the wish alone) and puts others in
 * their place. What the sentence says already is switched on rather than added twice.
 */
export function swapWishes(
  state: SearchState,
  asRead: readonly string[],
  matches: (wish: string) => boolean,
  put: readonly string[],
): SearchState {
  const spoken = asRead.filter((fact) => matches(wishOf(fact)));
  const stays = spoken.filter((fact) => put.includes(fact));
  const goes = spoken.filter((fact) => !put.includes(fact));
  return changed(state, {
    off: [...without(state.off, ...spoken), ...goes],
    soft: without(state.soft, ...spoken),
    hard: without(state.hard, ...spoken),
    add: [
      ...(state.add ?? []).filter((fact) => !matches(wishOf(fact))),
      ...put.filter((fact) => !stays.includes(fact)),
    ],
  });
}

const groups: Record<string, (wish: string) => boolean> = {
  places: (wish) => /^(place|zip|state):/.test(wish),
  types: (wish) => wish.startsWith('type:'),
};

/** Drops what a relaxation names: wishes, groups of alternatives, and the filters beside the facts. */
export const relax = (state: SearchState, asRead: readonly string[], drops: readonly string[]): SearchState =>
  drops.reduce((relaxed, drop) => relaxOne(relaxed, asRead, drop), state);

function relaxOne(state: SearchState, asRead: readonly string[], drop: string): SearchState {
  const kept = changed(state, {});
  switch (drop) {
    case 'words': {
      const { text: _, ...rest } = kept;
      return rest;
    }
    case 'bounds': {
      const { bounds: _, ...rest } = kept;
      return rest;
    }
    case 'area': {
      const { polygon: _, circle: __, notPolygon: ___, notCircle: ____, ...rest } = kept;
      return rest;
    }
    case 'status':
      return { ...kept, status: [...statuses] };
  }
  // An assumption of the sentence, which is no fact.
  if (drop.startsWith('a:')) return changed(state, { off: including(state.off, drop) });
  return swapWishes(state, asRead, groups[drop] ?? ((wish) => wish === drop), []);
}

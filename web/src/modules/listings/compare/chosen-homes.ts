import { useSyncExternalStore } from 'react';
import { mostCompared } from './compare-ids.ts';

/** A home selected for comparison, with the fields the tray shows. */
export interface ChosenHome {
  id: number;
  name: string;
}

/** Held in memory for the visit; nothing is stored in the browser. On the server the list is empty. */
let homes: readonly ChosenHome[] = [];
const none: readonly ChosenHome[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ChosenHome[]): void {
  homes = next;
  for (const listener of listeners) listener();
}

/** Adds a home to the comparison or removes it. A seventh home is ignored. */
export function toggleChosen(home: ChosenHome): void {
  if (homes.some(({ id }) => id === home.id)) change(homes.filter(({ id }) => id !== home.id));
  else if (homes.length < mostCompared) change([...homes, home]);
}

export const chooseOnly = (next: readonly ChosenHome[]): void => change(next.slice(0, mostCompared));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChosenHomes = (): readonly ChosenHome[] =>
  useSyncExternalStore(
    subscribe,
    () => homes,
    () => none,
  );

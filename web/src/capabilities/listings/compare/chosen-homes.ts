import { useSyncExternalStore } from 'react';
import { mostCompared } from './compare-ids.ts';

/** A home put aside to be compared: as much of it as the tray shows. */
export interface ChosenHome {
  id: number;
  name: string;
}

/** Kept for the visit only, in memory: nothing is stored in the browser. On the server nobody has chosen anything. */
let homes: readonly ChosenHome[] = [];
const none: readonly ChosenHome[] = [];
const listeners = new Set<() => void>();

function change(next: readonly ChosenHome[]): void {
  homes = next;
  for (const listener of listeners) listener();
}

/** Puts a home aside or back; a seventh is not taken. */
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

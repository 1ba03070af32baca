import { createContext, type Dispatch, type ReactNode, type SetStateAction, use, useState } from 'react';
import { mostCompared } from './compare-ids.ts';

/** A home selected for comparison, with the fields the tray shows. */
export interface ChosenHome {
  id: number;
  name: string;
}

type Choice = [readonly ChosenHome[], Dispatch<SetStateAction<readonly ChosenHome[]>>];
const ChosenHomes = createContext<Choice>([[], () => {}]);

/** Keeps the selected homes for the visit. Nothing is stored in the browser. */
export const ChosenHomesProvider = ({ children }: { children: ReactNode }) => (
  <ChosenHomes value={useState<readonly ChosenHome[]>([])}>{children}</ChosenHomes>
);

/** Returns the selected homes. `toggle` adds or removes one and ignores a seventh; `choose` replaces them. */
export function useChosenHomes() {
  const [chosen, choose] = use(ChosenHomes);
  const toggle = (home: ChosenHome) =>
    choose(
      chosen.some(({ id }) => id === home.id)
        ? chosen.filter(({ id }) => id !== home.id)
        : [...chosen, home].slice(0, mostCompared),
    );
  return { chosen, choose, toggle };
}

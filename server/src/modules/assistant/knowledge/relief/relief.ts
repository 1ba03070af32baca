import { type InLanguages, inLanguages } from '../../reading/language.ts';
import type { Entry } from '../entry.ts';

/** Whom a relief is for. An owner is anyone who lives in the home; a family passes a home on within it. */
export type ReliefFor = 'senior' | 'disabled' | 'veteran' | 'owner' | 'deferral' | 'heir' | 'moving' | 'family';

/** A relief from property or transfer tax in one state or province. */
export interface Relief {
  state: string;
  persons: readonly ReliefFor[];
  says: InLanguages;
  source: string;
}

/** Writes a row of a table of reliefs. */
export const relief = (
  state: string,
  persons: readonly ReliefFor[],
  [en, fr, es]: readonly [en: string, fr: string, es: string],
  source: string,
): Relief => ({ state, persons, says: inLanguages(en, fr, es), source });

/** Returns the relief as an entry. Only its id finds it: its words are those of every state. */
export const entryOf = ({ state, persons, says, source }: Relief): Entry => ({
  id: `relief-${state.toLowerCase()}-${persons[0]}`,
  names: '',
  says,
  source,
  asOf: '2026-11',
});

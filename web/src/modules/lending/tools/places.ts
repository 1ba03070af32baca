import type { Country } from '@lintel/mortgage';
import { statesOf } from '../../signups/index.ts';

export const statesIn = (country: Country) => statesOf([country === 'US' ? 'USA' : 'Canada']);

const keyOf = (country: Country): string => `lintel.state.${country}`;

/** Stores the state or province that was chosen last, on this device alone. */
export function rememberState(country: Country, state: string): void {
  try {
    localStorage.setItem(keyOf(country), state);
  } catch {
    // Blocked storage: the choice stays in the address.
  }
}

/** The state or province of the country that was chosen last on this device; empty without one. */
export function rememberedState(country: Country): string {
  try {
    const stored = localStorage.getItem(keyOf(country));
    return statesIn(country).find(({ value }) => value === stored)?.value ?? '';
  } catch {
    return '';
  }
}

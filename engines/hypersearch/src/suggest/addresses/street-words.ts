import { addressWords, ordinalOf } from '../words/typed-tokens.ts';
import { isCompass, isFrontKind, isParticle, isStreetKind, usualForm } from './street-forms.ts';

/** `half` is the half of "123 1/2". */
export type StreetRole = 'name' | 'kind' | 'compass' | 'particle' | 'half';

export interface StreetPart {
  /** In its usual spelling. */
  word: string;
  role: StreetRole;
}

/** Returns the words of a street in their usual spelling: "Fifth Avenue N." → 5th, ave, n. */
export const streetWords = (street: string): string[] =>
  addressWords(street).map((word) => usualForm(ordinalOf(word) ?? word));

/** Classifies each word of a street: name, street type (last, in French first), compass direction, particle. */
export function streetParts(street: string): StreetPart[] {
  return rolesOf(streetWords(street));
}

function rolesOf(words: readonly string[]): StreetPart[] {
  const roles: StreetRole[] = words.map((word) => (isParticle(word) ? 'particle' : 'name'));
  let [first, last] = [words[0] === 'half' ? 1 : 0, words.length - 1];
  if (words.at(-1) === 'half') roles[last--] = 'half';
  if (first > 0) roles[0] = 'half';
  if (last > first && isCompass(words[last] as string)) roles[last--] = 'compass';
  if (last - first > 1 && isCompass(words[first] as string)) roles[first++] = 'compass';
  if (last > first && isStreetKind(words[last] as string)) roles[last--] = 'kind';
  else if (last > first && isFrontKind(words[first] as string)) roles[first++] = 'kind';
  if (last > first && isCompass(words[first] as string)) roles[first] = 'compass';
  if (!roles.includes('name')) {
    const named = roles.findIndex((role) => role !== 'kind');
    if (roles.length > 0) roles[Math.max(0, named)] = 'name';
  }
  return words.map((word, at) => ({ word, role: roles[at] as StreetRole }));
}

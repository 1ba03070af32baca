import { NO_MATCH, slipsBetween } from '../words/slips.ts';
import { type Token, tokenOf } from '../words/typed-tokens.ts';

const mostNumbers = 5;
/** Cost of input without a number: any home of the street may match. */
const noNumber = 0.5;
/**
 * Cost of a different number, which means a different home: more than any two typos elsewhere, less than another street
 * in another town.
 */
const otherNumber = { slip: 1.75, continued: 0.9, far: 2.3 };
/** Minimum cost of a match with a different number. */
export const OTHER_NUMBER = otherNumber.continued;

/** A typed number and its tokens. */
export interface TypedNumber {
  from: number;
  count: number;
  number: string;
}

/**
 * Returns the candidates for the house number: each typed number, two adjacent ones combined, and a number with an o or
 * l in it.
 */
export function numbersOf(tokens: readonly Token[]): TypedNumber[] {
  const found: TypedNumber[] = [];
  const hasOther = tokens.some(({ digits, isUnit }) => digits !== '' && !isUnit);
  for (const [from, { text, digits, isUnit }] of tokens.entries()) {
    if (isUnit && hasOther) continue;
    if (digits !== '') {
      found.push({ from, count: 1, number: text.replace(/^0+(?=\d)/, '') });
      const next = tokens[from + 1]?.text ?? '';
      if (/^\d+$/.test(text) && /^\d+$/.test(next) && text.length + next.length <= 6)
        found.push({ from, count: 2, number: text + next });
    } else if (/^[\dolis]+$/.test(text) && /\d/.test(text)) {
      found.push({ from, count: 1, number: misread(text) });
    }
    const whole = misread(text);
    if (digits !== '' && text !== whole && /^\d+$/.test(whole)) found.push({ from, count: 1, number: whole });
  }
  return found.slice(0, mostNumbers);
}

const misread = (text: string): string => text.replace(/o/g, '0').replace(/[li]/g, '1').replace(/s/g, '5');

/** Returns the cost of numbers with the same digits, where a letter or the other half of a double number may be missing. */
export function numberCost(typed: string, number: string): number {
  if (typed === number) return 0;
  const plain = (text: string) => text.replace(/\D/g, '');
  return plain(typed) === plain(number) ? 0.1 : 0.3;
}

/** Returns the minimum cost of replacing a typed number with another one of the street, with that number. */
export function nearestNumber(
  numbers: readonly TypedNumber[],
  number: string,
): { cost: number; number?: string; from: number; count: number } {
  if (numbers.length === 0 || number === '') return { cost: noNumber, from: 0, count: 0 };
  const digits = number.replace(/\D/g, '');
  let best = { cost: NO_MATCH, from: 0, count: 0, number: '' };
  for (const typed of numbers) {
    const cost = otherNumberCost(typed.number.replace(/\D/g, ''), digits);
    if (cost < best.cost) best = { ...typed, cost };
  }
  return best;
}

function otherNumberCost(typed: string, digits: string): number {
  if (typed === digits) return 0;
  if (digits.startsWith(typed)) return otherNumber.continued + 0.1 * (digits.length - typed.length);
  if (typed.length >= 2 && slipsBetween(typed, digits, 1) <= 1)
    return otherNumber.slip + (typed.length === digits.length && !isSwapped(typed, digits) ? 0.03 : 0);
  return otherNumber.far + Math.min(0.4, Math.abs(Number(typed) - Number(digits)) / 2500);
}

/** Returns whether two adjacent digits are swapped, the most likely typo in a number. */
const isSwapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('');

/** Splits "210538th Ave" and "23E 22nd St" in all ways that separate a number from the ordinal or the compass direction. */
export function numberOffOrdinal(tokens: readonly Token[]): Token[][] {
  const text = tokens[0]?.text ?? '';
  if (!/^\d+th$/.test(text) || tokens.length < 2) return [];
  const cut = [1, 2, 3]
    .filter((digits) => text.length - 2 - digits >= 2)
    .map((digits) => [tokenOf(text.slice(0, -2 - digits)), tokenOf(text.slice(-2 - digits)), ...tokens.slice(1)]);
  return [[tokenOf(text.slice(0, -2)), tokenOf('e'), ...tokens.slice(1)], ...cut];
}

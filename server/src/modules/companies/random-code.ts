import { randomInt } from 'node:crypto';

/** Excludes characters that are easily confused when a code is read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 9 characters of an alphabet of 30 are 44 bits, too many to guess. */
const RANDOM_LENGTH = 9;

/**
 * `SINCLAIR-7KQ2XMWP9`: letters of a name, which show whose code it is, and a random part, which prevents
 * guessing.
 */
export function randomCode(name: string): string {
  const prefix = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8);
  const random = Array.from({ length: RANDOM_LENGTH }, () => signs[randomInt(signs.length)]).join('');
  return prefix ? `${prefix}-${random}` : random;
}

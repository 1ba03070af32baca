import { randomInt } from 'node:crypto';

/** Without signs that are taken for one another when a code is read out. */
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 30 signs to the power of 9 are 44 bits: nobody comes to a code by trying. */
const RANDOM_LENGTH = 9;

/** `SINCLAIR-7KQ2XMWP9`: letters of a name, so that people know whose it is, and what nobody guesses. */
export function randomCode(name: string): string {
  const prefix = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, 8);
  const random = Array.from({ length: RANDOM_LENGTH }, () => signs[randomInt(signs.length)]).join('');
  return prefix ? `${prefix}-${random}` : random;
}

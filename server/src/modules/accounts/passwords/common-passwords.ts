import { m } from '@lintel/messages';
import { invalid } from '../../../platform/serve/errors.ts';

/**
 * Passwords of at least eight characters from the top of published lists of leaked passwords, and their variants by
 * repetition or added digits.
 */
const common = new Set(
  'password passw0rd password1 p@ssw0rd p@ssword iloveyou sunshine princess football baseball superman batman123 trustno1 welcome1 welcome123 admin123 administrator letmein1 letmein123 qwerty123 qwertyuiop qwerty12 asdfghjkl asdfasdf zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 abcd1234 abc12345 aa123456 a1234567 abcdefgh starwars whatever computer michelle jennifer jordan23 charlie1 freedom1 master123 dragon123 monkey123 shadow123 killer123 pokemon1 changeme secret123 login123 test1234 testtest demo1234 realtor1 mortgage homebuyer lintel123'.split(
    ' ',
  ),
);

/** A run on the keyboard or in the alphabet, or a repeated character: 12345678, 87654321, aaaaaaaa. */
function isRun(password: string): boolean {
  const steps = [...password].slice(1).map((sign, at) => sign.charCodeAt(0) - password.charCodeAt(at));
  return new Set(steps).size === 1 && Math.abs(steps[0]!) <= 1;
}

const isRepeated = (password: string): boolean => /^(.{1,4})\1+$/.test(password);

export function rejectCommonPassword(field: string, password: string): void {
  const plain = password.toLowerCase();
  if (common.has(plain) || isRun(plain) || isRepeated(plain) || common.has(plain.replace(/[\d!.]+$/, '')))
    throw invalid(field, m.accounts__is_one_of_the_passwords());
}

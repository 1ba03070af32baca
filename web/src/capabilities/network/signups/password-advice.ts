import { m } from '@lintel/messages';

const long = 12;

/** Suggests how to improve a password. The schema decides what is rejected. */
export function passwordAdvice(password: string): string {
  const length = [...password].length;
  if (length === 0) return m.network__at_least_8_characters_12();
  if (length < 8)
    return m.network__more_at_least({ value: 8 - length, value2: 8 - length === 1 ? 'character' : 'characters' });
  if (/^(.)\1*$/u.test(password)) return m.network__the_same_character_again_and();
  if (/^\d+$/.test(password)) return m.network__only_digits_are_guessed_quickly();
  if (length < long) return m.network__it_will_do_a_few();
  return m.network__good_long_passwords_are_hard();
}

import { m } from '@lintel/messages';

const long = 12;

/** Suggests how to improve a password. The schema decides what is rejected. */
export function passwordAdvice(password: string): string {
  const length = [...password].length;
  if (length === 0) return m.network__at_least_8_characters_12();
  if (length < 8)
    return m.network__add_at_least_more({ value: 8 - length, value2: 8 - length === 1 ? 'character' : 'characters' });
  if (/^(.)\1*$/u.test(password)) return m.network__one_repeated_character_is_very();
  if (/^\d+$/.test(password)) return m.network__numbers_alone_are_easy_to();
  if (length < long) return m.network__good_enough_a_few_more();
  return m.network__good_long_passwords_are_hard();
}

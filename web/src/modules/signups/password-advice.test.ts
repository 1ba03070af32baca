import { expect, it } from 'vitest';
import { passwordAdvice } from './password-advice.ts';

it.each([
  ['', /At least 8/],
  ['abcdefg', /^Add at least 1 more character/],
  ['🏡🏡🏡', /^Add at least 5 more characters/],
  ['aaaaaaaaaaaa', /One repeated character/],
  ['1234567890123', /Numbers alone/],
  ['lintel-8', /^Good enough/],
  ['correct horse battery', /^Good/],
])('advises on %j', (password, advice) => expect(passwordAdvice(password)).toMatch(advice));

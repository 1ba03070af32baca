import { expect, it } from 'vitest';
import { passwordAdvice } from './password-advice.ts';

it.each([
  ['', /At least 8/],
  ['abcdefg', /^1 more character at least/],
  ['🏡🏡🏡', /^5 more characters/],
  ['aaaaaaaaaaaa', /same character/],
  ['1234567890123', /Only digits/],
  ['lintel-8', /It will do/],
  ['correct horse battery', /^Good/],
])('advises on %j', (password, advice) => expect(passwordAdvice(password)).toMatch(advice));

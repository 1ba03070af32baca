import { expect, it } from 'vitest';
import { localeOfAccount, localeOfCookie, localeOfLanguages } from './locale.ts';

const headers = (fields: Record<string, string>) => new Headers(fields);

it('takes the first language of the browser that has messages', () => {
  expect(localeOfLanguages(headers({ 'accept-language': 'xx,en-CA;q=0.9,fr;q=0.8' }))).toBe('en');
  expect(localeOfLanguages(headers({ 'accept-language': 'xx-YY' }))).toBeUndefined();
  expect(localeOfLanguages(headers({}))).toBeUndefined();
});

it('takes a locale from the cookie or the account only when it has messages', () => {
  expect(localeOfCookie(headers({ cookie: 'theme=dark; locale=en' }))).toBe('en');
  expect(localeOfCookie(headers({ cookie: 'locale=__proto__' }))).toBeUndefined();
  expect(localeOfCookie(headers({ cookie: 'mylocale=en' }))).toBeUndefined();
  expect(localeOfAccount('xx')).toBeUndefined();
});

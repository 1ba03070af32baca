import { expect, it } from 'vitest';
import { piecesOf } from './links.ts';

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://lintel.example/property/12.', ['https://lintel.example/property/12']],
  ['(http://a.example/x_(y)) and HTTPS://B.example?q=1!', ['http://a.example/x_(y)', 'HTTPS://B.example?q=1']],
  ['javascript:alert(1) data:text/html,x ftp://a.example www.a.example', []],
  ['<a href="https://evil.example">x</a>', ['https://evil.example']],
  ['https:// http://[', []],
])('finds only the URLs in %j', (text, expected) => {
  expect(links(text)).toEqual(expected);
  expect(
    piecesOf(text)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text);
});

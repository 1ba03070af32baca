import { expect, it } from 'vitest';
import { marksOf } from './marks.ts';

const shown = (label: string, spans: [number, number][]) =>
  marksOf(label, spans).map(({ text, marked }) => (marked ? `[${text}]` : text));

it.each<[string, [number, number][], string[]]>([
  ['Austin', [], ['Austin']],
  ['Austin', [[0, 3]], ['[Aus]', 'tin']],
  [
    '12 Oak St',
    [
      [0, 2],
      [3, 6],
    ],
    ['[12]', ' ', '[Oak]', ' St'],
  ],
  ['Austin', [[0, 6]], ['[Austin]']],
])('splits %j at %j', (label, spans, parts) => {
  expect(shown(label, spans)).toEqual(parts);
  expect(
    marksOf(label, spans)
      .map(({ text }) => text)
      .join(''),
  ).toBe(label);
});

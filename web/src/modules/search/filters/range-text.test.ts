import type { Field } from '@lintel/hypersearch/facts';
import { fields } from '@lintel/hypersearch/facts';
import { boundFilters } from '@lintel/hypersearch/filters';
import { describe, expect, it } from 'vitest';
import { type Bounds, rangeText } from './range-text.ts';

describe('a formatted range', () => {
  it.each<[Field, Bounds, string]>([
    ['beds', { min: 3 }, '3+'],
    ['beds', { max: 0 }, 'Studio'],
    ['baths', { min: 1.5 }, '1.5+'],
    ['price', { min: 300_000, max: 500_000 }, '$300k – $500k'],
    ['price', { max: 1_250_000 }, 'Up to $1.25M'],
    ['hoa', { max: 0 }, 'No fee'],
    ['hoa', { max: 200 }, 'Up to $200'],
    ['year', { max: 1945 }, '1945 or before'],
    ['stories', { min: 2, max: 2 }, '2'],
    ['dom', { max: 1 }, 'Last day'],
    ['openDays', { max: 7 }, 'Next 7 days'],
    ['capRate', { min: 5 }, '5 %+'],
    ['lot', {}, 'Any'],
  ])('%s %j is “%s”', (field, range, text) => expect(rangeText(field, range)).toBe(text));

  it('differs for every step of a field', () => {
    for (const field of fields) {
      const texts = boundFilters[field].steps.map((step) => rangeText(field, step));
      expect(new Set(texts).size, field).toBe(texts.length);
    }
  });
});

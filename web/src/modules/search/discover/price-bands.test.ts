import { expect, it } from 'vitest';
import { bandOf, cityOf, placesText } from './price-bands.ts';

it.each([
  [{}, ''],
  [{ min: 500_000, max: 750_000 }, '500k-750k'],
  [{ min: 1_500_000 }, '1.5m+'],
  [{ min: 500_000 }, 'other'],
  [{ max: 750_000 }, 'other'],
])('the price band of %o is “%s”', (bounds, band) => expect(bandOf(bounds)).toBe(band));

it.each([
  [['beds>=3'], '', ''],
  [['place:austin', 'beds>=3'], 'place:austin', 'Austin'],
  [['place:pearl district', 'state:OR'], 'other', 'Pearl District, OR'],
  [['place:austin', 'place:denver'], 'other', 'Austin, Denver'],
  [['not-place:austin'], '', ''],
])('the city of %o is “%s”', (facts, city, text) => {
  expect(cityOf(facts)).toBe(city);
  expect(placesText(facts)).toBe(text);
});

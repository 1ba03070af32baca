import { expect, test } from 'vitest';
import { parseMapping } from './mapping.ts';

const fields = {
  originatingSystemName: { constant: 'Test MLS' },
  listingKey: { column: 'Id' },
  listPrice: { column: 'Price' },
  city: { column: 'City' },
  stateOrProvince: { column: 'State' },
  homeType: { column: 'Type' },
  standardStatus: { constant: 'Active' },
};
const good = { format: 'a test', fields };
const parse = (mapping: unknown) => () => parseMapping(JSON.stringify(mapping), 'test');

test('a mapping with the required fields is valid', () => expect(parse(good)).not.toThrow());

test.each([
  ['an unknown key', { ...good, color: 'red' }, 'has the unknown key color'],
  [
    'an unknown field',
    { ...good, fields: { ...fields, bedrooms: { column: 'B' } } },
    'fields has the unknown key bedrooms',
  ],
  ['an unknown key of a source', { ...good, fields: { ...fields, city: { colum: 'City' } } }, 'unknown key colum'],
  [
    'a source without origin',
    { ...good, fields: { ...fields, city: { unit: 'sqft' } } },
    'exactly one of column, constant',
  ],
  [
    'a source with two origins',
    { ...good, fields: { ...fields, city: { column: 'a', constant: 'b' } } },
    'exactly one of',
  ],
  ['a pattern that is none', { ...good, fields: { ...fields, city: { column: 'a', extract: '(' } } }, 'fields.city'],
  [
    'a date format that is none',
    { ...good, fields: { ...fields, closeDate: { column: 'a', format: 'nonsense' } } },
    'must be a date format',
  ],
  [
    'an area without its unit',
    { ...good, fields: { ...fields, lotSize: { column: 'a' } } },
    'does not say the unit of lotSize',
  ],
  [
    'a needed field that is missing',
    { ...good, fields: { ...fields, city: undefined } },
    'does not say where city come from',
  ],
  ['no format', { fields }, 'format'],
])('%s is refused with a message', (_, mapping, words) => {
  expect(parse(mapping)).toThrow(words);
  expect(parse(mapping)).toThrow(/^The mapping test .+\.$/s);
});

test('a text that is not JSON is refused with a message', () => {
  expect(() => parseMapping('{', 'broken.json')).toThrow(/^The mapping broken\.json is not JSON: /);
});

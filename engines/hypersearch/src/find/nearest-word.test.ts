import { expect, it } from 'vitest';
import { exampleHome } from '../../test/example-homes.ts';
import { createIndex } from './create-index.ts';

it('corrects a typo to a word only while a living home has the word', () => {
  const home = (id: number, text: string) => exampleHome(id, { text });
  const index = createIndex([home(1, 'Two fireplaces and a pool'), home(2, 'A fireplace')]);
  expect(index.nearestWord('fireplce')).toBe('fireplace');
  expect(index.nearestWord('fireplace')).toBeUndefined();
  expect(index.nearestWord('Fireplaces')).toBeUndefined();
  expect(index.nearestWord('zebra')).toBeUndefined();
  expect(index.nearestWord('two words')).toBeUndefined();
  index.apply([
    { op: 'delete', id: 1 },
    { op: 'delete', id: 2 },
  ]);
  expect(index.nearestWord('fireplce')).toBeUndefined();
});

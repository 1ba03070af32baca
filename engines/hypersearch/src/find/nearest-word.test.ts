import { expect, it } from 'vitest';
import { exampleHome } from '../../test/example-homes.ts';
import { createIndex } from './create-index.ts';

it('takes a slip for the word meant, as long as a home has it', () => {
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

import { describe, expect, it } from 'vitest';
import { ownHomesIn } from './own-homes.ts';

describe('the own homes that a question names', () => {
  it.each([
    ['compare the condo and the townhouse i saved', { described: [{ types: ['condo'] }, { types: ['townhouse'] }] }],
    [
      'put the 3bd on grand blvd and the townhouse i saved side by side',
      { described: [{ beds: 3, name: 'grand' }, { types: ['townhouse'] }] },
    ],
    ["compare les deux premieres maisons que j'ai enregistrees", { inOrder: true }],
    ['compara las dos primeras casas que guarde', { inOrder: true }],
  ])('are read by type, street and place in the list: %j', (text, wanted) =>
    expect(ownHomesIn(text)).toMatchObject(wanted),
  );

  it.each(['do i still have that townhouse saved', 'what are the condo fees of my saved homes'])(
    'are none where the list or a fee is asked for: %j',
    (text) => expect(ownHomesIn(text)).toBeUndefined(),
  );
});

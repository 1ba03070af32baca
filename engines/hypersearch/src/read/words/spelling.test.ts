import { describe, expect, it } from 'vitest';
import { Speller, slipCost } from './spelling.ts';

const speller = new Speller();
for (const word of ['condo', 'balcony', 'townhouse', 'phoenix', 'deck', 'apartment']) speller.add(word);

describe('Speller', () => {
  it.each([
    ['cndo', 'condo'],
    ['balcny', 'balcony'],
    ['townhose', 'townhouse'],
    ['pheonix', 'phoenix'],
    ['appartment', 'apartment'],
  ])('mends %s to %s', (slip, word) => {
    expect(speller.mend(slip)?.meaning).toBe(word);
  });

  it('does not turn one short word into another', () => {
    expect(speller.mend('desk')).toBeUndefined();
    expect(speller.mend('candy')).toBeUndefined();
  });

  it('counts a swap of neighbours as one slip', () => {
    expect(slipCost('veiw', 'view')).toBe(1);
  });
});

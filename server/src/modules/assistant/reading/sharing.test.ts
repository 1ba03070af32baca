import { describe, expect, it } from 'vitest';
import { sharersIn } from './sharing.ts';

describe('the people who share a cost', () => {
  it.each([
    ["what's my half", 2],
    ['split between two of us', 2],
    ['split 3 ways', 3],
    ['we are 3 siblings, how much each of us', 3],
    ['on est trois a payer', 3],
    ['chacun paie combien', 2],
    ['entre dos personas cuanto es', 2],
    ['cuanto seria cada uno', 2],
  ])('are counted in %j', (text, people) => expect(sharersIn(text)).toBe(people));

  it.each(['split level home under 400k', 'between 5% and 20% down', 'is it split with the seller', '3 bed homes'])(
    'are not read from %j',
    (text) => expect(sharersIn(text)).toBeUndefined(),
  );
});

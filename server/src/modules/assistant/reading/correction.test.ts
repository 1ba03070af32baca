import { describe, expect, it } from 'vitest';
import { correctionIn } from './correction.ts';

describe('a correction', () => {
  it.each([
    ['sorry, 550', { text: 'and 550' }],
    ['actually 20% down not 10', { text: 'and 20% down', replaced: 10 }],
    ['not 7, 8', { text: 'and 8', replaced: 7 }],
    ['perdon, quise decir 290 mil', { text: 'and 290 mil' }],
    ["en fait c'est 500 000", { text: 'and 500 000' }],
    ['sorry, orlando', { text: 'and orlando' }],
  ])('is read as the corrected part: %j', (text, correction) => expect(correctionIn(text)).toEqual(correction));

  it.each(['sorry, what is pmi', 'no, show me condos', 'actually, can we do 15', 'not now'])(
    'is not read from a question or request: %j',
    (text) => expect(correctionIn(text)).toBeUndefined(),
  );
});

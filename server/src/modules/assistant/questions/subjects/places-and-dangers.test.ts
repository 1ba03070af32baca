import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // Danger comes before the home.
  q('showing a vacant house and the basement smells of gas, what now', 'outOfScope', { says: /call 911 now/ }),
  q('my chest hurts really bad, can I still make the final walkthrough', 'outOfScope', { says: /call 911 now/ }),
  q('ça sent le gaz dans le condo que je visite', 'outOfScope', { says: /911 tout de suite/ }),
  q('must the seller disclose a gas leak that was repaired', 'explain'),
  // A city with namesakes is named with its state.
  q('transfer tax on 310,000 in Lakewood', 'transferTax', { says: /This is for Lakewood, Colorado.*Ohio/s }),
  q('transfer tax on 310,000 in Lakewood, CO', 'transferTax', { says: /^(?!.*There is a Lakewood)/s }),
  q('transfer tax on 310,000 in lakewood oh', 'transferTax', { says: /^(?!.*There is a Lakewood)/s }),
  // A place named after a color names no people.
  q('is the house on Ridge Road in Black Mountain in a flood zone, my buyers are nervous', 'explain', {
    says: /flood/i,
  }),
  q('we want a street in Black Mountain without black people', 'refuses fairHousing'),
  // The home’s country counts, and not the passport’s.
  q('I’m an American citizen in Denver and want a house in Red Deer, may I buy', 'explain', {
    input: { ids: ['foreign-buyer'] },
  }),
  q('un condo à 350 000 $ avec 10 % de mise, combien la prime SCHL', 'loanRules', { says: /9\s765/ }),
  // The school district’s part of a homestead’s tax.
  q('my place in Katy TX is appraised at 290,000 with homestead, school tax at 1.05 per 100, how much?', 'calculate', {
    says: /\$1,575/,
  }),
  q('brother needs an agent in Hamilton, know someone?', 'professionals', { says: /^(?!.*Brother Needs)/s }),
  q('¿me toca pagar a mí el impuesto de transferencia en Chicago? son 300,000', 'transferTax', {
    says: /^(?!.*(Divided|Dividido))/s,
  }),
];

describe('a question about a place or a danger', () => {
  const outcome = askedOnce(questions);
  it.each(questions.map(({ ask }, at) => ({ ask, at })))('gets the answer for it: "$ask"', ({ at }) => {
    expect(outcome(at)).toMatchObject({ wrong: '' });
  });
});

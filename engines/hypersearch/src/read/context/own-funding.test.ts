import { describe, expect, it } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { readingOf, table } = sentenceTable([
  ['Toledo', 'OH', 270_000],
  ['Ponce', 'PR', 130_000],
]);

describe('how the buyer pays is no request about neighbors', () => {
  table([
    ["I'm buying with a section 8 homeownership voucher, 2 bed in Toledo", 'beds>=2', 'place:toledo'],
    ['I have a section 8 voucher, condo in Toledo', 'type:condo', 'place:toledo'],
    ['we get section 8, 3 bed in Toledo', 'beds>=3', 'place:toledo'],
    ['seller must take a section 8 homeownership voucher, condo in Toledo', 'type:condo', 'place:toledo'],
    ['tengo un vale de sección 8, casa en Ponce', 'type:single_family', 'place:ponce'],
    ['recibo Sección 8 y busco casa en Ponce', 'type:single_family', 'place:ponce'],
  ]);
});

describe('other people who pay with a voucher are not searched for or kept out', () => {
  it.each([
    'no section 8 people on the street, 3 bed in Toledo',
    'no section 8 nearby, 3 bed in Toledo',
    'no voucher holders, condo in Toledo',
    'neighborhood without section 8, house in Toledo',
    'I want a building without section 8 vouchers in Toledo',
    'we like it where the neighbors have no section 8 voucher, Toledo',
    'sin gente de sección 8, casa en Ponce',
    'que los vecinos no tengan sección 8, casa en Ponce',
  ])('%s', (sentence) => {
    const kinds = readingOf(sentence).facts.map(({ fact }) => fact.kind);
    expect(kinds.some((kind) => kind === 'refuse' || kind === 'unsupported')).toBe(true);
  });
});

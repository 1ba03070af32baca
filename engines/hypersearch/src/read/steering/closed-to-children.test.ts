import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Mesa', 'AZ', 500_000],
  ['Granby', 'QC', 66_000],
  ['Jacksonville', 'FL', 950_000],
]);
const refused = 'refuse:familial_status';

describe('a home that takes no children is refused, and a buyer without children is not', () => {
  table([
    [
      'an apartment house in Mesa that takes no children, for I am a light sleeper',
      'type:condo',
      'place:mesa',
      refused,
    ],
    ['a condo building in Mesa that accepts no kids', 'type:condo', 'place:mesa', refused],
    ['a condo in Mesa that takes no pets', 'type:condo', 'place:mesa'],
    ['our landlord takes no children, so 3 beds in Mesa', 'place:mesa', 'beds>=3'],
    ['we have no children, condo in Mesa', 'type:condo', 'place:mesa'],
    ['we are a couple with no children, condo in Mesa', 'type:condo', 'place:mesa'],
    ['on n’a pas d’enfants, un petit condo à Granby', 'type:condo', 'place:granby'],
    ['couple sans enfant, condo à Granby', 'type:condo', 'place:granby'],
    ['we have no children and want none in the building, condo in Mesa', 'type:condo', 'place:mesa', refused],
  ]);
});

describe('the age of a man or a woman, and a district of that name, are no request about neighbors', () => {
  table([
    ['with whatever rate the bank gives a man of seventy-six, condo in Mesa', 'type:condo', 'place:mesa'],
    ['what will a lender give a woman of seventy on $1,800 a month in Mesa', 'payment<=1800', 'place:mesa'],
    ['a building of women only in Mesa', 'refuse:sex', 'place:mesa'],
    ['Mandarin area, Jacksonville, 4 bed', 'place:mandarin', 'place:jacksonville', 'beds>=4'],
  ]);
});

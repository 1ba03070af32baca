import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Tampa', 'FL', 400_000],
  ['Naples', 'FL', 20_000],
  ['Hartford', 'CT', 120_000],
  ['Mystic', 'CT', 4_200],
  ['Toledo', 'OH', 270_000],
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Ramsey', 'NJ', 14_000],
  ['Davie', 'FL', 100_000],
  ['Pike', 'NY', 1_000],
]);

describe('a story ends where the criterion begins', () => {
  table([
    [
      'Hello there, we raised three kids in Hartford and would like to find a townhouse in Mystic with 2 beds',
      ...['type:townhouse', 'place:mystic', 'beds>=2'],
    ],
    [
      'we sold our farm in Ohio and hope to buy a condo in Naples under 400k',
      'type:condo',
      'place:naples',
      'price<=400000',
    ],
    ['my landlord in Tampa raised me 250 bucks, 2 beds in Naples', 'beds>=2', 'place:naples'],
    ['The Dave Ramsey way, house in Tampa', 'type:single_family', 'place:tampa'],
    ['we have twins, 4 beds in Mesa', 'beds>=4', 'place:mesa'],
  ]);
});

describe('what is refused is never asked for', () => {
  table([
    ['pools are a headache, 3 beds in Tampa', 'no:pool', 'beds>=3', 'place:tampa'],
    ['no pool, pools are nothing but trouble', 'no:pool'],
    ["I can't do gated communities, Tampa, 3 beds", 'no:gated_community', 'place:tampa', 'beds>=3'],
    ["I ain't looking for a condo or a townhouse", 'not-type:condo', 'not-type:townhouse'],
    ['anywhere in Ohio but Toledo', 'state:OH', 'not-place:toledo'],
    ['2 car garage, 3 beds, forget the garage', 'beds>=3'],
  ]);
});

describe('a word of preference binds the criterion beside it', () => {
  table([
    ['a patio ideally; 2 beds in Reno', 'prefer:has:patio', 'beds>=2', 'place:reno'],
    ['a porch with luck, 3 beds', 'prefer:has:porch', 'beds>=3'],
    ["a fireplace, though it's no deal breaker; 3 beds", 'prefer:has:fireplace', 'beds>=3'],
  ]);
});

describe('a number is read as what it counts', () => {
  table([
    ['at least 1,800 sq ft and no more than 2,400, Reno', 'sqft>=1800', 'sqft<=2400', 'place:reno'],
    ['1,750 sq ft minimum and maximum 2,300', 'sqft>=1750', 'sqft<=2300'],
    ['land in Ohio under 4,000 an acre', 'type:land', 'state:OH', 'unsupported:other'],
    ["we won't pay a dollar over 310k", 'price<=310000'],
    ['I have exactly 425,000, 2 beds', 'price<=425000', 'beds>=2'],
    ["the monthly number can't top 3,750, 3 beds", 'payment<=3750', 'beds>=3'],
    ['my truck is an F-150, 2 car garage', 'garage>=2'],
    ['200k... 180 realistically', 'price<=180000'],
    ['house in Pike County Ohio', 'type:single_family', 'place:pike county'],
  ]);
});

describe('a home that somebody had is no criterion', () => {
  table([
    [
      'we had a single wide once in Tampa so no trailers please, 3 beds near Reno',
      ...['not-type:manufactured', 'beds>=3', 'near:reno'],
    ],
    ['the house in Toledo had 4 bedrooms and an attic, so this time 2 bedrooms in Mesa', 'beds>=2', 'place:mesa'],
    [
      'closed on a fourplex in Toledo last spring for 540k, now I want a triplex in Mesa, 480 or lower',
      ...['type:multi_family', 'place:mesa', 'price<=480000'],
    ],
    ['We had a 3 bed, 2 bath house in Tampa, now want 4 beds in Naples', 'beds>=4', 'place:naples'],
    ['the condo in Reno was too small, looking for a house in Mesa', 'type:single_family', 'place:mesa'],
    ['if it had a pool that would be great, Mesa', 'prefer:has:pool', 'place:mesa'],
    ['we just had a baby 3 bedrooms Mesa', 'beds>=3', 'place:mesa'],
    ['built in 1990 or later, Mesa', 'place:mesa', 'year>=1990'],
    ['I was looking for 3 beds, now 4, in Mesa', 'beds>=4', 'place:mesa'],
  ]);
});

describe('an ordinary word is no slip of another', () => {
  table([
    ['no wetlands, 3 beds in Mesa', 'beds>=3', 'place:mesa'],
    ['no garbage trucks, Tampa', 'place:tampa'],
    ['closest to downtown, Tampa', 'near:downtown', 'place:tampa'],
  ]);
});

describe('what may be missed is no criterion, and what is welcome is a soft one', () => {
  table([
    ["don't have to have a fireplace, 3 beds in Reno", 'beds>=3', 'place:reno'],
    ['could do without a basement, 3 beds in Reno', 'beds>=3', 'place:reno'],
    ['dont need a garage but wouldnt mind one, 3 beds in Reno', 'prefer:has:garage', 'beds>=3', 'place:reno'],
    ["i'd take a condo over a townhouse in Tampa, 2 beds", 'type:condo', 'place:tampa', 'beds>=2'],
  ]);
});

describe('money and places of the buyer are none of the home', () => {
  table([
    ['i pay 410 a month on my car and student loans, Mesa 3 beds', 'place:mesa', 'beds>=3'],
    ['paying 2100 a month in rent, 3 beds in Mesa under 500k', 'beds>=3', 'place:mesa', 'price<=500000'],
    ['nothing listed above 210, 3 beds in Mesa', 'price<=210000', 'beds>=3', 'place:mesa'],
    ['300-375k no HOA over 30 DOM Mesa', 'price>=300000', 'price<=375000', 'hoa<=0', 'dom>=30', 'place:mesa'],
    [
      'my sister bought in Toledo for 610k, so anywhere BUT there, Mesa 3 beds',
      ...['not-place:toledo', 'place:mesa', 'beds>=3'],
    ],
    ['grew up in Toledo and not going back there, Mesa 3 beds', 'not-place:toledo', 'place:mesa', 'beds>=3'],
    ['my commute is to Reno so within 30 min of there, 3 beds', 'near:reno<=30min', 'beds>=3'],
    ['Tampa, no wait, Linda says Naples, 3 beds', 'place:naples', 'beds>=3'],
    ['outgrowing our 2 bed in Toledo, need 4 beds in Mesa', 'beds>=4', 'place:mesa'],
  ]);
});

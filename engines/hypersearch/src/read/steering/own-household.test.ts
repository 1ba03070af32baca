import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Mesa', 'AZ', 500_000],
  ['Granby', 'QC', 66_000],
  ['Laredo', 'TX', 255_000],
]);

describe('the household of a relative and a holiday are no request about neighbors', () => {
  table([
    ['duplex in Mesa, one side for my sister who’s a single mom with her boys', 'type:multi_family', 'place:mesa'],
    ['duplex in Mesa, the other half for my cousin who has kids', 'type:multi_family', 'place:mesa'],
    ['triplex in Mesa, one unit for my brother who is a single dad', 'type:multi_family', 'place:mesa'],
    [
      'duplex in Mesa, for my sister who wants no single moms near by',
      'type:multi_family',
      'place:mesa',
      'refuse:familial_status',
    ],
    ['duplex in Mesa, no single moms next door', 'type:multi_family', 'place:mesa', 'refuse:familial_status'],
    ['à Granby, on reçoit tout le monde à Noël, 5 chambres', 'place:granby', 'beds>=5'],
    ['un quartier où tout le monde fête Noël à Granby', 'refuse:religion', 'place:granby'],
  ]);
});

describe('who buys and the child that a home is for are no request about neighbors', () => {
  table([
    ['divorced mom with two girls, 3 bed in Mesa near a park', 'beds>=3', 'place:mesa', 'has:near_park'],
    ['divorced dad with two boys looking for a condo in Mesa', 'type:condo', 'place:mesa'],
    ['mère divorcée avec deux filles, 3 chambres à Granby', 'beds>=3', 'place:granby'],
    ['madre divorciada con dos niñas, 3 cuartos en Laredo', 'beds>=3', 'place:laredo'],
    ['Mesa for the other kid: duplex', 'place:mesa', 'type:multi_family'],
    ['no divorced moms with girls near by, Mesa', 'refuse:familial_status', 'place:mesa'],
    ['3 bed in Mesa near other divorced moms with girls', 'refuse:familial_status', 'beds>=3', 'place:mesa'],
    ['single mom free building in Mesa', 'refuse:familial_status', 'place:mesa'],
  ]);
});

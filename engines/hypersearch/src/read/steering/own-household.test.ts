import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Mesa', 'AZ', 500_000],
  ['Granby', 'QC', 66_000],
]);

describe('the household of a relative and a holiday are no wish about neighbors', () => {
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

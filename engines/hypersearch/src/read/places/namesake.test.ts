import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Houston', 'MO', 2_000],
  ['Paris', 'TX', 25_000],
  ['Aurora', 'CO', 380_000],
  ['Kendall', 'FL', 80_000],
  ['Homestead', 'FL', 80_000],
  ['Garden City', 'ID', 12_000],
  ['Boise', 'ID', 235_000],
  ['English', 'IN', 600],
  ['Windsor', 'QC', 5_000],
  ['New York', 'NY', 8_000_000],
]);

describe('a town of the same name that is not meant says nothing of the home', () => {
  table([
    ['Houston Missouri I said Missouri not the Texas one a farm with a barn', 'place:houston', 'type:farm', 'has:barn'],
    ['Paris Texas not the France one, condo', 'place:paris', 'type:condo'],
    ['Aurora Colorado not the one in Illinois townhouse 3 bd', 'place:aurora', 'type:townhouse', 'beds>=3'],
    ['Aurora Colorado, not the Italian one, condo', 'place:aurora', 'type:condo'],
    ["Windsor au Québec, pas celle d'Ontario, condo", 'place:windsor', 'type:condo'],
    ['Paris Texas, no la de Illinois, condo con piscina', 'place:paris', 'type:condo', 'has:pool'],
    ['Aurora, Colorado not New York, condo', 'place:aurora', 'type:condo'],
    ['Boise, not a condo', 'place:boise', 'not-type:condo'],
  ]);
});

describe('a town whose name is a word too', () => {
  table([
    ['Mrs. Lee wants Kendall not Homestead, 3 bd', 'place:kendall', 'not-place:homestead', 'beds>=3'],
    ['Homestead, not Kendall, 3 bd', 'place:homestead', 'not-place:kendall', 'beds>=3'],
    ['He said Homestead or Kendall, 3 bd', 'place:homestead', 'place:kendall', 'beds>=3'],
    ['not a homestead, house in Boise', 'not-type:farm', 'type:single_family', 'place:boise'],
    ['garden city under 400k, 3 bd', 'place:garden city', 'price<=400000', 'beds>=3'],
    ['a garden, city of Boise', 'has:garden', 'place:boise'],
    ['excuse my English, condo in Boise', 'type:condo', 'place:boise'],
  ]);
});

describe('what a home is near to', () => {
  table([
    ['condo in Boise near a c train station', 'type:condo', 'place:boise', 'has:near_transit'],
    ['condo in Boise near a T stop', 'type:condo', 'place:boise', 'has:near_transit'],
    ['condo à Windsor près d’un arrêt de train léger', 'type:condo', 'place:windsor', 'has:near_transit'],
    ['condo en Boise cerca de una parada de tren ligero', 'type:condo', 'place:boise', 'has:near_transit'],
    ['close to Grant Park Mall and to transit, condo', 'near:grant park mall', 'has:near_transit', 'type:condo'],
    ['condo près de l’UQAM et du métro', 'near:uqam', 'has:near_transit', 'type:condo'],
    ["near Tunney's Pasture station, condo", 'near:tunneys pasture station', 'type:condo'],
  ]);
});

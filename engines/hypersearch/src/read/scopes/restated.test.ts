import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Nixa', 'MO', 24_000],
  ['Laval', 'QC', 420_000],
]);

describe('a figure that is judged and said again has its last value', () => {
  table([
    ["Reno. Hundred ten thousand. No that's low, say one thirty five.", 'place:reno', 'price<=135000'],
    ["condo in Reno, 250. That's tight, make it 275", 'type:condo', 'place:reno', 'price<=275000'],
    ["5 bd in Reno, that's too many, call it 4", 'beds>=4', 'place:reno'],
    ["two acres in Reno, that's not enough, say five", 'lot>=5', 'place:reno'],
    ['condo à Laval, 300 000, c’est trop bas, disons 340 000', 'type:condo', 'place:laval', 'price<=340000'],
    ['4 cuartos en Mesa, eso es mucho, digamos 3', 'beds>=3', 'place:mesa'],
    ['puse 2 baños en el correo, ignora eso, tienen que ser 3. Condo en Mesa', 'baths>=3', 'type:condo', 'place:mesa'],
    ["I put 3 bd in Monday's email, disregard that, it has to be 5. Reno", 'beds>=5', 'place:reno'],
    ["the 400k I mentioned was wrong, it's 440. Reno", 'price<=440000', 'place:reno'],
    ['forget three beds. two. Reno', 'beds>=2', 'place:reno'],
    ['3 bd in Reno under 400 I would say', 'beds>=3', 'place:reno', 'price<=400000'],
  ]);
});

describe('a count that is not needed gives way to the one that will do', () => {
  table([
    ["I told him three baths but I don't need three two will do in Reno", 'baths>=2', 'place:reno'],
    ["4 bd, but we don't need four, three is plenty. Reno", 'beds>=3', 'place:reno'],
    ["two baths but we don't need two one will do, Reno", 'baths>=1', 'place:reno'],
    ["3 bd in Reno, don't need 2 garages", 'beds>=3', 'place:reno'],
  ]);
});

describe('a figure that is denied gives way to the one behind it', () => {
  table([
    ['Not 3 baths like I said, 2. Condo in Mesa', 'baths>=2', 'type:condo', 'place:mesa'],
    ["Pas 3 chambres comme j'ai dit, 4. Condo à Laval", 'beds>=4', 'type:condo', 'place:laval'],
    ['no 2 baños, 3 por favor, condo en Mesa', 'baths>=3', 'type:condo', 'place:mesa'],
    ['había pedido townhouse, ahora prefiero condo, Mesa', 'type:condo', 'place:mesa'],
    ['no 3 cuartos como dije, 4, condo en Mesa', 'beds>=4', 'type:condo', 'place:mesa'],
  ]);
});

describe('a kind or place that is named again with “just” is the only one of those before it', () => {
  table([
    ['condo or townhouse in Mesa... ok honestly just a condo', 'type:condo', 'place:mesa'],
    ['Mesa or Nixa, no, just Mesa, condo', 'place:mesa', 'type:condo'],
    ['just a condo or a townhouse in Mesa', 'type:condo', 'type:townhouse', 'place:mesa'],
  ]);
});

describe('a word that does not matter takes back no other criterion', () => {
  table([
    ['condo in Reno, heated workshop, price don’t matter', 'type:condo', 'place:reno', 'has:workshop'],
    ['condo in Reno with a deck, size doesn’t matter', 'type:condo', 'place:reno', 'has:deck'],
    ['condo in Reno, a deck doesn’t matter', 'type:condo', 'place:reno'],
  ]);
});

describe('a kind of home that is excluded later leaves the house that is wanted', () => {
  table([
    [
      'she says get a condo but I do not want a condo I want a house in Reno',
      'not-type:condo',
      'type:single_family',
      'place:reno',
    ],
  ]);
});

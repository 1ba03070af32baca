import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Boise', 'ID', 230_000],
  ['Reno', 'NV', 260_000],
  ['Dayton', 'OH', 140_000],
  ['Waco', 'TX', 138_000],
  ['Laval', 'QC', 440_000],
  ['Laredo', 'TX', 255_000],
  ['Halifax', 'NS', 440_000],
]);

describe('words behind a comparison that refuse it turn it round', () => {
  table([
    ['Boise house, if its over 900k then no', 'place:boise', 'type:single_family', 'price<=900000'],
    ['Boise house if it’s more than 300k forget it', 'place:boise', 'type:single_family', 'price<=300000'],
    ['Waco house; above 200 = no', 'place:waco', 'type:single_family', 'price<=200000'],
    ['condo in Reno, if it is under 900 sqft then no', 'type:condo', 'place:reno', 'sqft>=900'],
    ['maison à Laval, si c’est plus de 500 000 c’est non', 'type:single_family', 'place:laval', 'price<=500000'],
    ['si cuesta más de 400 mil entonces no, casa en Laredo', 'price<=400000', 'type:single_family', 'place:laredo'],
    ['anything over 250 HOA a month, no thanks. Reno condo', 'hoa<=250', 'place:reno', 'type:condo'],
    // A correction, and a "no" of what follows.
    ['under 400, no, 450, in Reno', 'price<=450000', 'place:reno'],
    ['menos de 500 mil, no, 450 mil, Laredo', 'price<=450000', 'place:laredo'],
    ['anything over 300k no pool, Reno', 'price>=300000', 'no:pool', 'place:reno'],
    ['if there’s a condo over 2000 sq ft in Reno show me', 'type:condo', 'sqft>=2000', 'place:reno'],
  ]);
});

describe('two limits share the unit at the end', () => {
  table([
    ['at least 900 but not more than 1200 square feet in Reno', 'sqft>=900', 'sqft<=1200', 'place:reno'],
    ['au moins 900 mais pas plus de 1200 pieds carrés à Laval', 'sqft>=900', 'sqft<=1200', 'place:laval'],
    ['al menos 1000 pero no más de 1500 pies cuadrados en Laredo', 'sqft>=1000', 'sqft<=1500', 'place:laredo'],
    ['under 450 and over 1,200 sq ft in Reno', 'price<=450000', 'sqft>=1200', 'place:reno'],
    ['fixer upper in Dayton, 70 to 110', 'has:fixer_upper', 'place:dayton', 'price>=70000', 'price<=110000'],
    ['exactly 3 bedrooms not more, Waco', 'beds>=3', 'beds<=3', 'place:waco'],
    ['keep the payment under our BAH which is 2,350 a month, Waco', 'payment<=2350', 'place:waco'],
  ]);
});

describe('a criterion that is taken back takes the more specific one with it', () => {
  table([
    ['wanted a finished basement, forget the basement, Dayton 3 bd', 'place:dayton', 'beds>=3'],
    ['je voulais un sous-sol fini, oublie le sous-sol, 3 chambres à Laval', 'beds>=3', 'place:laval'],
    ['oublie la piscine finalement, juste 4 chambres à Laval', 'beds>=4', 'place:laval'],
    ['juste 4 chambres à Laval', 'beds>=4', 'beds<=4', 'place:laval'],
    ['finished basement, garage. forget the garage. Dayton', 'has:finished_basement', 'place:dayton'],
  ]);
});

describe('what a fee pays for or forbids is no criterion', () => {
  table([
    ['condo in Reno, I refuse to pay dues for things I don’t use', 'type:condo', 'place:reno'],
    ['I won’t pay dues for a pool I don’t swim in, condo in Reno', 'type:condo', 'place:reno'],
    ['condo à Laval, je refuse de payer des frais pour une piscine que j’utilise pas', 'type:condo', 'place:laval'],
    ['no HOA telling me what color my fence can be, Reno', 'hoa<=0', 'place:reno'],
    [
      'sin HOA que me diga de qué color pintar la cerca, casa en Laredo',
      'hoa<=0',
      'type:single_family',
      'place:laredo',
    ],
    ['I refuse to pay HOA dues, house in Boise', 'hoa<=0', 'type:single_family', 'place:boise'],
    ['cuota de HOA bajo 300, condo en Laredo', 'hoa<=300', 'type:condo', 'place:laredo'],
    ['no HOA, fenced yard, Reno', 'hoa<=0', 'has:fenced_yard', 'place:reno'],
  ]);
});

describe('words that only look like a criterion are skipped', () => {
  table([
    ['workshop in Waco where I can fix trailers', 'has:workshop', 'place:waco'],
    ['trailer in Waco under 80k', 'type:manufactured', 'place:waco', 'price<=80000'],
    ['my kids are loud, so a home office. Reno condo', 'has:home_office', 'place:reno', 'type:condo'],
    ['horse farm in Waco', 'type:farm', 'has:horse_property', 'place:waco'],
    ['condo à Laval à vendre depuis plus de 45 jours', 'type:condo', 'place:laval', 'dom>=45'],
    ['for sale for more than 60 days, Waco house', 'dom>=60', 'place:waco', 'type:single_family'],
  ]);
});

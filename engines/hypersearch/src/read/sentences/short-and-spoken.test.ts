import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Laval', 'QC', 420_000],
]);

describe('words written in short', () => {
  table([
    ['condo in Reno on mkt over 60 days', 'type:condo', 'place:reno', 'dom>=60'],
    ['anything new on the mkt in Mesa', 'place:mesa', 'dom<=7'],
    ['jus listed condos in Reno', 'type:condo', 'place:reno', 'dom<=7'],
    ['Reno, hot tub wld be nice', 'place:reno', 'prefer:has:hot_tub'],
    ['reno no hoa rv parkin', 'place:reno', 'hoa<=0', 'has:rv_parking'],
    ['Reno bt 300 n 400', 'place:reno', 'price>=300000', 'price<=400000'],
    ['what can I get 4 1900 a month in Reno', 'payment<=1900', 'place:reno'],
    ['condo 4 250k in Reno', 'type:condo', 'price<=250000', 'place:reno'],
    ['3 bd 1900 a month Reno', 'beds>=3', 'payment<=1900', 'place:reno'],
    ['Reno, a pool wd be nice', 'place:reno', 'prefer:has:pool'],
    ['at least 4 bd in Reno', 'beds>=4', 'place:reno'],
  ]);
});

describe('figures in words and figures', () => {
  table([
    ['up to 2 hundred 50 thousand in Reno', 'price<=250000', 'place:reno'],
    ['$2m to 3m in Reno', 'price>=2000000', 'price<=3000000', 'place:reno'],
    ['within 500 m to a school, $300k, Reno', 'near:school<=0.5km', 'price<=300000', 'place:reno'],
    ['what can I get in Reno for 300?', 'place:reno', 'price<=300000'],
    ['half a mill in Reno', 'place:reno', 'price<=500000'],
    ['I work at the mill in Mesa, condo in Reno', 'type:condo', 'place:reno'],
    ['my agent says 450 for Mesa, I say 425, Mesa', 'price<=425000', 'place:mesa'],
    ['cap it at 300, no, three twenty, Reno', 'price<=320000', 'place:reno'],
    ['600 per month hoa is too much, keep it under 300, Reno', 'hoa<=300', 'place:reno'],
    ['1500 sq ft in Reno, keep it under 400', 'sqft>=1500', 'place:reno', 'price<=400000'],
    ['condo bâti dans les 5 dernières années à Laval', 'type:condo', 'year>=2021', 'place:laval'],
    ['condo construido en los últimos 10 años en Mesa', 'type:condo', 'year>=2016', 'place:mesa'],
    ['condo en Mesa, publicado en los últimos 10 días', 'type:condo', 'place:mesa', 'dom<=10'],
    ['listed in past 2 wks, Mesa', 'dom<=14', 'place:mesa'],
    ['fresh listings only, last 3 days, Reno', 'dom<=3', 'place:reno'],
    ['near Reno. Pool please', 'near:reno', 'has:pool'],
    ['fully reno. kitchen, condo', 'has:updated_kitchen', 'type:condo'],
    ['houses 2015 and up in Reno', 'type:single_family', 'year>=2015', 'place:reno'],
    ['1800 and up sq ft in Reno', 'sqft>=1800', 'place:reno'],
    ['half an acre to an acre and a half in Reno', 'lot>=0.5', 'lot<=1.5', 'place:reno'],
    ['an acre and a half bath in Reno', 'lot>=1', 'place:reno'],
    ['une demi-acre à une acre et demie à Laval', 'lot>=0.5', 'lot<=1.5', 'place:laval'],
    ['medio acre a un acre y medio en Mesa', 'lot>=0.5', 'lot<=1.5', 'place:mesa'],
    ['condo in Reno. Lot between 2 and 4 acres', 'type:condo', 'place:reno', 'lot>=2', 'lot<=4'],
    ['Reno. Lot between 2 and 4 acres', 'place:reno', 'lot>=2', 'lot<=4'],
    ['looking for a lot between 1 and 3 acres in Reno', 'type:land', 'lot>=1', 'lot<=3', 'place:reno'],
  ]);
});

describe('a shop that stands on the lot is a workshop', () => {
  table([
    ['Reno, 3 bd, shop out back', 'place:reno', 'beds>=3', 'has:workshop'],
    ['Reno, a shop behind the house', 'place:reno', 'has:workshop'],
    ['condo near the shops in Reno', 'type:condo', 'near:shops', 'place:reno'],
  ]);
});

describe('a word of a feature that means something else gives no feature', () => {
  table([
    ['cliente nuevo, busca condo en Mesa', 'type:condo', 'place:mesa'],
    ['soy nuevo aquí, condo en Mesa', 'type:condo', 'place:mesa'],
    ['nuevo mensaje: condo en Mesa', 'type:condo', 'place:mesa'],
    ['condo nuevo en Mesa', 'type:condo', 'has:new_construction', 'place:mesa'],
    ["we're back in the office three days a week, condo in Reno", 'type:condo', 'place:reno'],
    ["I'm back to the office Mondays, condo in Reno", 'type:condo', 'place:reno'],
    ['2 to 3 acres flat, Reno', 'lot>=2', 'lot<=3', 'place:reno'],
    ['a flat in Reno', 'type:condo', 'place:reno'],
    ['the office moved, so condo in Reno', 'type:condo', 'place:reno'],
    ['fireplace in the office, condo in Reno', 'has:fireplace', 'has:home_office', 'type:condo', 'place:reno'],
    ['need a room for my office, condo in Reno', 'has:home_office', 'type:condo', 'place:reno'],
    ['condo in Reno with a root cellar', 'type:condo', 'place:reno', 'unsupported:other'],
    ['condo in Reno with a cellar', 'type:condo', 'place:reno', 'has:basement'],
  ]);
});

describe('a French verb that is an English word for a person refuses nothing', () => {
  table([
    ["duplex à Laval pour qu'un locataire nous aide à payer", 'type:multi_family', 'place:laval'],
    ['triplex à Laval, un locataire qui aide à payer', 'type:multi_family', 'place:laval'],
    ['condo à Laval dans un quartier sans personnes handicapées', 'type:condo', 'place:laval', 'refuse:disability'],
  ]);
});

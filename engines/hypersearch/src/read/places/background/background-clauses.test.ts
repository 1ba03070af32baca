import { describe } from 'vitest';
import { sentenceTable } from '../../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Boise', 'ID', 230_000],
  ['Boulder', 'CO', 108_000],
  ['Reno', 'NV', 260_000],
  ['Tempe', 'AZ', 180_000],
  ['Mesa', 'AZ', 500_000],
  ['Waco', 'TX', 138_000],
  ['Laval', 'QC', 440_000],
  ['Magog', 'QC', 28_000],
  ['Laredo', 'TX', 255_000],
  ['Katy', 'TX', 21_000],
  ['Oceanside', 'CA', 174_000],
  ['Falcon', 'CO', 10_000],
  ['Henderson', 'NV', 320_000],
  ['Dalhousie', 'NB', 3_000],
  ['Norfolk', 'VA', 238_000],
  ['Halifax', 'NS', 440_000],
]);

describe('a place of a clause about the buyer’s life is no place of the search', () => {
  table([
    ['sell in Mesa, buy in Waco, 3 beds', 'place:waco', 'beds>=3'],
    ['vendre à Laval, acheter à Magog, 3 chambres', 'place:magog', 'beds>=3'],
    ['vender en Laredo, comprar en Katy, 3 recámaras', 'place:katy', 'beds>=3'],
    ['Halifax: my youngest starts at Dalhousie. Condo, 2 bed', 'place:halifax', 'type:condo', 'beds>=2'],
    ['In Mesa we had a pool I hated cleaning. So: Waco, condo, 2 beds', 'place:waco', 'type:condo', 'beds>=2'],
    ['first it was Mesa then the boss changed it, now we’re going to Reno, 3 bed', 'place:reno', 'beds>=3'],
    ['first choice Boise, then Mesa, 3 beds', 'place:boise', 'place:mesa', 'beds>=3'],
    ['Ma sœur a acheté à Magog. Moi c’est Laval, 3 chambres', 'place:laval', 'beds>=3'],
  ]);
});

describe('people, months and sums are no places', () => {
  table([
    ['the Hendersons need 4 beds in Waco, pool', 'beds>=4', 'place:waco', 'has:pool'],
    ['3 bed in Henderson', 'beds>=3', 'place:henderson'],
    ['lease is up in Feb, house in Reno', 'type:single_family', 'place:reno'],
    ['by my spreadsheet: 3 beds, Waco, under 300k', 'beds>=3', 'place:waco', 'price<=300000'],
  ]);
});

describe('a town is distinguished from the word of the same spelling', () => {
  table([
    ['Oceanside. 3 beds', 'place:oceanside', 'beds>=3'],
    ['oceanside condo in Norfolk', 'has:waterfront', 'type:condo', 'place:norfolk'],
    ['Does Falcon have anything on an acre?', 'place:falcon', 'lot>=1'],
    ['condo in bolder no Boulder Colorado two bedrooms', 'type:condo', 'place:boulder', 'beds>=2'],
    ['casa en Katie no Katy Texas 3 cuartos', 'type:single_family', 'place:katy', 'beds>=3'],
    ['3 bed in Boise, no Mesa', 'beds>=3', 'place:boise', 'not-place:mesa'],
  ]);
});

describe('a landmark is one name', () => {
  table([
    ['within 25 minutes of naval station norfolk, townhome', 'near:naval station norfolk<=25min', 'type:townhouse'],
    ['Keeneland no farther than 15 mi. 4 bedrooms', 'near:keeneland<=15mi', 'beds>=4'],
    ['4 bed near Colorado State University', 'beds>=4', 'near:colorado state university'],
  ]);
});

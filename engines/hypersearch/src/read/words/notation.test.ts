import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Boise', 'ID', 230_000],
  ['Reno', 'NV', 260_000],
  ['Dayton', 'OH', 140_000],
  ['Omaha', 'NE', 480_000],
  ['Laval', 'QC', 440_000],
  ['Laredo', 'TX', 255_000],
  ['Waco', 'TX', 138_000],
]);

describe('the sign of a filter before a word excludes it', () => {
  table([
    ['reno && condo && beds>=2 && !pool', 'place:reno', 'type:condo', 'beds>=2', 'no:pool'],
    ['omaha & !condo & beds>=3', 'place:omaha', 'not-type:condo', 'beds>=3'],
    ['boise, 3bd, -pool, -hoa', 'place:boise', 'beds>=3', 'no:pool', 'hoa<=0'],
    ['Omaha house -fixer_upper +garage', 'place:omaha', 'type:single_family', 'no:fixer_upper', 'has:garage'],
    ['laval && condo && !piscine', 'place:laval', 'type:condo', 'no:pool'],
    ['laredo && !piscina && recamaras>=2', 'place:laredo', 'no:pool', 'beds>=2'],
    // Marks of ordinary sentences.
    ['Found it! Pool in Reno, 3 beds!', 'has:pool', 'place:reno', 'beds>=3'],
    [
      '3-bed, 2-bath house in Waco - pool - garage',
      'beds>=3',
      'baths>=2',
      'type:single_family',
      'place:waco',
      'has:pool',
      'has:garage',
    ],
    [
      'house in Reno -under 400k -pool -garage',
      'type:single_family',
      'place:reno',
      'price<=400000',
      'has:pool',
      'has:garage',
    ],
  ]);
});

describe('a key and its value are read in any language', () => {
  table([
    ['basement=true AND fixer_upper=false AND city=Dayton', 'has:basement', 'no:fixer_upper', 'place:dayton'],
    ['hoa=false, type=townhouse, city=Reno, beds gte 3', 'hoa<=0', 'type:townhouse', 'place:reno', 'beds>=3'],
    ['Dayton; stairs=no; beds=3; price lte 250k', 'has:single_story', 'beds>=3', 'place:dayton', 'price<=250000'],
    ['ville=laval piscine=vrai garage=faux', 'place:laval', 'has:pool', 'no:garage'],
    ['ciudad=laredo piscina=verdadero cochera=falso', 'place:laredo', 'has:pool', 'no:garage'],
    ['beds>=3; home type != condo; Boise', 'beds>=3', 'not-type:condo', 'place:boise'],
    ['HOA = dealbreaker, Boise house', 'hoa<=0', 'place:boise', 'type:single_family'],
    ['neighbors.race != hispanic; Reno; 3bd', 'refuse:race', 'place:reno', 'beds>=3'],
    ['area_race=white city=Omaha beds>=3', 'refuse:race', 'place:omaha', 'beds>=3'],
    ['neighbors.kids = false; Reno', 'refuse:familial_status', 'place:reno'],
    ['cabinets.color != white; Reno; 3bd', 'place:reno', 'beds>=3'],
  ]);
});

describe('two dots join the ends of a range', () => {
  table([
    ['year:1960..1985, Boise', 'year>=1960', 'year<=1985', 'place:boise'],
    ['$450k..600k Reno', 'price>=450000', 'price<=600000', 'place:reno'],
    [
      'Dayton $180k..$220k sqft:1200..1800',
      'place:dayton',
      'price>=180000',
      'price<=220000',
      'sqft>=1200',
      'sqft<=1800',
    ],
    ['lot gte 2 acres, Boise, barn=true', 'lot>=2', 'place:boise', 'has:barn'],
    ['sqft gte 1200 lte 1600; Boise', 'sqft>=1200', 'sqft<=1600', 'place:boise'],
    ['under 400k..3 beds, Reno', 'price<=400000', 'beds>=3', 'place:reno'],
  ]);
});

describe('an order may be written as a field and its way', () => {
  table([
    ['Reno condos, price desc', 'place:reno', 'type:condo', 'sort:price_desc'],
    ['order by $/sqft asc, Boise houses', 'sort:price_per_sqft_asc', 'place:boise', 'type:single_family'],
    ['Boise houses, sort price_asc', 'place:boise', 'type:single_family', 'sort:price_asc'],
    ['maisons à Laval, tri: prix décroissant', 'type:single_family', 'place:laval', 'sort:price_desc'],
    ['casas en Laredo, orden: precio descendente', 'type:single_family', 'place:laredo', 'sort:price_desc'],
  ]);
});

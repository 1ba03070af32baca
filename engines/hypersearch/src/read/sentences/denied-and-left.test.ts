import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Laval', 'QC', 420_000],
  ['Laredo', 'TX', 255_000],
  ['Halifax', 'NS', 440_000],
]);

describe('a denied span of time on the market is an upper limit', () => {
  table([
    ['Nothing that’s been sitting over 120 days. Reno, 3 bedroom', 'dom<=120', 'place:reno', 'beds>=3'],
    ['nothing that’s been listed longer than 60 days please, condo in Reno', 'dom<=60', 'type:condo', 'place:reno'],
    ['no house that has been on the market more than 100 days, Mesa', 'dom<=100', 'place:mesa'],
    ['aucune maison qui est en vente depuis plus de 90 jours, Laval', 'dom<=90', 'place:laval'],
    ['nada que lleve más de 60 días en el mercado, casa en Laredo', 'dom<=60', 'type:single_family', 'place:laredo'],
    ['something that’s been sitting over 120 days in Reno', 'dom>=120', 'place:reno'],
    ['no HOA, been sitting over 90 days, Reno', 'hoa<=0', 'dom>=90', 'place:reno'],
    ['inscriptions des sept derniers jours seulement, condo à Laval', 'dom<=7', 'type:condo', 'place:laval'],
    ['anuncios de los últimos siete días, Laredo', 'dom<=7', 'place:laredo'],
    ['listings of the last seven days, Reno', 'dom<=7', 'place:reno'],
  ]);
});

describe('more than a person pays is an upper limit', () => {
  table([
    ['I won’t pay over 540, not a nickel more. Reno', 'price<=540000', 'place:reno'],
    ['I’m not paying over 300, condo in Mesa', 'price<=300000', 'type:condo', 'place:mesa'],
    ['not spending more than 300k, condo in Mesa', 'price<=300000', 'type:condo', 'place:mesa'],
    ['not a condo, over 300k in Mesa', 'not-type:condo', 'price>=300000', 'place:mesa'],
    ['House. CA$750,000 maximum. Halifax', 'type:single_family', 'price<=750000', 'place:halifax'],
  ]);
});

describe('a former home, a joke or a described life is no criterion', () => {
  table([
    ['I’m done with my 480 sq ft in Mesa. Looking in Reno, 2br minimum', 'place:reno', 'beds>=2'],
    ['Unloaded my Mesa rentals in 2022. Buying again: Reno, max 75k', 'place:reno', 'price<=75000'],
    ['I can’t keep up the farm by myself, condo in Reno', 'type:condo', 'place:reno'],
    ['my knees are shot from twenty years of ladders: single level, Reno', 'has:single_story', 'place:reno'],
    ['portier non requis, condo à Laval', 'type:condo', 'place:laval'],
    ['a deck in Reno, up to 700k lol jk 500k', 'has:deck', 'place:reno', 'price<=500000'],
    ['Mesa, 3 bedrooms... belay that, Reno, 3 bedrooms', 'place:reno', 'beds>=3'],
    ['dúplex en Laredo para que mis viejos vivan arriba', 'type:multi_family', 'place:laredo'],
    ['que no haya viejos en el edificio, Laredo', 'refuse:familial_status', 'place:laredo'],
    ['homes ten years of age or newer in Mesa', 'year>=2016', 'place:mesa'],
    ['buddy of mine has a fourplex in Mesa. I want a fourplex too but in Reno', 'type:multi_family', 'place:reno'],
    ['a friend of ours has a pool in Mesa; condo in Reno', 'type:condo', 'place:reno'],
    ['my old man’s lookin in Reno, 74 yrs old, no stairs', 'place:reno', 'has:single_story'],
    ['we’ve never had a basement lol. finished basement in Reno', 'has:finished_basement', 'place:reno'],
    ['it’s got too fancy for us, Reno, 2 beds', 'place:reno', 'beds>=2'],
    ['Reno. 55+ days on mkt, price cut.', 'place:reno', 'dom>=55', 'has:price_reduced'],
    ['55+ community in Reno', 'has:senior_community', 'place:reno'],
    ['condo in Reno from the past week', 'type:condo', 'place:reno', 'dom<=7'],
  ]);
});

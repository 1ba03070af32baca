import { describe } from 'vitest';
import { sentenceTable } from '../../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Fargo', 'ND', 125_000],
  ['Duluth', 'MN', 86_000],
  ['Laval', 'QC', 420_000],
  ['Granby', 'QC', 66_000],
  ['Houston', 'TX', 2_300_000],
  ['El Centro', 'CA', 42_000],
  ['Noel', 'MO', 1_800],
]);

describe('a place where somebody lived long, asked for once or bought is no search criterion', () => {
  table([
    ['ça fait 30 ans qu’on pellette à Laval, là on vend. Condo à Granby', 'type:condo', 'place:granby'],
    ['ça fait un an qu’on cherche à Laval, condo de 2 chambres', 'type:condo', 'place:laval', 'beds>=2'],
    ['hace 15 años que rentamos en Mesa, ahora queremos casa en Reno', 'type:single_family', 'place:reno'],
    ['casa hecha hace 10 años en Mesa que tenga alberca', 'type:single_family', 'place:mesa', 'has:pool'],
    ['he wanted Mesa back when we were dating, lol no. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['she liked Mesa at first, nope. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['he wanted Mesa, 3 bd', 'place:mesa', 'beds>=3'],
    ['friends keep saying Mesa, Mesa, Mesa, too hot for me. So Reno: 3 bd', 'place:reno', 'beds>=3'],
    ['everyone keeps telling us Mesa. We want Reno, 2 bd', 'place:reno', 'beds>=2'],
    ['my manager paid $510k for 5 bedrooms in Mesa in 2013. I need 4 bedrooms in Reno', 'place:reno', 'beds>=4'],
    ['my budget is 510k for 5 bedrooms in Mesa', 'price<=510000', 'beds>=5', 'place:mesa'],
    [
      'I currently own 2,400 sq ft in Mesa with a walkout basement and three bathrooms. I want a condo in Reno',
      'type:condo',
      'place:reno',
    ],
    ['I own a condo in Mesa with a pool and two baths. I want a house in Reno', 'type:single_family', 'place:reno'],
    ['on possède un duplex à Laval avec garage. On cherche un condo à Granby', 'type:condo', 'place:granby'],
    ['j’ai une maison à Laval avec piscine, je cherche un condo à Granby', 'type:condo', 'place:granby'],
    ['nous avons un bungalow à Laval avec piscine. Nous cherchons un condo à Granby', 'type:condo', 'place:granby'],
    ['soy propietario de una casa en Mesa con alberca. Quiero condo en Reno', 'type:condo', 'place:reno'],
    ['on a 300 000 $ pour un condo à Laval', 'price<=300000', 'type:condo', 'place:laval'],
    ['the guy next door paid 700k for a duplex in Mesa. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['I now want 2,400 sq ft in Mesa with a pool', 'sqft>=2400', 'place:mesa', 'has:pool'],
  ]);
});

describe('a labeled figure has the field of its label', () => {
  table([
    ['condo in Mesa, year of construction 2005 to 2015', 'type:condo', 'place:mesa', 'year>=2005', 'year<=2015'],
    ['condo in Mesa, 2005 to 2015 a month', 'type:condo', 'place:mesa', 'payment>=2005', 'payment<=2015'],
    ['Distance to Union Station: 8 km or less. Type: condo', 'near:union station<=8km', 'type:condo'],
    ['Commute to Union Station: 30 min max. Type: condo', 'near:union station<=30min', 'type:condo'],
    ['Distancia al hospital: 5 km o menos. Condo en Mesa', 'near:hospital<=5km', 'type:condo', 'place:mesa'],
    ['condo à Laval, frais de condo qui dépassent pas 300 par mois', 'type:condo', 'place:laval', 'hoa<=300'],
    ['condo in Mesa if the maintenance fee isn’t over 900 a month', 'type:condo', 'place:mesa', 'hoa<=900'],
    ['condo in Mesa, the HOA doesn’t go above 300', 'type:condo', 'place:mesa', 'hoa<=300'],
    ['condo in Mesa, the condo fee is not more than 350', 'type:condo', 'place:mesa', 'hoa<=350'],
    ['condo in Mesa, square footage isn’t less than 1800', 'type:condo', 'place:mesa', 'sqft>=1800'],
    ['condo in Mesa, payment isn’t over 2100 a month', 'type:condo', 'place:mesa', 'payment<=2100'],
  ]);
});

describe('what is not needed is no criterion, and what must not be forgotten is one', () => {
  table([
    ['3 bd Mesa, hot tub unnecessary', 'beds>=3', 'place:mesa'],
    ['balcony? unnecessary. 3 bd Mesa', 'beds>=3', 'place:mesa'],
    ['condo à Laval; le sous-sol, on oublie ça', 'type:condo', 'place:laval'],
    ['condo à Laval, oublie pas le garage', 'type:condo', 'place:laval', 'has:garage'],
    ['condo à Laval, oublie le garage', 'type:condo', 'place:laval'],
    ['condo à Laval, sous-sol à éviter', 'type:condo', 'place:laval', 'no:basement'],
  ]);
});

describe('a word that also names a town is read by the words around it', () => {
  table([
    ['condo en el centro de houston', 'type:condo', 'near:downtown', 'place:houston'],
    ['casa en El Centro, California', 'type:single_family', 'place:el centro'],
    ['Granby, 3 chambres pour la visite à Noël', 'place:granby', 'beds>=3'],
    ['3 bed house in Noel', 'beds>=3', 'type:single_family', 'place:noel'],
    ['anything at all in 64130 or 64128', 'zip:64130', 'zip:64128'],
    ['is there a lot in Mesa under 90k', 'type:land', 'place:mesa', 'price<=90000'],
    ['there is a lot going on in Mesa, 3 bd', 'place:mesa', 'beds>=3'],
    ['lol no. Reno, 3 bd', 'place:reno', 'beds>=3'],
    ['casa en mesa serca de un parque', 'type:single_family', 'place:mesa', 'has:near_park'],
  ]);
});

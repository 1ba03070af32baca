import { describe } from 'vitest';
import { sentenceTable } from '../../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Fargo', 'ND', 125_000],
  ['Salem', 'MO', 5_000],
  ['Laval', 'QC', 420_000],
  ['Granby', 'QC', 66_000],
  ['Magog', 'QC', 25_000],
]);

describe('a home that another person has is no search criterion', () => {
  table([
    [
      "my neighbor has a hot tub in Reno and it's a pain. Mesa, 3 bd, no hot tub",
      'place:mesa',
      'beds>=3',
      'no:hot_tub',
    ],
    ['brother in law got 5 acres outside Reno with horses and a barn. I want 2 acres, Mesa', 'lot>=2', 'place:mesa'],
    ['cousin has 20 acres near Reno. I want 7 acres in Mesa', 'lot>=7', 'place:mesa'],
    ["my dad's got forty acres near Reno, a barn and horses. I only need two acres in Mesa", 'lot>=2', 'place:mesa'],
    ['my mother-in-law owns a condo with a pool in Reno, we want 2 bd in Mesa', 'beds>=2', 'place:mesa'],
    ["my aunt has two acres near Reno, I'd be happy with half an acre in Mesa", 'lot>=0.5', 'place:mesa'],
    ["my parents' place there had a fireplace. Mesa, 3 bd", 'place:mesa', 'beds>=3'],
    ['mon voisin a un spa à Laval. Condo à Granby', 'type:condo', 'place:granby'],
    ['mi vecina tiene jacuzzi en Reno y no lo usa. Quiero condo en Mesa', 'type:condo', 'place:mesa'],
  ]);
  table([
    ['my husband has his heart set on a pool in Mesa', 'has:pool', 'place:mesa'],
    ['my client has a budget of 400k for a condo in Reno', 'price<=400000', 'type:condo', 'place:reno'],
    ['my mom has to have a garden, Mesa', 'has:garden', 'place:mesa'],
    ['my neighbor has a pool in Reno. 3 bd, garage', 'place:reno', 'beds>=3', 'has:garage'],
    ['a house for my sister with a pool in Reno', 'type:single_family', 'has:pool', 'place:reno'],
  ]);
});

describe('the home in which the buyer lives now is no search criterion where another place is named', () => {
  table([
    ["we're a family of six in a two-bedroom in Reno and bursting. Looking in Mesa, 5 bd", 'place:mesa', 'beds>=5'],
    ["we're five people in a two bedroom in Reno. 4 bd in Mesa", 'beds>=4', 'place:mesa'],
    ['household of five crammed in a two bedroom in Reno, need 4 bd in Mesa', 'beds>=4', 'place:mesa'],
    ['our rental in Reno is driving us nuts. 3 bd in Mesa', 'beds>=3', 'place:mesa'],
    ['currently squeezed into a one bedroom in Reno, want 3 bd in Mesa', 'beds>=3', 'place:mesa'],
    ["we're three generations under one roof in Reno right now. Need 5 bd in Mesa", 'beds>=5', 'place:mesa'],
    ['on est cinq dans un trois et demi à Laval! Maison à Granby', 'type:single_family', 'place:granby'],
    ['somos seis en un departamento en Reno, casa en Mesa', 'type:single_family', 'place:mesa'],
    ['gran has a spare room in Reno but we want our own, 2 bd, Mesa', 'beds>=2', 'place:mesa'],
    [
      'los vecinos hacen mucho ruido aquí en Reno, quiero casa en Mesa, 3 cuartos',
      'type:single_family',
      'place:mesa',
      'beds>=3',
    ],
    ['house for a family of six in Reno with a pool', 'type:single_family', 'place:reno', 'has:pool'],
    ['is there a rental in Reno', 'unsupported:rent', 'place:reno'],
  ]);
});

describe('what somebody did with a home of the past is no search criterion', () => {
  table([
    ['used to rent in Reno, now want a condo in Mesa', 'type:condo', 'place:mesa'],
    [
      'used to rent in Reno, bought a single wide in Fargo, sold it, now want vacant land in Mesa',
      'type:land',
      'place:mesa',
    ],
    ['my late husband Earl built us a four bedroom on eighty acres by Reno. Condo in Mesa', 'type:condo', 'place:mesa'],
    ['we raised four kids in a three bedroom, one bath in Reno. Now two full baths, Mesa', 'baths>=2', 'place:mesa'],
    ['we raised our budget to 500k, Mesa', 'price<=500000', 'place:mesa'],
    ['raised hogs on sixty acres by Reno for thirty years, done with that, two bd in Mesa', 'beds>=2', 'place:mesa'],
    ["thirty years at the paper mill in Reno and I'm done, two bd in Mesa", 'beds>=2', 'place:mesa'],
    ['the house I’m in now is 3,400 sq ft. 1,800 to 2,200 in Mesa', 'sqft>=1800', 'sqft<=2200', 'place:mesa'],
    ['Spent last winter in a rental in Reno and loved it. Condo in Reno', 'type:condo', 'place:reno'],
    ['The condo we looked at on Tuesday in Reno had no balcony. 2 bd, Mesa', 'beds>=2', 'place:mesa'],
    ['my cousin found a foreclosure in Reno for 90. Condo in Mesa', 'type:condo', 'place:mesa'],
    ['mi compadre compró en Reno con alberca. Condo en Mesa', 'type:condo', 'place:mesa'],
    ['se nos quemó la casa en Reno, buscamos condo en Mesa', 'type:condo', 'place:mesa'],
    ["le condo qu'on a visité à Laval n'avait pas de balcon. Granby, 2 chambres", 'place:granby', 'beds>=2'],
    ["oublie Laval, c'est Granby qu'on veut", 'place:granby'],
    ['he lost his leg in the mill Salem Missouri 190k tops', 'place:salem', 'price<=190000'],
    ["pas de piscine, j'en ai eu une à Laval. Maison à Granby", 'no:pool', 'type:single_family', 'place:granby'],
    ['ma blonde travaille à Laval, moi à Magog. On cherche à Granby', 'place:granby'],
    ['cliente llega de Reno y busca condo en Mesa', 'type:condo', 'place:mesa'],
    ['tengo taller mecánico en Reno pero la casa la quiero en Mesa', 'type:single_family', 'place:mesa'],
    ['tengo 250 mil para una casa en Mesa', 'price<=250000', 'type:single_family', 'place:mesa'],
  ]);
});

describe('a purchase that came to nothing is no search', () => {
  table([
    ['The Reno condo deal fell through. New ask: Mesa, 3 bd', 'place:mesa', 'beds>=3'],
    ['our contract on the Reno house fell through, so now a condo in Mesa', 'type:condo', 'place:mesa'],
    ["l'achat du condo à Laval est tombé à l'eau. Granby, 2 chambres", 'place:granby', 'beds>=2'],
    ['se cayó la compra en Reno. Nuevo pedido: Mesa, 3 cuartos', 'place:mesa', 'beds>=3'],
    ['the purchase in Reno fell through. Still want 3 bd', 'place:reno', 'beds>=3'],
    ['prices fell in Reno, 3 bd', 'place:reno', 'beds>=3'],
  ]);
});

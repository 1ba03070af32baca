import { describe } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Laval', 'QC', 420_000],
  ['Magog', 'QC', 25_000],
  ['Toronto', 'ON', 2_700_000],
]);

describe('since when homes are listed, apart from the verb', () => {
  table([
    ['what came up for sale in Reno in the last five days', 'place:reno', 'dom<=5'],
    ['new for sale in Reno this week', 'place:reno', 'dom<=7'],
    ['ce qui est sorti à Laval depuis 5 jours', 'place:laval', 'dom<=5'],
    ['casas que salieron al mercado esta semana en Mesa', 'type:single_family', 'place:mesa', 'dom<=7'],
    ['casas que salieron en los últimos 5 días en Mesa', 'type:single_family', 'place:mesa', 'dom<=5'],
  ]);
});

describe('two denials that make a criterion', () => {
  table([
    ["nothing that doesn't have a pool, Mesa", 'has:pool', 'place:mesa'],
    ["skip the ones where the basement isn't finished; Mesa", 'has:finished_basement', 'place:mesa'],
    ["no homes where the kitchen hasn't been updated, Mesa", 'has:updated_kitchen', 'place:mesa'],
    ["rien qui n'a pas de garage, Laval", 'has:garage', 'place:laval'],
    ["pas de maison où le sous-sol n'est pas fini, Laval", 'has:finished_basement', 'place:laval'],
    ['sáltate las que no tienen patio cercado, Mesa', 'has:fenced_yard', 'place:mesa'],
    ['nothing with stairs, Mesa', 'has:single_story', 'place:mesa'],
  ]);
});

describe('descriptions of another home, of people and of what they have are background', () => {
  table([
    ['sold our house, 4 bedrooms and a pool, now a 2 bed condo in Mesa', 'beds>=2', 'type:condo', 'place:mesa'],
    ['On a vendu notre maison, quatre chambres, piscine. On cherche un condo à Laval', 'type:condo', 'place:laval'],
    ['our house is 1,800 sq ft, want more than that in Reno', 'sqft>=1800', 'place:reno'],
    ['je cherche à Laval parce que mon frère y habite trois chambres', 'place:laval', 'beds>=3'],
    ['Mi esposa quiere Reno, yo quiero Mesa, 3 cuartos', 'place:reno', 'place:mesa', 'beds>=3'],
    ['tengo 43 años y dos trocas: Mesa, 3 cuartos', 'place:mesa', 'beds>=3'],
    ['10 acres in Reno for my four horses', 'lot>=10', 'place:reno', 'has:horse_property'],
    ["I'm an old bachelor, one bedroom in Mesa", 'beds>=1', 'place:mesa'],
    ['I was married to golf for nineteen years, Mesa', 'place:mesa'],
    ['We toured a townhouse in Reno and hated the stairs. 3 beds in Mesa', 'beds>=3', 'place:mesa'],
    ['my handyman days are behind me, Mesa', 'place:mesa'],
    ['mon ex garde le chalet, moi je veux un condo à Laval', 'type:condo', 'place:laval'],
  ]);
});

describe('what is asked for in other words', () => {
  table([
    ['a 2 car garage for 700 to 850k in Mesa', 'garage>=2', 'price>=700000', 'price<=850000', 'place:mesa'],
    ['the schools have to be excellent in Mesa', 'school>=8', 'place:mesa'],
    ['les écoles doivent être bonnes, Laval', 'school>=7', 'place:laval'],
    ['a fireplace, only if possible. Mesa', 'prefer:has:fireplace', 'place:mesa'],
    ['casa en Mesa, a pool would be nice', 'type:single_family', 'place:mesa', 'prefer:has:pool'],
    ['two bathrooms, a third one would be nice, Mesa', 'baths>=2', 'prefer:baths>=3', 'place:mesa'],
    ['Kitchen: island. Basement: finished. Mesa', 'has:kitchen_island', 'has:finished_basement', 'place:mesa'],
    ["what floor I don't care, what I do care about is an elevator, Mesa", 'has:elevator', 'place:mesa'],
    ['condo at Yonge and Eglinton, Toronto', 'type:condo', 'near:yonge and eglinton', 'place:toronto'],
    ['the best value houses in Mesa', 'type:single_family', 'place:mesa', 'sort:price_per_sqft_asc'],
    ['Four bedrooms. Not three and a den. Mesa', 'beds>=4', 'unsupported:other', 'place:mesa'],
    ["don't want: pool, HOA, two-story. Mesa", 'no:pool', 'hoa<=0', 'has:single_story', 'place:mesa'],
    ['no importa la alberca, 3 cuartos en Mesa', 'beds>=3', 'place:mesa'],
    ['investment in Mesa with an 8% cap rate', 'place:mesa'],
    ['an investment condo in Mesa', 'type:condo', 'place:mesa', 'sort:roi_desc'],
    ["I'd love to live in Mesa, 3 beds", 'place:mesa', 'beds>=3'],
  ]);
});

describe('where refused neighbors are seen', () => {
  table([
    [
      "3 beds in Mesa, where nobody's yelling over the fence in Spanish",
      'beds>=3',
      'place:mesa',
      'refuse:national_origin',
    ],
    [
      '2 chambres à Laval, pas de gens de couleur de l’autre côté de la clôture',
      'beds>=2',
      'place:laval',
      'refuse:race',
    ],
    ['3 bed in Mesa with a fence so the dog stays in', 'beds>=3', 'place:mesa', 'has:fenced_yard'],
  ]);
});

describe('a refused criterion with a slip', () => {
  table([
    ['condo in Reno, no mexcans please', 'type:condo', 'place:reno', 'refuse:national_origin'],
    ['not many muslms around, Mesa, 3 beds', 'refuse:religion', 'place:mesa', 'beds>=3'],
    ['condo à Laval sans haïtins', 'type:condo', 'place:laval', 'refuse:national_origin'],
    ['casa en Mesa lejos de los hondurños', 'type:single_family', 'place:mesa', 'refuse:national_origin'],
    ['keep me away from the Native areas, 2 beds in Reno', 'refuse:race', 'beds>=2', 'place:reno'],
    ['pas de foyer pour handicapés à côté, Laval', 'refuse:disability', 'place:laval'],
    [
      'none of the neighbors on Section 8, duplex in Reno',
      'unsupported:demographics',
      'type:multi_family',
      'place:reno',
    ],
    ["sur l'aide sociale, puis-je acheter à Laval", 'place:laval'],
    ['a street with only Ameriacns, Reno', 'refuse:national_origin', 'place:reno'],
    ['mexcan restaurant nearby, condo in Reno', 'type:condo', 'place:reno'],
    ['Christina Street in Reno, 3 beds', 'place:christina street', 'place:reno', 'beds>=3'],
    ['we come from Bosnia, 3 beds in Reno', 'beds>=3', 'place:reno'],
    ['pas de foyer, condo à Laval', 'no:fireplace', 'type:condo', 'place:laval'],
  ]);
});

describe('how long a home has been listed at most', () => {
  table([
    ['not on the market longer than 2 weeks, Mesa', 'dom<=14', 'place:mesa'],
    ["a house in Reno that hasn't been on the market more than 30 days", 'type:single_family', 'place:reno', 'dom<=30'],
    ['on the market longer than 60 days, Mesa', 'dom>=60', 'place:mesa'],
    ["maison à Laval qui n'est pas en vente depuis plus de 2 semaines", 'type:single_family', 'place:laval', 'dom<=14'],
  ]);
});

describe('what no one in the household wants or needs', () => {
  table([
    ['I want a sunroom and neither of us wants a basement. Mesa', 'has:sunroom', 'no:basement', 'place:mesa'],
    ['none of us wants a pool, Mesa', 'no:pool', 'place:mesa'],
    ['neither my wife nor I need a garage, Mesa', 'place:mesa'],
    ['ninguno de los dos quiere alberca, casa en Mesa', 'no:pool', 'type:single_family', 'place:mesa'],
    ['aucun de nous ne veut de piscine, maison à Laval', 'no:pool', 'type:single_family', 'place:laval'],
  ]);
});

describe('letters and figures that stand for words', () => {
  table([
    ['condo in Mesa, hoa cant b over 450', 'type:condo', 'place:mesa', 'hoa<=450'],
    ['close 2 downtown Reno, 3bed', 'near:downtown', 'place:reno', 'beds>=3'],
    ['close 2 bedrooms in Mesa', 'beds>=2', 'place:mesa'],
  ]);
});

describe('a choice among the homes that were shown', () => {
  table([['which of those fits us'], ['which of them fits us best in Mesa', 'place:mesa']]);
});

describe('names behind a word that has another meaning', () => {
  table([
    ['a condo in Reno or Lower Magog', 'type:condo', 'place:reno', 'place:lower magog'],
    ['3 beds or higher in Mesa', 'beds>=3', 'place:mesa'],
    [
      'condo à Laval près du Parc La Fontaine, 2 chambres',
      'type:condo',
      'place:laval',
      'near:parc la fontaine',
      'beds>=2',
    ],
    ['casa en Mesa cerca del Parque Máximo Gómez', 'type:single_family', 'place:mesa', 'near:parque maximo gomez'],
    ['casa en Mesa cerca de un parque', 'type:single_family', 'place:mesa', 'has:near_park'],
    ["condo à Laval près de la rue de l'Église", 'type:condo', 'place:laval', 'near:rue de leglise'],
    ['mi hermana se muda de Reno a Mesa: 3 cuartos', 'place:mesa', 'beds>=3'],
    ['on cherche un terrain à Magog', 'type:land', 'place:magog'],
    ['fixer upper in Reno, lot at least 5,000 sq ft', 'has:fixer_upper', 'place:reno', 'lot>=0.11'],
  ]);
});

describe('anywhere but a place', () => {
  table([
    ["ailleurs qu'à Laval, maison avec garage", 'not-place:laval', 'type:single_family', 'has:garage'],
    ['condo ailleurs que dans Laval', 'type:condo', 'not-place:laval'],
    ['somewhere other than Mesa, 3 beds', 'not-place:mesa', 'beds>=3'],
    ['houses elsewhere than Mesa', 'type:single_family', 'not-place:mesa'],
    ['casa en otro lado que no sea Mesa', 'type:single_family', 'not-place:mesa'],
  ]);
});

describe('what is fine but not required', () => {
  table([
    ['condo in Reno, gated is fine but not required', 'type:condo', 'place:reno'],
    ["a pool would be fine but isn't necessary, Mesa", 'place:mesa'],
    ['a pool would be nice but not required, Mesa', 'prefer:has:pool', 'place:mesa'],
  ]);
});

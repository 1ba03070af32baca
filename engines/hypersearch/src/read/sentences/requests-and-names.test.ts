import { describe, expect, it } from 'vitest';
import { sentenceTable } from '../../../test/sentence-table.ts';
import { factText } from '../../facts.ts';
import { placeNames, read } from '../../index.ts';

const { table } = sentenceTable([
  ['Reno', 'NV', 260_000],
  ['Mesa', 'AZ', 500_000],
  ['Boise', 'ID', 240_000],
  ['Tampa', 'FL', 370_000],
  ['Laval', 'QC', 420_000],
  ['Norfolk', 'VA', 240_000],
  ['Durham', 'NC', 250_000],
  ['Cary', 'NC', 160_000],
  ['Angus', 'ON', 12_000],
  ['White Oak', 'MD', 17_000],
  ['Edison', 'NJ', 100_000],
  ['New Brunswick', 'NJ', 57_000],
  ["Land O' Lakes", 'FL', 35_000],
]);

describe('a home that the person would love is asked for, and a feature that they would love is preferred', () => {
  table([
    ['I’d love a 2 bed 1 bath home in Mesa', 'beds>=2', 'baths>=1', 'place:mesa'],
    [
      'we would love to have a 3 bedroom house in Reno with a pool',
      'beds>=3',
      'type:single_family',
      'place:reno',
      'has:pool',
    ],
    ['3 bed in Mesa, I’d love a pool', 'beds>=3', 'place:mesa', 'prefer:has:pool'],
    ['house in Mesa, we’d love a third bathroom', 'type:single_family', 'place:mesa', 'prefer:baths>=3'],
    ['we need a third bathroom in Mesa', 'baths>=3', 'place:mesa'],
    ['a third acre lot in Boise', 'lot>=0.33', 'type:land', 'place:boise'],
    ['me encantaría una casa de 3 cuartos en Tampa', 'type:single_family', 'beds>=3', 'place:tampa'],
    ['me encantaría una alberca, casa en Tampa', 'prefer:has:pool', 'type:single_family', 'place:tampa'],
    ['on aimerait bien un condo de 2 chambres à Laval', 'type:condo', 'beds>=2', 'place:laval'],
  ]);
});

describe('a person’s own people are no million', () => {
  table([
    ['casa en Tampa para los míos', 'type:single_family', 'place:tampa'],
    ['para mí y los míos una casa en Tampa', 'type:single_family', 'place:tampa'],
    ['house in Tampa under 1.2 mio', 'type:single_family', 'place:tampa', 'price<=1200000'],
  ]);
});

describe('a postal code behind “new listings in” is no price', () => {
  table([
    ['any new listings in 89501 with a home office', 'dom<=7', 'zip:89501', 'has:home_office'],
    ['new listings near 89501 under 300k', 'dom<=7', 'zip:89501', 'price<=300000'],
    ['reno new listings 4bd under 600', 'place:reno', 'dom<=7', 'beds>=4', 'price<=600000'],
    ['on the market over 60 days in 89501', 'dom>=60', 'zip:89501'],
  ]);
});

describe('a home that a down payment is for is asked for, and a home that was sold is background', () => {
  table([
    [
      'putting 25% down on a triplex in Mesa, price around 400k',
      'type:multi_family',
      'place:mesa',
      'price>=360000',
      'price<=440000',
    ],
    ['60k down from the sale of our condo in Reno, house in Boise', 'type:single_family', 'place:boise'],
  ]);
});

describe('the town that orders lead to is asked for, and the base is not', () => {
  table([
    ['PCSing to Norfolk in June, 3 bed', 'place:norfolk', 'beds>=3'],
    ['we PCS to Tampa in July, house under 300k', 'place:tampa', 'type:single_family', 'price<=300000'],
    ['PCSing from Reno to Norfolk, 3 bed', 'place:norfolk', 'beds>=3'],
    ['PCS to JBLM, house in Mesa under 500k', 'type:single_family', 'place:mesa', 'price<=500000'],
  ]);
});

describe('the place where someone works and lives is background', () => {
  table([
    ['I work in Durham and live in Cary right now, looking in Reno', 'place:reno'],
    ['I work in Durham and want to live in Cary', 'place:cary'],
    ['I cut hair for a living in Tampa, want a condo in Mesa', 'type:condo', 'place:mesa'],
    ['single level in Mesa, bad knees from 22 yrs on the job', 'has:single_story', 'place:mesa'],
    ['ma blonde travaille maintenant à Durham, maison à Laval', 'type:single_family', 'place:laval'],
    ['my wife deals cards, condo in Reno', 'type:condo', 'place:reno'],
    ['on a vendu l’auto : deux chambres à Laval', 'beds>=2', 'place:laval'],
    ['less than 22 years old in Mesa', 'year>=2004', 'place:mesa'],
  ]);
});

describe('a word of a feature or a town that means something else', () => {
  table([
    ['house with an office in Boise', 'type:single_family', 'has:home_office', 'place:boise'],
    ['house with pool and office in Boise', 'type:single_family', 'has:pool', 'has:home_office', 'place:boise'],
    ['my office is in Boise, condo in Mesa', 'type:condo', 'place:mesa'],
    ['2 bed in Mesa with a garage for a pottery studio', 'beds>=2', 'place:mesa', 'has:garage'],
    ['studio in Mesa', 'beds<=0', 'place:mesa'],
    ['Bachelor looking for a loft in Mesa', 'type:condo', 'place:mesa'],
    ['bachelor in Mesa', 'beds<=0', 'place:mesa'],
    ['3 bed in Mesa with a mudroom (farm boots!)', 'beds>=3', 'place:mesa', 'has:mudroom'],
    ['ranch near Reno, 300 acres, we run black Angus', 'type:farm', 'near:reno', 'lot>=300'],
    ['3 bed in Mesa, White Oak floors', 'beds>=3', 'place:mesa'],
    ['3 bed in White Oak', 'beds>=3', 'place:white oak'],
    ['brand new house in Mesa', 'has:new_construction', 'type:single_family', 'place:mesa'],
    ['Edison or New Brunswick, 3 bed', 'place:edison', 'place:new brunswick', 'beds>=3'],
    ['condo in New Brunswick', 'type:condo', 'state:NB'],
    ['Land O’ Lakes, 3 beds', 'place:land o lakes', 'beds>=3'],
    ['condo near sunnyside station in Mesa', 'type:condo', 'near:sunnyside station', 'place:mesa'],
    ['condo près de la basilique Notre-Dame à Laval', 'type:condo', 'near:basilique notre dame', 'place:laval'],
  ]);
});

describe('a family neighborhood', () => {
  table([
    [
      'we want a family neighborhood in Mesa, 3 bed house, double garage',
      'refuse:familial_status',
      'place:mesa',
      'beds>=3',
      'type:single_family',
      'garage>=2',
    ],
    ['queremos un vecindario familiar en Mesa', 'refuse:familial_status', 'place:mesa'],
    ['3 chambres vu que le bébé arrive en mars, à Laval', 'beds>=3', 'place:laval'],
    ['maison à Laval, genre moderne, avec une cour pour les enfants', 'type:single_family', 'place:laval'],
    ['no babies in the building, condo in Mesa', 'refuse:familial_status', 'type:condo', 'place:mesa'],
    ['family room and a quiet street in Mesa', 'unsupported:other', 'has:quiet_street', 'place:mesa'],
  ]);
});

describe('a district behind its city', () => {
  it('is read although its words are common', () => {
    const at = { country: 'US', state: 'ID', lat: 0, lon: 0 } as const;
    const places = placeNames([
      { ...at, name: 'Boise', kind: 'city', population: 240_000 },
      { ...at, name: 'North End', kind: 'neighbourhood', population: 0 },
    ]);
    const { facts } = read('boise north end 2bd', { places, today: { year: 2026, month: 11, day: 20 } });
    expect(facts.map(({ fact }) => factText(fact)).sort()).toEqual(['beds>=2', 'place:boise', 'place:north end']);
  });
});

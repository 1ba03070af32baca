import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';
import { sentencesOf } from './product.fixture.ts';

const misread = (sentences: readonly string[], facts: string): string[] =>
  sentences.filter((sentence) => factsOf(sentence).join(' ') !== facts);

describe('a word of preference goes on behind a reason between commas', () => {
  it.each([
    [
      sentencesOf(
        ['condo in Tampa, '],
        ['ideally', 'hopefully', 'preferably'],
        [', if the budget allows', ', since my husband cooks', ", and I know it's a stretch", ', because of the kids'],
        [', with a pool', ', a pool'],
      ),
      'place:tampa prefer:has:pool type:condo',
    ],
    [
      sentencesOf(
        ['condo à Laval, '],
        ['idéalement', 'de préférence'],
        [', si on a les moyens', ', vu que je travaille fort'],
        [', avec une piscine'],
      ),
      'place:laval prefer:has:pool type:condo',
    ],
    [
      sentencesOf(['condominio en Tampa, idealmente'], [', ya que hace calor', ', si alcanza'], [', con alberca']),
      'place:tampa prefer:has:pool type:condo',
    ],
  ])('%j', (sentences, facts) => expect(misread(sentences, facts)).toEqual([]));

  it('a figure or a feature behind the comma is no reason', () => {
    expect(factsOf('ideally, a pool, condo in Tampa under 400k').join(' ')).toBe(
      'place:tampa prefer:has:pool price<=400000 type:condo',
    );
  });
});

describe('a choice that is left open asks for neither', () => {
  const ends = ['', " doesn't matter", ' is fine'];
  it.each([
    [
      sentencesOf(
        ['condo in Tampa, '],
        ['furnished or unfurnished', 'unfurnished or furnished', 'pool or no pool'],
        ends,
      ),
      'place:tampa type:condo',
    ],
    [
      sentencesOf(
        ['condo in Tampa, basement '],
        ['finished or unfinished', 'unfinished or finished', 'finished or not'],
        ends,
      ),
      'has:basement place:tampa type:condo',
    ],
    [
      sentencesOf(['condo à Laval, sous-sol fini ou '], ['non', 'pas', 'non fini'], ['', ', peu importe']),
      'has:basement place:laval type:condo',
    ],
    [
      sentencesOf(['condominio en Tampa, sótano terminado o '], ['no', 'sin terminar'], ['', ', no importa']),
      'has:basement place:tampa type:condo',
    ],
  ])('%j', (sentences, facts) => expect(misread(sentences, facts)).toEqual([]));
});

describe('what is wanted beside what is needed is preferred', () => {
  it.each([
    ['Needs: 3 beds, garage. Wants: hot tub, shop.', 'beds>=3 has:garage prefer:has:hot_tub prefer:has:workshop'],
    ['Must haves: 3 beds. Wants: hot tub', 'beds>=3 prefer:has:hot_tub'],
    ['Wants: 3 beds, hot tub', 'beds>=3 has:hot_tub'],
    ["my daughter says she'd love a pool, 3 beds", 'beds>=3 prefer:has:pool'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('the cheapest land is an order and a kind', () => {
  it.each(['cheapest lots', 'least expensive lots', 'cheap lots', 'most affordable acreage'])('%s', (words) =>
    expect(factsOf(`${words} in Bozeman`).join(' ')).toBe('place:bozeman sort:price_asc type:land'),
  );
});

describe('a figure keeps its own comparison and unit', () => {
  it.each([
    ['a mudroom and less than 2,300 sq ft', 'has:mudroom sqft<=2300'],
    ['a mudroom and no more than 645k', 'has:mudroom price<=645000'],
    ['condo in Tampa or no more than 645k', 'place:tampa price<=645000 type:condo'],
    ['une piscine et moins de 2000 pieds carrés', 'has:pool sqft<=2000'],
    ['alberca y más o menos 200k', 'has:pool price<=220000 price>=180000'],
    ['condo bâti après 1991 à 15 km de Laval', 'near:laval<=15km type:condo year>=1991'],
    ['3 beds and less', 'beds<=3'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

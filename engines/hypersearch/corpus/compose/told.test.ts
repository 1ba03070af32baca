import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';
import { sentencesOf } from './product.fixture.ts';

const misread = (sentences: readonly string[], facts: string): string[] =>
  sentences.filter((sentence) => factsOf(sentence).join(' ') !== facts);

describe('what another person thinks of a place is not searched', () => {
  it.each([
    [
      sentencesOf(
        ['my aunt', 'my boss', 'everyone'],
        [' says'],
        [' Tampa is better', ' Tampa is nicer'],
        [' but I want a condo in Orlando'],
      ),
      'place:orlando type:condo',
    ],
    [
      sentencesOf(
        ['mi tía', 'mi jefe'],
        [' dice', ' cree'],
        [' que Tampa es mejor'],
        [', pero yo quiero un condominio en Orlando'],
      ),
      'place:orlando type:condo',
    ],
    [
      sentencesOf(
        ['ma mère', 'mon frère'],
        [' dit', ' pense'],
        [' que Laval est mieux'],
        [' mais je veux un condo à Brossard'],
      ),
      'place:brossard type:condo',
    ],
  ])('%j', (sentences, facts) => expect(misread(sentences, facts)).toEqual([]));

  it.each([
    ["my wife is set on Carmel, I'd take Fishers, condo", 'place:carmel place:fishers type:condo'],
    ["we're sold on Carmel, condo", 'place:carmel type:condo'],
  ])('%s: a decision for a place', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('a home of the past is not searched', () => {
  it.each([
    [
      sentencesOf(
        ['tenía', 'teníamos', 'tuve'],
        [' casa', ' una casa', ' un apartamento'],
        [' en Caguas, ahora busco condominio en Orlando'],
      ),
      'place:orlando type:condo',
    ],
    [
      sentencesOf(["j'avais", 'on avait'], [' une maison', ' un duplex'], [' à Laval, on cherche un condo à Brossard']),
      'place:brossard type:condo',
    ],
    [
      sentencesOf(['Grew up', 'I grew up', 'I was raised'], [' on a farm', ' in a duplex'], ['. Condo in Denver']),
      'place:denver type:condo',
    ],
    [sentencesOf(['en Doral no, '], ['en Weston, condominio', 'condominio en Weston']), 'place:weston type:condo'],
  ])('%j', (sentences, facts) => expect(misread(sentences, facts)).toEqual([]));
});

describe('an office or a bedroom that the home should have is a room', () => {
  it.each([
    ['condo with an office in Boise', 'has:home_office place:boise type:condo'],
    ['condo with a fireplace and an office in Boise', 'has:fireplace has:home_office place:boise type:condo'],
    ['we have an office in Boise, condo in Meridian', 'place:meridian type:condo'],
    ['condominio con un cuarto abajo en Tampa', 'has:primary_on_main place:tampa type:condo'],
    ['condominio con una habitación en la planta baja en Tampa', 'has:primary_on_main place:tampa type:condo'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('cars that a garage is for are no debt', () => {
  it('keeps the monthly payment behind them', () => {
    expect(factsOf('casa con garaje para 3 carros, 3900 dólares al mes').join(' ')).toBe(
      'garage>=3 payment<=3900 type:single_family',
    );
  });
});

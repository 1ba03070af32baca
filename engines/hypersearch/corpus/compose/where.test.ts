import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';
import { sentencesOf } from './product.fixture.ts';

const misread = (sentences: readonly string[], facts: string): string[] =>
  sentences.filter((sentence) => factsOf(sentence).join(' ') !== facts);

describe('a neighborhood or town at the water is no waterfront home', () => {
  it.each([
    [
      sentencesOf(
        ['lakeside', 'waterfront', 'quiet lakefront', 'lake', 'beach', 'coastal'],
        [' neighborhood', ' community', ' town', ' village'],
        [' in Tampa, 3 bed condo'],
      ),
      'beds>=3 place:tampa type:condo unsupported:other',
    ],
    [
      sentencesOf(
        ['quartier', 'village tranquille', 'communauté'],
        [' au bord du lac', ' riverain', " au bord de l'eau"],
        [' à Laval, condo de 3 chambres'],
      ),
      'beds>=3 place:laval type:condo unsupported:other',
    ],
    [
      sentencesOf(
        ['vecindario', 'comunidad', 'pueblo'],
        [' junto al lago', ' frente al mar'],
        [' en Tampa, condominio de 3 cuartos'],
      ),
      'beds>=3 place:tampa type:condo unsupported:other',
    ],
  ])('%j', (sentences, facts) => expect(misread(sentences, facts)).toEqual([]));

  it('a home at the water stays one', () => {
    const homes = [
      'lakefront condo in Tampa',
      'condo at the water, on a lake in Tampa',
      'condo in Tampa, waterfront, community pool',
    ];
    for (const home of homes) expect(factsOf(home)).toContain('has:waterfront');
  });
});

describe('a name before a figure or a kind of home is a place', () => {
  it.each([
    [['Ooltewah', 'Zorbinville'], [' 3 bed condo', ' condo, 3 bed', ' 3br condo'], (name: string) => [name]],
    [
      ['Ooltewah/Zorbinville', 'Zorbinville or Ooltewah'],
      [' 3 bed condo', ' condo, 3 bed'],
      () => ['ooltewah', 'zorbinville'],
    ],
    [['Ooltewah/Tampa', 'Tampa/Ooltewah'], [' 3 bed condo', ' 3br condo'], () => ['ooltewah', 'tampa']],
    [['Zorbinville'], [' condo 3 chambres', ' 3 chambres, condo'], () => ['zorbinville']],
  ])('%j%j', (heads, tails, places) => {
    for (const head of heads)
      for (const tail of tails) {
        const facts = ['beds>=3', ...places(head.toLowerCase()).map((place) => `place:${place}`), 'type:condo'];
        expect([`${head}${tail}`, factsOf(`${head}${tail}`)]).toEqual([`${head}${tail}`, facts]);
      }
  });

  it.each(['Firefighter 3 bed condo in Tampa', 'Dental office, 3 bed condo in Tampa', 'Urgent 3 bed condo in Tampa'])(
    '%s: another place is named',
    (sentence) => expect(factsOf(sentence).filter((fact) => fact.startsWith('place:'))).toEqual(['place:tampa']),
  );
});

describe('a large city whose name is a word is a place where the words lead to one', () => {
  it.each([
    ['condo en omaha o plano', 'place:omaha place:plano type:condo'],
    ['condo en omaha excepto plano', 'not-place:plano place:omaha type:condo'],
    ['condo en fort wayne pero no en plano', 'not-place:plano place:fort wayne type:condo'],
    ['CONDO EN TOLEDO O PLANO', 'place:plano place:toledo type:condo'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('a shop behind a place that is near is a building of the home', () => {
  it.each([
    ['house near Bozeman, shop, barn', 'has:barn has:workshop near:bozeman type:single_family'],
    ['house near Bozeman, shop', 'has:workshop near:bozeman type:single_family'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

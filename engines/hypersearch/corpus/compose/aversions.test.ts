import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';

interface Parts {
  verbs: readonly string[];
  disliked: readonly string[];
  separators: readonly string[];
  criteria: readonly (readonly [sentence: string, facts: string])[];
}

const english: Parts = {
  verbs: [
    'dad hates',
    "we're tired of",
    'done with',
    "my wife can't stand",
    'fed up with',
    "I've had it with",
    'not into',
    'exhausted by',
    "I don't like",
    'no more',
    'she dreads',
    'mom detests',
    'kids hate',
    'my husband loathes',
    'sick of',
    "we're over",
  ],
  disliked: [
    'yard work',
    'shoveling snow',
    'paying rent',
    'traffic',
    'stairs',
    'HOAs',
    'the suburbs',
    'maintenance',
    'high taxes',
  ],
  separators: [
    ': ',
    '; ',
    '. ',
    ' - ',
    ' — ',
    '! ',
    ', so ',
    ', want ',
    ', looking for ',
    ', hoping for ',
    ' so we want ',
    ' and wants ',
    ' so ',
  ],
  criteria: [
    ['condo or townhouse in Tampa', 'place:tampa type:condo type:townhouse'],
    ['a 2 bed condo in Tampa with a pool', 'beds>=2 has:pool place:tampa type:condo'],
  ],
};
const french: Parts = {
  verbs: [
    'mon père déteste',
    'tanné de',
    'on est fatigués de',
    "j'en ai assez de",
    "ma femme n'aime pas",
    'on ne supporte plus',
    "j'haïs",
    'on en a marre de',
    'plus capable de',
    'les enfants détestent',
    'ras le bol de',
  ],
  disliked: ['tondre le gazon', 'pelleter', 'la neige', 'payer un loyer', 'monter des escaliers', 'la banlieue'],
  separators: [
    ' : ',
    ' ; ',
    '. ',
    ' - ',
    ' — ',
    '! ',
    ', donc ',
    ', on veut ',
    ', je cherche ',
    ' alors on veut ',
    ' et veut ',
  ],
  criteria: [
    ['condo ou maison de ville à Laval', 'place:laval type:condo type:townhouse'],
    ['un condo de 2 chambres à Laval avec piscine', 'beds>=2 has:pool place:laval type:condo'],
  ],
};
const spanish: Parts = {
  verbs: [
    'mi papá odia',
    'estamos cansados de',
    'harto de',
    'mi esposa no soporta',
    'ya no quiero',
    'mi mamá detesta',
    'no aguanto más',
    'a mi esposo no le gusta',
    'nos choca',
    'aborrezco',
    'ya estuvo bueno de',
  ],
  disliked: ['cortar el pasto', 'palear nieve', 'pagar renta', 'las escaleras', 'el ruido', 'el jardín'],
  separators: [
    ': ',
    '; ',
    '. ',
    ' - ',
    ' — ',
    '! ',
    ', así que ',
    ', queremos ',
    ', busco ',
    ' entonces busco ',
    ' y quiere ',
  ],
  criteria: [
    ['condominio o townhouse en Tampa', 'place:tampa type:condo type:townhouse'],
    ['un condominio de 2 cuartos en Tampa con alberca', 'beds>=2 has:pool place:tampa type:condo'],
  ],
};

/** What the aversion itself may say: "hates stairs" asks for one floor. */
const ofAversion = /^(?:no:|unsupported:|has:single_story$|hoa<=0$)/;

function misread({ verbs, disliked, separators, criteria }: Parts): string[] {
  const wrong: string[] = [];
  for (const verb of verbs)
    for (const thing of disliked)
      for (const separator of separators)
        for (const [criterion, facts] of criteria) {
          const sentence = `${verb} ${thing}${separator}${criterion}`;
          const found = factsOf(sentence);
          const requested = found.filter((fact) => !ofAversion.test(fact));
          if (requested.join(' ') !== facts) wrong.push(`${sentence}: ${found.join(' ')}`);
        }
  return wrong;
}

describe('a criterion behind an aversion is a criterion', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Spanish', spanish],
  ])('in %s', (_language, parts) => {
    expect(misread(parts)).toEqual([]);
  });
});

const appliedOf = (sentence: string): string =>
  factsOf(sentence)
    .filter((fact) => !fact.startsWith('unsupported:'))
    .join(' ');

describe('the location of what a buyer avoids is not searched', () => {
  it.each([
    ["we're sick of paying rent in Everett; want a condo in Lynnwood", 'place:lynnwood type:condo'],
    ['exhausted by bidding wars in Toronto, condo in Peterborough', 'place:peterborough type:condo'],
    ['I hate condos in Everett, house in Lynnwood', 'not-type:condo place:lynnwood type:single_family'],
    ['tannés de la neige à Montréal, condo à Laval', 'place:laval type:condo'],
    ['no soporto el calor en Phoenix, casa en Flagstaff', 'place:flagstaff type:single_family'],
    ["don't want anything in Everett, condo in Lynnwood", 'not-place:everett place:lynnwood type:condo'],
    ["I don't want a condo in Everett, 3 beds", 'beds>=3 not-type:condo place:everett'],
  ])('%s', (sentence, facts) => expect(appliedOf(sentence)).toBe(facts));

  it.each([
    [
      'refuse to live|hate to live|hate living|won’t live',
      'next to|near|close to',
      'a highway|the airport',
      '3 bed in Tampa',
      'beds>=3 place:tampa',
    ],
    [
      'je refuse d’habiter|on déteste vivre|on ne veut pas être',
      'près de|à côté de',
      'l’aéroport|l’autoroute',
      'condo à Laval',
      'place:laval type:condo',
    ],
    [
      'no quiero vivir|odio vivir|no quiero estar',
      'cerca de|junto a',
      'la autopista|una cantina',
      'condominio en Tampa',
      'place:tampa type:condo',
    ],
  ])('%s', (verbs, nears, points, criterion, facts) => {
    for (const verb of verbs.split('|'))
      for (const near of nears.split('|'))
        for (const point of points.split('|')) {
          const sentence = `${verb} ${near} ${point}, ${criterion}`;
          expect(`${sentence}: ${appliedOf(sentence)}`).toBe(`${sentence}: ${facts}`);
        }
  });
});

describe('an aversion is no criterion for what is avoided', () => {
  it.each([
    ["she's over big yards, condo in Tampa", 'place:tampa type:condo'],
    ["we don't do pools. condo in Tampa", 'no:pool place:tampa type:condo'],
    ['mom dislikes apartments: house in Tampa', 'not-type:condo place:tampa type:single_family'],
    ['stop showing me townhomes, house in Tampa', 'not-type:townhouse place:tampa type:single_family'],
    ['enough with the fixer uppers; condo in Tampa', 'no:fixer_upper place:tampa type:condo'],
    ["I'd sooner live in a tent than in a condo: house in Tampa", 'place:tampa type:single_family'],
    ['we passed on three condos in Reno; townhouse in Tampa', 'place:tampa type:townhouse'],
    ['arrêtez de me montrer des condos, maison à Laval', 'not-type:condo place:laval type:single_family'],
    ['basta de condominios, casa en Tampa', 'not-type:condo place:tampa type:single_family'],
    ['on fuit le bruit du centre-ville, maison à Laval', 'place:laval type:single_family'],
    ['no house near the airport, 3 beds in Tampa', 'beds>=3 place:tampa'],
  ])('%s', (sentence, facts) => expect(appliedOf(sentence)).toBe(facts));
});

import { describe, expect, it } from 'vitest';
import { factText, placeNames, read } from '../../src/index.ts';
import { loadPlaces } from '../places.ts';

const context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };

interface Parts {
  verbs: readonly string[];
  disliked: readonly string[];
  separators: readonly string[];
  wishes: readonly (readonly [sentence: string, facts: string])[];
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
  ],
  disliked: ['yard work', 'shoveling snow', 'paying rent', 'traffic', 'stairs', 'HOAs', 'the suburbs', 'maintenance'],
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
  ],
  wishes: [
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
  wishes: [
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
  wishes: [
    ['condominio o townhouse en Tampa', 'place:tampa type:condo type:townhouse'],
    ['un condominio de 2 cuartos en Tampa con alberca', 'beds>=2 has:pool place:tampa type:condo'],
  ],
};

/** What the aversion itself may say: "hates stairs" asks for one floor. */
const ofAversion = /^(?:no:|unsupported:|has:single_story$|hoa<=0$)/;

function misread({ verbs, disliked, separators, wishes }: Parts): string[] {
  const wrong: string[] = [];
  for (const verb of verbs)
    for (const thing of disliked)
      for (const separator of separators)
        for (const [wish, facts] of wishes) {
          const sentence = `${verb} ${thing}${separator}${wish}`;
          const found = read(sentence, context).facts.map((one) => factText(one.fact));
          const wished = found.filter((fact) => !ofAversion.test(fact)).toSorted();
          if (wished.join(' ') !== facts) wrong.push(`${sentence}: ${found.join(' ')}`);
        }
  return wrong;
}

describe('a wish behind an aversion is a wish', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Spanish', spanish],
  ])('in %s', (_language, parts) => {
    expect(misread(parts)).toEqual([]);
  });
});

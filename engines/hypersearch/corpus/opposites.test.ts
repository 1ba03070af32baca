import { describe, expect, it } from 'vitest';
import { factText } from '../src/facts.ts';
import { placeNames } from '../src/read/places/place-names.ts';
import { read } from '../src/read/read.ts';
import { loadPlaces } from './places.ts';

const context = { today: { year: 2026, month: 11, day: 20 }, places: placeNames(loadPlaces()) };
const reading = (sentence: string) => read(sentence, context);
const factsOf = (sentence: string) =>
  reading(sentence)
    .facts.map((one) => factText(one.fact))
    .filter((fact) => fact !== 'unsupported:other')
    .toSorted()
    .join(' ');
const table = (guarantee: string, rows: readonly (readonly [sentence: string, facts: string])[]) =>
  it.each(rows)(`${guarantee}: %s`, (sentence, facts) => expect(factsOf(sentence)).toBe(facts));

describe('a “no”', () => {
  table('says nothing of a whole kind where a word narrows it', [
    ['condo à Hull sans balcon vitré', 'place:hull type:condo'],
    ['casa en Doral sin sótano húmedo', 'place:doral type:single_family'],
    ['condo à Hull sans balcon', 'no:balcony place:hull type:condo'],
    ['casa en Doral sin sótano, por favor', 'no:basement place:doral type:single_family'],
  ]);
  table('is of what the home would be or have', [
    ['pas de maison à retaper, Hull', 'no:fixer_upper place:hull'],
    ['rien qui soit à rénover, condo à Laval', 'no:fixer_upper place:laval type:condo'],
    ['nada que haya que arreglar en Tampa', 'no:fixer_upper place:tampa'],
    ['no quiero edificios con portero en Queens', 'no:doorman place:queens'],
    ['no building with a doorman, Queens', 'no:doorman place:queens'],
    ['ne me proposez pas de maison historique à Lachine', 'no:historic place:lachine'],
    ['casa en Doral, tampoco quiero piscina', 'no:pool place:doral type:single_family'],
  ]);
  table('leaves the kind that another word of the same kind asks for', [
    ['triplex à Verdun, pas un duplex', 'place:verdun type:multi_family'],
    ['triplex in Milwaukee, not a duplex', 'place:milwaukee type:multi_family'],
    ['dúplex, no tríplex, en Hialeah', 'place:hialeah type:multi_family'],
    ['pas de duplex, maison à Verdun', 'not-type:multi_family place:verdun type:single_family'],
  ]);
});

describe('a county', () => {
  table('keeps the hyphen of its name', [
    ['casa en el condado de Miami-Dade', 'place:miami dade county type:single_family'],
    ['casa en el condado de Harris', 'place:harris county type:single_family'],
  ]);
});

describe('a figure', () => {
  table('counts neither rooms nor baths where it counts the rooms of a multiplex', [
    ['duplex 2x4½ à Hull', 'place:hull type:multi_family'],
    ['triplex 3x5 1/2 Verdun', 'place:verdun type:multi_family'],
    ['house 3x2 in Tucson', 'baths>=2 beds>=3 place:tucson type:single_family'],
  ]);
  table('bounds the month behind the words for its payment', [
    ['mortgage payment, under 1,900, condo in Tampa', 'payment<=1900 place:tampa type:condo'],
    ['mensualité, moins de 1 900, condo à Hull', 'payment<=1900 place:hull type:condo'],
    ['pago de hipoteca, hasta 1,900, condo en Tampa', 'payment<=1900 place:tampa type:condo'],
    ['frais de condo max 1 200, condo à Hull', 'hoa<=1200 place:hull type:condo'],
  ]);
  it.each([
    ['salaire 95k mdf 30k condo Hull', 'income=95000 down=30000'],
    ['ingresos 80k enganche 20k casa en Katy', 'income=80000 down=20000'],
    ['income 110k down 45k house in Austin', 'income=110000 down=45000'],
    ['80k down, condo in Tampa', 'down=80000'],
  ])('belongs to the word that leads it: %s', (sentence, money) => {
    expect(
      reading(sentence)
        .assumptions.map(({ kind, value }) => `${kind}=${value}`)
        .join(' '),
    ).toBe(money);
    expect(factsOf(sentence)).not.toMatch(/price|payment/);
  });
});

describe('the Spanish “piso”', () => {
  table('is an apartment', [
    ['Busco piso en Queens con ascensor', 'has:elevator place:queens type:condo'],
    ['Un piso o una casa en Toronto', 'place:toronto type:condo type:single_family'],
    ['Quiero una casa, no un piso, en Doral', 'not-type:condo place:doral type:single_family'],
    ['pizo amueblado en Queens', 'has:furnished place:queens type:condo'],
  ]);
  table('is a floor of the home or of the building', [
    ['casa de un piso en Laredo', 'has:single_story place:laredo type:single_family'],
    ['casa en Laredo, un piso, 3 recámaras', 'beds>=3 has:single_story place:laredo type:single_family'],
    ['3 rec 2 baños un piso Tucson', 'baths>=2 beds>=3 has:single_story place:tucson'],
    ['departamento en el piso 12 en Miami', 'place:miami type:condo'],
    ['casa en Katy con piso de mármol', 'place:katy type:single_family'],
  ]);
});

describe('a word that looks back', () => {
  table('softens the wish beside the one that was soft before', [
    [
      'maison à Hull, un foyer serait un plus, un atelier aussi',
      'place:hull prefer:has:fireplace prefer:has:workshop type:single_family',
    ],
    ['una alberca sería un plus, un taller también', 'prefer:has:pool prefer:has:workshop'],
    ['a pool would be nice, a workshop too', 'prefer:has:pool prefer:has:workshop'],
    ['une piscine, un atelier aussi', 'has:pool has:workshop'],
  ]);
  table('asks for no order where it prices something else', [
    ['condo à Hull, assurance habitation pas trop chère', 'place:hull type:condo'],
    ['condo à Hull, pas trop cher', 'place:hull sort:price_asc type:condo'],
  ]);
});

describe('a place that is left', () => {
  table('gives way to the one that is moved to, known or not', [
    ['Nous quittons Dakar pour Ottawa, condo', 'place:ottawa type:condo'],
    ['Nous quittons Montréal pour Ottawa, condo', 'place:ottawa type:condo'],
    ['Dejamos Caracas para Miami, condo', 'place:miami type:condo'],
  ]);
});

describe('a measure', () => {
  table('is of what it stands beside', [
    ['casa de 200 m2, parcela de 1000 m2, Katy', 'lot>=0.25 place:katy sqft>=2153 type:single_family'],
    ['condo à Hull, plafonds de dix pieds', 'has:high_ceilings place:hull type:condo'],
    ['condo en Doral, techos de 10 pies', 'has:high_ceilings place:doral type:condo'],
    ['on rembourse 400 $ par mois de prêt auto, condo à Hull', 'place:hull type:condo'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { factText } from '../src/facts.ts';
import { placeNames } from '../src/read/places/place-names.ts';
import { read } from '../src/read/read.ts';
import { loadPlaces } from './places.ts';

const context = { today: { year: 2026, month: 11, day: 20 }, places: placeNames(loadPlaces()) };
const factsOf = (sentence: string) =>
  read(sentence, context)
    .facts.map((one) => factText(one.fact))
    .toSorted();

describe('a French sentence', () => {
  it.each([
    ['ma sœur reste à Chicoutimi, nous autres on veut une maison à Alma', 'place:alma type:single_family'],
    ['infirmière à Gatineau cherche condo 2 ch à Hull', 'beds>=2 place:hull type:condo'],
    [
      'mon chum travaille à Mirabel pis moi à Laval, on cherche un jumelé à Blainville',
      'place:blainville type:semi_detached',
    ],
    ['la maison de mes parents à Joliette est vendue, je cherche un condo à Repentigny', 'place:repentigny type:condo'],
    ['notre sous-sol a été inondé, maison à Mascouche', 'place:mascouche type:single_family'],
    ['je fais la ligne Québec-Montréal, condo à Limoilou', 'place:limoilou type:condo'],
    ['bouchon sur le pont Champlain, triplex à Verdun', 'place:verdun type:multi_family'],
  ])('takes no place or home of somebody’s story for a wish: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['condo NDG', 'place:notre dame de grace type:condo'],
    ['triplex sur le plateau', 'place:plateau mont royal type:multi_family'],
    ['maison à St-Jean', 'place:st jean sur richelieu type:single_family'],
    ['condo st leonrd 2 chambres', 'beds>=2 place:st leonard type:condo'],
    ['maison à Québec', 'place:quebec city type:single_family'],
    ['maison au Québec', 'state:QC type:single_family'],
  ])('knows a place by its short name or a slip: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['pp 3cac asc fc 300-', 'beds>=3 has:elevator has:single_story hoa<=300'],
    ['maison Laval -650k', 'place:laval price<=650000 type:single_family'],
    ['maison 1 500 à 1 800 pi²', 'sqft<=1800 sqft>=1500 type:single_family'],
    ['1 950 par mois', 'payment<=1950'],
    ['deux mille cent pieds carrés', 'sqft>=2100'],
    ['entre quatre cent cinquante et cinq cent mille', 'price<=500000 price>=450000'],
    ['construit en mille neuf cent soixante', 'year<=1960 year>=1960'],
    ['dès 300 000', 'price>=300000'],
  ])('reads figures and short forms as brokers write them: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });

  it.each([
    ['condo, un aéroport à moins d’une heure', 'near:airport<=60min type:condo'],
    ['je travaille à la Place Ville Marie, max 30 minutes de là', 'near:place ville marie<=30min'],
  ])('keeps a limit that stands behind its landmark or points back at it: %s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });
});

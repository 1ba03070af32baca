import { describe, expect, it } from 'vitest';
import { factsOf } from '../facts-of.fixture.ts';

interface Parts {
  stays: readonly string[];
  places: readonly string[];
  /** `S` is the stay, `W` the criterion. */
  orders: readonly string[];
  criterion: string;
  facts: string;
}

const english: Parts = {
  stays: [
    'after thirty winters in',
    'after nearly twenty years in',
    'after years in',
    'after two decades in',
    'after a lifetime in',
    'after living in',
    'after 12 years of renting in',
    'after raising three kids in',
    'after growing up in',
    'after half a century in',
    'having lived 20 years in',
    'after 6 months in',
    "since 2009 we've been in",
  ],
  places: ['Ohio', 'Chicago', 'Buffalo', 'Queens', 'Dayton, Ohio', 'Chicago and Gary'],
  orders: ['S, W', "S we'd like W", 'W S', 'we are retired teachers and S we want W', 'Moving back S. W'],
  criterion: 'a 2 bed condo in Tampa',
  facts: 'beds>=2 place:tampa type:condo',
};
const french: Parts = {
  stays: [
    'après trente hivers à',
    'depuis 20 ans à',
    'depuis 2009 on vit à',
    'après avoir vécu 15 ans à',
    'après avoir grandi à',
    'après une vie à',
    'au bout de 12 ans à',
    'après 10 ans de location à',
    'après deux décennies à',
  ],
  places: ['Montréal', 'Ottawa', 'Chicago'],
  orders: ['S, W', 'S, on voudrait W', 'W S', 'nous sommes retraités et S on cherche W', 'Je rentre S. W'],
  criterion: 'un condo de 2 chambres à Laval',
  facts: 'beds>=2 place:laval type:condo',
};
const spanish: Parts = {
  stays: [
    'después de treinta inviernos en',
    'después de 20 años en',
    'tras una década en',
    'luego de 15 años en',
    'después de vivir en',
    'después de toda una vida en',
    'llevo 20 años en',
    'desde hace 10 años en',
    'desde 2009 vivimos en',
    'al cabo de 12 años en',
  ],
  places: ['Orlando', 'Chicago', 'Nueva York'],
  orders: ['S, W', 'S queremos W', 'W S', 'somos maestros retirados y S buscamos W', 'vuelvo a la isla S y busco W'],
  criterion: 'condominio de 2 cuartos en Tampa',
  facts: 'beds>=2 place:tampa type:condo',
};

function misread({ stays, places, orders, criterion, facts }: Parts): string[] {
  const wrong: string[] = [];
  for (const stay of stays)
    for (const place of places)
      for (const order of orders) {
        const sentence = order.replace('S', `${stay} ${place}`).replace('W', criterion);
        const found = factsOf(sentence);
        if (found.join(' ') !== facts) wrong.push(`${sentence}: ${found.join(' ')}`);
      }
  return wrong;
}

describe('a place where somebody has been is not searched', () => {
  it.each([
    ['English', english],
    ['French', french],
    ['Spanish', spanish],
  ])('in %s', (_language, parts) => {
    expect(misread(parts)).toEqual([]);
  });
});

describe('a time on the market or an age is no stay', () => {
  it.each([
    ['condo in Tampa built after 2010', 'place:tampa type:condo year>=2010'],
    ['casa en Tampa construida después de 2010', 'place:tampa type:single_family year>=2010'],
    ['maison à Laval construite après 2010', 'place:laval type:single_family year>=2010'],
    ['homes in Tampa listed since Monday', 'dom<=7 place:tampa'],
    ['casa en Tampa construida desde 2010', 'place:tampa type:single_family year>=2010'],
    ['constructor builds condo in Tampa', 'place:tampa type:condo'],
    ['selling our place in Great Falls after 22 years and heading to Polson, 2 bed', 'beds>=2 place:polson'],
  ])('%s', (sentence, facts) => {
    expect(factsOf(sentence).join(' ')).toBe(facts);
  });
});

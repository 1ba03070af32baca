import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const condos = ['2 bedroom condos in Austin up to 600k'];
const houses = ['houses in Austin under 700k', 'with a garage'];

const filters: readonly Question[] = [
  q('hoa has to be below 350 monthly', 'refineSearch', {
    after: condos,
    facts: ['place:austin', 'type:condo', 'beds>=2', 'price<=600000', 'hoa<=350'],
  }),
  q('the dues, which of them stay under 400 a month?', 'refineSearch', {
    after: condos,
    facts: ['place:austin', 'price<=600000', 'hoa<=400'],
  }),
  q('drop anything with hoa over 500, cheapest first', 'refineSearch', {
    after: condos,
    facts: ['place:austin', 'hoa<=500', 'sort:price_asc'],
  }),
  q('les frais de copropriété, moins de 300 par mois', 'refineSearch', {
    after: ['condos à Toronto sous 700 000 $'],
    facts: ['place:toronto', 'price<=700000', 'hoa<=300'],
  }),
  q('que la cuota no pase de 400', 'refineSearch', { after: condos, facts: ['beds>=2', 'hoa<=400'] }),
  q('skip whatever was built before 1985', 'refineSearch', {
    after: houses,
    facts: ['place:austin', 'has:garage', 'price<=700000', 'year>=1985'],
  }),
  q('enlève celles d’avant 1990 pis montre la moins chère en premier', 'refineSearch', {
    after: ['maisons à Toronto de 3 chambres'],
    facts: ['place:toronto', 'beds>=3', 'year>=1990', 'sort:price_asc'],
  }),
  q('quita las de antes del 2000', 'refineSearch', {
    after: ['casas en Austin con 3 cuartos'],
    facts: ['place:austin', 'beds>=3', 'year>=2000'],
  }),
  q('leave out the ones that have been sitting more than 60 days', 'refineSearch', {
    after: houses,
    facts: ['has:garage', 'dom<=60'],
  }),
];

const landmarks: readonly Question[] = [
  q('we gotta be close to Zilker Park, sort by cheapest', 'refineSearch', {
    after: houses,
    facts: ['place:austin', 'has:garage', 'near:zilker park', 'sort:price_asc'],
  }),
  q('cerca de la universidad', 'refineSearch', { after: condos, facts: ['place:austin', 'beds>=2'] }),
];

const orders: readonly Question[] = [
  q('lowest property tax first', 'compareHomes', { after: ['homes in Austin'], says: /Property tax, from the lowest/ }),
  q('which of em arent in a flood zone', 'compareHomes', { after: ['homes in Austin'], says: /flood maps/ }),
];

const all = [...filters, ...landmarks, ...orders];
const outcomeOf = askedOnce(all);
const outcomeFor = (question: Question) => outcomeOf(all.indexOf(question));

describe('a message after a search', () => {
  it.each(filters)('adds “$ask” to all filters', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );

  it.each(landmarks)('stays in the city with “$ask”', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );

  it.each(orders)('answers “$ask” for the homes shown, which no search sorts or filters', (question) =>
    expect(outcomeFor(question)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

import { describe, expect, it } from 'vitest';
import { factText } from '../../facts.ts';
import { placeNames } from '../places/place-names.ts';
import { read } from '../read.ts';
import { asksForTrait } from './professionals.ts';

const context = { places: placeNames([]), today: { year: 2026, month: 11, day: 20 } };
const refusedIn = (sentence: string) =>
  read(sentence, context)
    .facts.map(({ fact }) => factText(fact))
    .filter((fact) => fact.startsWith('refuse:'));

describe('a professional', () => {
  it.each([
    ['find me a white agent', 'race'],
    ['no Black agents please', 'race'],
    ['Asian realtor near the airport', 'race'],
    ['a realtor of color', 'race'],
    ["I want an agent who isn't Indian", 'national_origin'],
    ['a broker from abroad, a Mexican lender', 'national_origin'],
    ['a Christian realtor only please', 'religion'],
    ['a realtor of my own faith', 'religion'],
    ['a young male agent, not some old lady', 'sex'],
    ['a lesbian agent', 'sex'],
    ['a loan officer who is not gay', 'sex'],
    ['a married agent', 'familial_status'],
    ['an able-bodied agent', 'disability'],
    ['une courtière noire', 'race'],
    ['un prêteur qui ne soit pas juif', 'religion'],
    ['un conseiller hypothécaire catholique', 'religion'],
    ['quiero un agente blanco', 'race'],
    ['quiero una abogada peruana', 'national_origin'],
    ['un agente que no sea mexicano', 'national_origin'],
    ['una asesora hipotecaria sin hijos', 'familial_status'],
  ])('is not chosen by a protected trait: %s', (sentence, refused) => {
    expect(refusedIn(sentence)).toEqual([`refuse:${refused}`]);
    expect(asksForTrait(sentence)).toBe(true);
  });

  it.each(['a younger agent', 'un courtier plus jeune, pas un vieux courtier', 'un agente joven'])(
    'is not chosen by age, of which no fact speaks: %s',
    (sentence) => expect(asksForTrait(sentence)).toBe(true),
  );

  it.each([
    'an agent who speaks Punjabi',
    'Abogada peruana en Tampa: quiero un condo en Brandon',
    'soy abogado cubano, busco casa',
    'je suis avocate haïtienne, condo à Laval',
    'a Spanish-speaking agent',
    'a lender who works with self-employed people',
    'an agent used to working with families with kids',
    'a lender who helps immigrants with no credit',
    'an LGBTQ-friendly realtor',
    'an agent for veterans who wont call us 20 times a day',
    'our agent Karen White, 3 beds',
    'my old agent quit, 3 beds',
    'agent, white kitchen, 3 beds',
    'un agente que hable español y trabaje con familias',
    'un corredor blanco y cocina moderna',
    'un courtier qui parle arabe',
  ])('may be chosen by language and experience: %s', (sentence) => {
    expect(refusedIn(sentence)).toEqual([]);
    expect(asksForTrait(sentence)).toBe(false);
  });
});

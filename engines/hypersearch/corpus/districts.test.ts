import { describe, expect, it } from 'vitest';
import { factsOf } from './facts-of.fixture.ts';

describe('a district is read with its city, in any case', () => {
  it.each([
    ['apto en Condado, San Juan', 'place:condado place:san juan type:condo'],
    ['condado san juan apartamento', 'place:condado place:san juan type:condo'],
    ['casa en el condado de Travis', 'place:travis county type:single_family'],
    ['house grandmont detroit', 'place:detroit place:grandmont type:single_family'],
    ['condo in north park, san diego', 'place:north park place:san diego type:condo'],
    ['wicker park condo', 'place:wicker park type:condo'],
    ['condo in old fourth ward atlanta', 'place:atlanta place:old fourth ward type:condo'],
    ['south end charlotte condo', 'place:charlotte place:south end type:condo'],
    ['condo in river north', 'place:river north type:condo'],
    ['casa en isla verde', 'place:isla verde type:single_family'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('a county or region is one place', () => {
  it.each([
    ['condo in Miami-Dade County', 'place:miami dade county type:condo'],
    ['detached anywhere in the GTA', 'place:greater toronto area type:single_family'],
    ['townhouse in Hampton Roads, not in Norfolk', 'not-place:norfolk place:hampton roads type:townhouse'],
    ['lower mainland townhouse', 'place:lower mainland type:townhouse'],
    ['waterfront on Cape Breton', 'has:waterfront place:cape breton'],
    ['condo in the Bronx', 'place:bronx type:condo'],
    ['townhouse NoVA 3 bed', 'beds>=3 place:northern virginia type:townhouse'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('a misspelled city is the nearest one of the state behind it', () => {
  it.each([
    ['house columbas ohio', 'place:columbus type:single_family'],
    ['house columbas, ohio', 'place:columbus type:single_family'],
    ['house in Columbas, OH', 'place:columbus type:single_family'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

describe('what is near goes on with places and no figures', () => {
  it.each([
    ['condo within thirty five minutes of the Loop', 'near:loop<=35min type:condo'],
    ['close to the train and HOA no more than three fifty a month', 'has:near_transit hoa<=350'],
    ['close to schools and price under 500k', 'near:schools price<=500000'],
    ["maison où on peut marcher jusqu'à la synagogue", 'near:synagogue type:single_family'],
    ['casa, que pueda caminar hasta la iglesia', 'near:church type:single_family'],
    ['somewhere we can walk to a synagogue', 'near:synagogue'],
    ['apartamento con acceso a la playa', 'has:beach_access type:condo'],
  ])('%s', (sentence, facts) => expect(factsOf(sentence).join(' ')).toBe(facts));
});

import { describe, expect, it } from 'vitest';
import { describedHomes } from './described-homes.ts';

describe('homes that a comparison describes one by one', () => {
  it.each([
    [
      'put the 3bd on grand blvd and the townhouse i saved side by side',
      [{ beds: 3, name: 'grand' }, { types: ['townhouse'] }],
    ],
    ['compare the house i saved on maple with the one on birch', [{ name: 'maple' }, { name: 'birch' }]],
    ['compara la casa de kissimmee con la de st cloud q guarde', [{ name: 'kissimmee' }, { name: 'st cloud' }]],
    ['compare le condo avec la maison sur papineau', [{ types: ['condo'] }, { name: 'papineau' }]],
    ['pon lado a lado el condo y la casa que guarde', [{ types: ['condo'] }, { types: ['single_family'] }]],
  ])('are read from “%s”', (text, homes) => {
    expect(describedHomes(text).map(({ words: _, ...one }) => one)).toEqual(homes);
  });

  it.each([
    'compare my saved homes',
    'compare my saved homes by price and taxes',
    'compare all the condos i saved',
    'compare the 2 condos i saved in mississauga, which has the lower condo fee',
  ])('are none in “%s”', (text) => {
    expect(describedHomes(text)).toEqual([]);
  });
});

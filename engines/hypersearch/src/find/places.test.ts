import { describe, expect, it } from 'vitest';
import { foundIn, homesOf, queryOf, TODAY } from '../../test/example-homes.ts';
import type { Fact } from '../facts.ts';
import type { Listing } from '../listing.ts';
import { createIndex } from './create-index.ts';

describe('places', () => {
  const listings: Partial<Listing>[] = [
    { city: 'Seattle', state: 'WA', neighbourhood: 'Ballard', postalCode: '98107' },
    { city: 'Seattle', state: 'WA', neighbourhood: 'Fremont', postalCode: '98103' },
    { city: 'Portland', state: 'OR', neighbourhood: 'Ballard', postalCode: '97201' },
    { city: 'Portland', state: 'ME', postalCode: '04101' },
    { city: 'Montréal', state: 'QC', country: 'CA', neighbourhood: 'Le Plateau', postalCode: 'H2T 1S6' },
    { city: 'Ballard', state: 'WA' },
    { city: 'New York', state: 'NY', postalCode: '11201', areas: ['Brooklyn', 'Kings County'] },
    { city: 'New York', state: 'NY', neighbourhood: 'Astoria', postalCode: '11102', areas: ['Queens'] },
    { city: 'Brooklyn', state: 'NY', neighbourhood: 'Astoria', areas: ['Kings County'] },
  ];

  it.each<[string, string[], number[]]>([
    ['a name is a city or a neighbourhood', ['place:ballard'], [1, 3, 6]],
    ['accents and case do not matter', ['place:montreal'], [5]],
    ['several are alternatives', ['place:fremont', 'place:montreal'], [2, 5]],
    ['a neighbourhood named with its city means the one within it', ['place:ballard', 'place:seattle'], [1]],
    ['and leaves other cities as alternatives', ['place:ballard', 'place:seattle', 'place:montreal'], [1, 5]],
    [
      'counts a neighborhood that lies in both named cities in both',
      ['place:ballard', 'place:seattle', 'place:portland'],
      [1, 3],
    ],
    ['a ZIP named with its city means only the ZIP', ['place:seattle', 'zip:98103'], [2]],
    ['a ZIP elsewhere is an alternative', ['place:seattle', 'zip:97201'], [1, 2, 3]],
    ['a postal code is found by its beginning, spaces aside', ['zip:H2T'], [5]],
    ['a whole one too', ['zip:h2t 1s6'], [5]],
    ['a state alone', ['state:WA'], [1, 2, 6]],
    ['several states are alternatives', ['state:OR', 'state:QC'], [3, 5]],
    ['a state named with its place means the place within it', ['place:portland', 'state:ME'], [4]],
    ['a state of no named place is an alternative', ['place:montreal', 'state:ME'], [4, 5]],
    ['an excluded place is out, be it city or neighbourhood', ['not-place:ballard'], [2, 4, 5, 7, 8, 9]],
    ['a state with an excluded city', ['state:WA', 'not-place:seattle'], [6]],
    ['a name is also that of an area', ['place:brooklyn'], [7, 9]],
    ['a city named with its area means the city within it', ['place:new york', 'place:kings county'], [7]],
    ['a neighbourhood named with an area too', ['place:astoria', 'place:kings county'], [9]],
    ['an area named with its city is within it', ['place:queens', 'place:new york'], [8]],
    ['an area that is no part of the other is an alternative', ['place:queens', 'place:kings county'], [7, 8, 9]],
    ['an excluded area is out', ['state:NY', 'not-place:kings county'], [8]],
    ['a place without homes finds none', ['place:atlantis'], []],
    ['and does not hinder the others', ['place:atlantis', 'place:fremont'], [2]],
  ])('%s', (_, texts, ids) => {
    expect(foundIn(listings, texts)).toEqual(ids);
  });

  it('uses the state to select one of several places with the same name', () => {
    const facts: Fact[] = [{ kind: 'place', name: 'portland', not: false, state: 'OR' }];
    expect([...createIndex(homesOf(listings)).ids({ facts, today: TODAY })]).toEqual([3]);
  });

  it('finds a city by any of its names', () => {
    const listings: Partial<Listing>[] = [
      { city: 'Québec', state: 'QC', country: 'CA' },
      { city: 'New York City', state: 'NY' },
      { city: 'Saint Louis', state: 'MO' },
    ];
    expect(foundIn(listings, ['place:quebec city'])).toEqual([1]);
    expect(foundIn(listings, ['place:québec'])).toEqual([1]);
    expect(foundIn(listings, ['place:new york'])).toEqual([2]);
    expect(foundIn(listings, ['place:nyc'])).toEqual([2]);
    expect(foundIn(listings, ['place:st. louis'])).toEqual([3]);
  });

  it('reports places without homes, including places whose last home was deleted', () => {
    const index = createIndex(homesOf(listings));
    const unknown = (text: string) => index.find(queryOf([text]), { limit: 0 }).notApplied;
    expect(unknown('place:atlantis')).toEqual([{ fact: 'place:atlantis', why: 'unknown-place' }]);
    expect(unknown('place:fremont')).toEqual([]);
    index.apply([{ op: 'delete', id: 2 }]);
    expect(unknown('place:fremont')).toEqual([{ fact: 'place:fremont', why: 'unknown-place' }]);
  });
});

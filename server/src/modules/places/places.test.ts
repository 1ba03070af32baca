import { foldPlace } from '@lintel/geo';
import { expect, test } from 'vitest';
import { markets } from '../../../sample/markets/index.ts';
import { gazetteer } from './gazetteer.ts';
import { landmarkPoints, placesCalled } from './index.ts';

test('has every market with its neighborhoods and landmarks', () => {
  const known = new Set(gazetteer().places.map(({ name, state }) => `${foldPlace(name)}|${state}`));
  const missing = markets.flatMap((market) =>
    [market, ...market.neighbourhoods].filter(({ name }) => !known.has(`${foldPlace(name)}|${market.state}`)),
  );
  expect(missing.map(({ name }) => name)).toEqual([]);
  for (const market of markets) {
    for (const { name } of market.landmarks) {
      expect(landmarkPoints(foldPlace(name), [foldPlace(market.name)]), name).not.toEqual([]);
    }
  }
});

test('has only places of the two countries, each with a state and a position', () => {
  const { places, postalCodes } = gazetteer();
  expect(places.length).toBeGreaterThan(30_000);
  expect(postalCodes.length).toBeGreaterThan(40_000);
  for (const { name, state, country, lat, lon } of [
    ...places,
    ...postalCodes.map((code) => ({ ...code, name: code.code })),
  ]) {
    expect(state, name).toMatch(/^[A-Z]{2}$/);
    expect(['US', 'CA']).toContain(country);
    if (!(lat > 17 && lat < 84 && (lon < -50 || lon > 166))) expect.unreachable(`${name} stands at ${lat}, ${lon}`);
  }
});

const austin = { latE6: 30_267_150, lonE6: -97_743_060 };

test('finds the downtown of the named city, and of the large cities when none is named', () => {
  expect(landmarkPoints('downtown', ['austin'])).toContainEqual(expect.objectContaining(austin));
  expect(landmarkPoints('downtown', ['austin', 'denver']).length).toBeGreaterThan(
    landmarkPoints('downtown', ['austin']).length,
  );
  expect(landmarkPoints('downtown', []).length).toBeGreaterThan(300);
});

test('finds a landmark by its name, its other names and its words in order', () => {
  const airport = landmarkPoints('austin bergstrom international airport', []);
  expect(airport).toHaveLength(1);
  for (const name of ['aus', 'austin airport', 'bergstrom airport', 'the austin airport']) {
    expect(landmarkPoints(name, []), name).toEqual(airport);
  }
  expect(landmarkPoints('airport bergstrom', [])).toEqual([]);
});

test('finds the airport near a city that has none of its own', () => {
  const airport = landmarkPoints('airport', ['austin']);
  expect(airport.length).toBeGreaterThan(0);
  expect(landmarkPoints('airport', ['round rock'])).toEqual(airport);
});

test('prefers the landmark to a hamlet of that name', () => {
  expect(landmarkPoints('university', ['austin'])).toEqual(landmarkPoints('university of texas at austin', []));
});

test('finds a city by any of its names', () => {
  expect(landmarkPoints('airport', ['quebec city'])).toEqual(landmarkPoints('airport', ['quebec']));
  expect(landmarkPoints('downtown', ['nyc'])).toEqual(landmarkPoints('downtown', ['new york']));
});

test('prefers the city’s downtown to one of its neighborhoods', () => {
  expect(landmarkPoints('downtown', ['zilker'])).toMatchObject([austin]);
});

test('finds a city as a landmark ("30 miles from Boise")', () => {
  expect(landmarkPoints('boise', []).length).toBe(1);
});

test.each([
  ['nowhere at all', []],
  ['airport', ['no such city']],
  ['', []],
  ['   ', ['austin']],
])('finds no position for %j in %j', (name, cities) => {
  expect(landmarkPoints(name, cities)).toEqual([]);
});

test('finds a place by its own name before one with that nickname', () => {
  expect(placesCalled('le Plateau')[0]).toMatchObject({ name: 'Plateau-Mont-Royal', city: 'Montréal' });
});

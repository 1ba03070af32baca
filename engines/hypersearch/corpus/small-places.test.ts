import { describe, expect, it } from 'vitest';
import { districts, factText, placeNames, read } from '../src/index.ts';
import { english } from '../src/read/lexicon/en/index.ts';
import { factsOf } from './facts-of.fixture.ts';
import { loadPlaces } from './places.ts';

const placesOf = (sentence: string): string =>
  factsOf(sentence)
    .filter((fact) => /^(?:not-)?(?:place|near):/.test(fact))
    .join(' ');

describe('a small place or district is read where the sentence says so', () => {
  it.each([
    ['oceanfront isle of palms 4+ bd furnished', 'place:isle of palms'],
    ['pls find: johns island / 1+ acre', 'place:johns island'],
    ['3 bed in fall city with a shop', 'place:fall city'],
    ['old saybrook or old lyme, 2 baths', 'place:old lyme place:old saybrook'],
    ['want cedar key, waterfront lot', 'place:cedar key'],
    ['pine island fl, 2/2', 'place:pine island'],
    ['so garden city, 500 or less', 'place:garden city'],
    ['what can i get in post falls', 'place:post falls'],
    ['house in blacklick', 'place:blacklick'],
    ['Hialeah Gdns 2/2', 'place:hialeah gardens'],
    ['1.5 acres, awendaw, 3 bed', 'place:awendaw'],
    ['daybreak, 4 bd under 600', 'place:daybreak'],
    ['cane bay or summerville, 4 bed', 'place:cane bay place:summerville'],
    ['Glebe or Old Ottawa East; 2 beds', 'place:glebe place:old ottawa east'],
    ['Bobcaygeon cottage', 'place:bobcaygeon'],
    ['chalet à Val-David 300k', 'place:val david'],
    ['Moi je veux Chicoutimi ou La Baie', 'place:chicoutimi place:la baie'],
    ['casa en Kendale Lakes 3 cuartos', 'place:kendale lakes'],
    ['House in Cool, California', 'place:cool'],
  ])('%s', (sentence, places) => expect(placesOf(sentence)).toBe(places));
});

describe('a namesake of a small place is none', () => {
  it.each([
    ['pool, garden, city view, 3 beds', ''],
    ['white house with a red door in Tulsa', 'place:tulsa'],
    ['casa cerca de la playa', 'near:beach'],
    ['newcomer to Canada, condo in Regina', 'place:regina'],
    ['Paradise that State Farm will still insure, 3 bed', 'place:paradise'],
    ['my chemo is at Dana-Farber, condo in Boston', 'place:boston'],
    ['winters are murder on the Corolla, condo in Regina', 'place:regina'],
    ["Tampa condo where I won't hear the Shearwater helicopters", 'place:tampa'],
    ['she is going to Lakehead in September in Thunder Bay, 4 bed house', 'place:thunder bay'],
    ['no lawn for Harold to fuss over, house in Mesa', 'place:mesa'],
    ['house near Lake Michigan in Muskegon', 'near:lake michigan place:muskegon'],
    ['casa en huston con garaje', 'place:houston'],
    ['Zephyr hills mobile home', 'place:zephyrhills'],
    ['Great price, large yard, cool kitchen, best home office', ''],
  ])('%s', (sentence, places) => expect(placesOf(sentence)).toBe(places));
});

it('reads no feature of a home as a place, in any part of a sentence', () => {
  const context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };
  const places = (sentence: string) =>
    read(sentence, context).facts.filter(
      ({ fact }) => factText(fact).includes('place:') && fact.kind !== 'unsupported',
    );
  const features = english.rows
    .filter(([sense]) => /^(?:has|house):?/.test(sense))
    .flatMap(([, list]) => list.split('|'));
  // Each third: all of them take a minute.
  const drawn = features.filter((_, at) => at % 3 === 0);
  const wrong = drawn.flatMap((feature) =>
    [`3 bed house with ${feature} under 500k`, `condo, ${feature}, 2 baths`, `pool, ${feature}`].filter(
      (sentence) => places(sentence).length > 0,
    ),
  );
  expect(wrong).toEqual([]);
});

it('names each district once in a city, as no word of another meaning', () => {
  const keys = districts.map(({ name, city, state }) => `${name}, ${city}, ${state}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(districts.filter(({ state }) => !/^[A-Z]{2}$/.test(state))).toEqual([]);
});

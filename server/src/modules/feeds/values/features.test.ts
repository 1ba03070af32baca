import { expect, test } from 'vitest';
import { type FeatureSources, featuresInText, featuresOf } from './features.ts';

test.each([
  ['Sparkling pool and a two-car garage.', 'pool garage'],
  ['No pool, but there is room for a pool and a pool table.', ''],
  ['Home has no basement or garage.', ''],
  ['Near the community pool; steps to the park.', 'near_park'],
  ['Does not include a hot tub. Deck with hot tub!', 'hot_tub deck'],
  ['Finished walk-out basement', 'basement finished_basement walkout_basement'],
  ['Full unfinished basement with storage', 'basement storage'],
  ['A fully updated chef’s kitchen with granite counters', 'updated_kitchen chefs_kitchen stone_counters'],
  ['Remodeled kitchen', 'updated_kitchen'],
  ['Remodeled top to bottom', 'renovated'],
  ['Luxury vinyl plank and barn doors', ''],
  ['Large, fully fenced backyard', 'fenced_yard'],
  ['Close to shops, schools, parks and the train.', 'near_park near_transit'],
  ['Parking by the train collection.', ''],
  ['Central A/C; washer/dryer; walk-in closets', 'air_conditioning in_unit_laundry walk_in_closet'],
  ['Unfurnished. Partially furnished on request.', ''],
  ['No pets, no elevator', ''],
  ['Maison avec piscine, sous-sol aménagé et garage, sans foyer au gaz', 'pool garage finished_basement'],
  ['Casa con piscina y sin sotano', 'pool'],
  ['minutes from the golf course', ''],
  ['on the golf course with golf course views', 'golf_course'],
  ['historic district walks', ''],
  ['POOL!!! 🏊 <b>Deck</b>', 'pool deck'],
  ['', ''],
])('finds the features in text: %s', (text, wanted) => {
  const found = featuresInText(text);
  expect([...found].sort()).toEqual(wanted.split(' ').filter(Boolean).sort());
});

const silent: FeatureSources = {
  homeType: 'single_family',
  texts: [],
  poolPrivateYn: null,
  garageYn: null,
  garageSpaces: null,
  fireplaceYn: null,
  waterfrontYn: null,
  seniorCommunityYn: null,
  storiesTotal: null,
  yearBuilt: null,
  listedOn: null,
  view: null,
  basement: null,
  cooling: null,
  poolFeatures: null,
  patioAndPorchFeatures: null,
  accessibilityFeatures: null,
};

test.each<[string, Partial<FeatureSources>, string]>([
  ['one storey', { storiesTotal: 1 }, 'single_story'],
  ['a bare lot with one storey', { storiesTotal: 1, homeType: 'land' }, ''],
  ['two storeys beat the word bungalow', { storiesTotal: 2, texts: ['Brick bungalow'] }, ''],
  ['garage spaces', { garageSpaces: 1 }, 'garage'],
  ['no garage beats the words', { garageSpaces: 0, garageYn: false, texts: ['room by the garage'] }, ''],
  ['no private pool beats the words', { poolPrivateYn: false, texts: ['lovely pool'] }, ''],
  ['a pool of the community is not the home’s', { poolFeatures: ['Community'] }, ''],
  [
    'RESO lists',
    { view: ['Mountain(s)'], basement: ['Finished', 'Walk-Out Access'], cooling: ['Central Air'] },
    'basement finished_basement walkout_basement air_conditioning mountain_view',
  ],
  ['lists that say none', { basement: ['None'], cooling: ['None'], poolFeatures: ['None'], texts: ['No pool'] }, ''],
  ['an unfinished basement', { basement: ['Unfinished'] }, 'basement'],
  ['built in the year of its listing', { yearBuilt: 2023, listedOn: '2023-05-01' }, 'new_construction'],
  ['built long before', { yearBuilt: 2020, listedOn: '2023-05-01' }, ''],
  ['a finished basement is a basement', { texts: ['finished basement'] }, 'basement finished_basement'],
])('finds the features in fields: %s', (_, overrides, wanted) => {
  expect(featuresOf({ ...silent, ...overrides })).toEqual(wanted.split(' ').filter(Boolean));
});

test('reads a long text in time linear in its length', () => {
  const started = performance.now();
  featuresInText('no pool near finished large finished updated '.repeat(5_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});

import type { Feature } from '@lintel/hypersearch';
import type { Look } from './look.ts';

const numbers = ['no', 'one', 'two', 'three', 'four'] as const;
const numberWord = (value: number): string => numbers[value] ?? String(value);

const nouns: Record<Look['type'], string> = {
  single_family: 'detached house',
  semi_detached: 'semi-detached house',
  townhouse: 'townhouse in its row',
  condo: 'building with the condominium',
  multi_family: 'house with several flats',
  manufactured: 'manufactured home',
  land: 'plot of land',
  farm: 'farmhouse',
};

/** Home types whose illustration can have a porch. */
const detachedTypes: ReadonlySet<Look['type']> = new Set(['single_family', 'farm']);

/** Describes the home using only what the listing states. */
export function describeHome(look: Look): string {
  const { storiesTotal, garageSpaces, features, type } = look;
  const statesStories = storiesTotal === look.floors && type !== 'condo';
  const stories = statesStories ? `${numberWord(storiesTotal)}-storey ` : '';
  const extras = [
    look.garages === 0 ? '' : garageSpaces === undefined ? 'a garage' : `a ${numberWord(garageSpaces)}-car garage`,
    features.has('porch') && detachedTypes.has(type) ? 'a porch' : '',
    type === 'farm' && features.has('barn') ? 'a barn' : '',
  ].filter(Boolean);
  return `${stories}${nouns[type]}${extras.length > 0 ? ` with ${list(extras)}` : ''}`;
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export const article = (words: string): string =>
  /^[aeiou]/.test(words) && !/^one/.test(words) ? `an ${words}` : `a ${words}`;

/** Describes the kitchen using only what the listing states. */
export function describeKitchen({ features }: Look): string {
  const kind = features.has('chefs_kitchen')
    ? "a chef's kitchen"
    : features.has('updated_kitchen')
      ? 'an updated kitchen'
      : 'a kitchen';
  const parts = [
    features.has('kitchen_island') ? 'an island' : '',
    features.has('stone_counters') ? 'stone counters' : '',
    features.has('stainless_appliances') ? 'stainless appliances' : '',
    features.has('hardwood_floors') ? 'a hardwood floor' : '',
  ].filter(Boolean);
  return parts.length > 0 ? `${kind} with ${list(parts)}` : kind;
}

const outdoors: readonly (readonly [Feature, string])[] = [
  ['pool', 'a pool'],
  ['hot_tub', 'a hot tub'],
  ['deck', 'a deck'],
  ['patio', 'a patio'],
  ['outdoor_kitchen', 'an outdoor kitchen'],
  ['garden', 'garden beds'],
  ['fenced_yard', 'a fence'],
];

/**
 * Describes the backyard features that the listing states and the illustration shows; a deck replaces the
 * patio.
 */
export function describeBackyard({ features }: Look): string {
  const parts = outdoors.flatMap(([feature, words]) =>
    features.has(feature) && !(feature === 'patio' && features.has('deck')) ? [words] : [],
  );
  return parts.length > 0 ? `, with ${list(parts)}` : '';
}

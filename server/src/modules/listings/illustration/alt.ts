import type { Feature } from '@lintel/hypersearch';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Look } from './look.ts';

const numbers = ['no', 'one', 'two', 'three', 'four'] as const;
const numberWord = (value: number): string => numbers[value] ?? String(value);

const nouns: Record<Look['type'], string> = texts({
  single_family: m.listings__detached_house,
  semi_detached: m.listings__semi_detached_house,
  townhouse: m.listings__townhouse_in_its_row,
  condo: m.listings__building_with_the_condominium,
  multi_family: m.listings__house_with_several_flats,
  manufactured: m.listings__manufactured_home_2,
  land: m.listings__plot_of_land,
  farm: m.listings__farmhouse,
});

export const seasonNames: Record<Look['season'], string> = texts({
  spring: m.listings__spring,
  summer: m.listings__summer,
  autumn: m.listings__autumn,
  winter: m.listings__winter,
});

/** Home types whose illustration can have a porch. */
const detachedTypes: ReadonlySet<Look['type']> = new Set(['single_family', 'farm']);

/** Describes the home using only what the listing states. */
export function describeHome(look: Look): string {
  const { storiesTotal, garageSpaces, features, type } = look;
  const statesStories = storiesTotal === look.floors && type !== 'condo';
  const stories = statesStories ? m.listings__story({ count: numberWord(storiesTotal) }) : '';
  const extras = [
    look.garages === 0
      ? ''
      : garageSpaces === undefined
        ? m.listings__a_garage()
        : m.listings__a_car_garage({ numberWord: numberWord(garageSpaces) }),
    features.has('porch') && detachedTypes.has(type) ? m.listings__a_porch() : '',
    type === 'farm' && features.has('barn') ? m.listings__a_barn() : '',
  ].filter(Boolean);
  return `${stories}${nouns[type]}${extras.length > 0 ? m.listings__with({ list: list(extras) }) : ''}`;
}

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : m.listings__and({ join: words.slice(0, -1).join(', '), at: words.at(-1)! });

export const article = (words: string): string =>
  /^[aeiou]/.test(words) && !/^one/.test(words) ? m.listings__an({ words }) : m.listings__a_noun({ words });

/** Describes the kitchen using only what the listing states. */
export function describeKitchen({ features }: Look): string {
  const kind = features.has('chefs_kitchen')
    ? m.listings__a_chefs_kitchen()
    : features.has('updated_kitchen')
      ? m.listings__an_updated_kitchen()
      : m.listings__a_kitchen();
  const parts = [
    features.has('kitchen_island') ? m.listings__an_island() : '',
    features.has('stone_counters') ? m.listings__stone_counters() : '',
    features.has('stainless_appliances') ? m.listings__stainless_appliances() : '',
    features.has('hardwood_floors') ? m.listings__a_hardwood_floor() : '',
  ].filter(Boolean);
  return parts.length > 0 ? m.listings__with_2({ kind, list: list(parts) }) : kind;
}

const outdoors: readonly (readonly [Feature, () => string])[] = [
  ['pool', m.listings__a_pool],
  ['hot_tub', m.listings__a_hot_tub],
  ['deck', m.listings__a_deck],
  ['patio', m.listings__a_patio],
  ['outdoor_kitchen', m.listings__an_outdoor_kitchen],
  ['garden', m.listings__garden_beds],
  ['fenced_yard', m.listings__a_fence],
];

/**
 * Describes the backyard features that the listing states and the illustration shows; a deck replaces the
 * patio.
 */
export function describeBackyard({ features }: Look): string {
  const parts = outdoors.flatMap(([feature, words]) =>
    features.has(feature) && !(feature === 'patio' && features.has('deck')) ? [words()] : [],
  );
  return parts.length > 0 ? m.listings__with_3({ list: list(parts) }) : '';
}

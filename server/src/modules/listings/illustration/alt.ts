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

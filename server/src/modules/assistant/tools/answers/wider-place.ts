import { type Fact, factText } from '@lintel/hypersearch';
import { gazetteer } from '../../../places/index.ts';
import { finderToken, searchQueryOf } from '../../../search/index.ts';
import { countryOf } from '../../reading/homes/places.ts';
import { plain } from '../../reading/plain.ts';
import type { ToolContext } from '../tool.ts';

/** A part of a city without homes, and the facts of the same question for its city. */
export interface WiderPlace {
  part: string;
  city: string;
  facts: Fact[];
}

/**
 * Returns the city around the place of a question, for a place without homes. A name that several cities have means the
 * part of a city in the named state, else in the person's country; it stays unknown if more than one is left.
 */
export function widerPlace({ resolve, country }: ToolContext, asked: readonly Fact[]): WiderPlace | undefined {
  const named = asked.filter((fact) => factText(fact).startsWith('place:'));
  const [place] = named;
  if (place === undefined || named.length > 1) return undefined;
  const state = asked
    .map(factText)
    .find((text) => text.startsWith('state:'))
    ?.slice('state:'.length)
    .toUpperCase();
  const name = plain(factText(place).slice('place:'.length)).split(',')[0]!.trim();
  const called = gazetteer().places.filter(
    (each) =>
      each.kind === 'neighbourhood' &&
      each.city !== undefined &&
      plain(each.name) === name &&
      (state === undefined || each.state === state),
  );
  const near = called.filter((each) => countryOf(each.state) === country);
  const parts = near.length > 0 ? near : called;
  const [part] = parts;
  if (part?.city === undefined || parts.some(({ city, state: other }) => city !== part.city || other !== part.state))
    return undefined;
  const ofCity = searchQueryOf(resolve(finderToken), { query: `homes in ${part.city}, ${part.state}` }).facts;
  const rest = asked.filter((fact) => !/^(place|state|near|zip):/.test(factText(fact)));
  return { part: part.name, city: part.city, facts: [...ofCity, ...rest] };
}

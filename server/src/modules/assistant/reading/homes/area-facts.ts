import { gazetteer } from '../../../places/index.ts';
import { plain } from '../plain.ts';

/** Names of smaller towns are also those of landmarks: “University”. */
const populationFrom = 50_000;

/** True for the fact of a city, a state or a postal code, or of a distance from a city: “near:boise”, not “near:mcmaster”. */
export function namesArea(fact: string): boolean {
  const name = /^near:([^<]*)/.exec(fact)?.[1];
  return name === undefined
    ? /^(place|state|zip):(?!(canada|usa|united states)$)/.test(fact)
    : gazetteer().places.some(
        (place) => place.kind === 'city' && place.population >= populationFrom && plain(place.name) === name,
      );
}

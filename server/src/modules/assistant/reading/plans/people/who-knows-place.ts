import { languageWanted } from '../../topics/spoken-languages.ts';
import { type Planner, use } from '../use.ts';
import { experienceIn } from './person.ts';

/** “Anybody on here who knows acreages and small towns near Humboldt?” */
const knowsPlaces =
  /\b(any|some)(body|one)\b.{0,20}\b(who|that) (really |actually )?(knows?|handles?|works?|covers?|speciali[sz]es?|deals?)\b|\bquelqu'un\b.{0,15}\bqui (connait|travaille|s'occupe|couvre)\b|\balguien\b.{0,15}\bque (conozca|conoce|trabaje|maneje|cubra)\b/;

/** Plans a question that looks for an agent by the places that the agent knows, whose homes have the same words. */
export const whoKnowsPlace: Planner = ({ has, named, places, typed, text, home, cues }) => {
  if (!has(knowsPlaces) || home.lookUp) return undefined;
  const [place] = named;
  const fact = places.find((each) => each.startsWith('place:'))?.slice('place:'.length);
  const words = fact === undefined ? undefined : new RegExp(fact, 'i').exec(typed)?.[0];
  const city = place ? place.city : words;
  const state = place && !place.city ? place.state : undefined;
  return (city ?? state) === undefined
    ? undefined
    : use('professionals', {
        type: cues.has('lender') ? 'mortgage_advisor' : 'agent',
        city,
        state,
        language: languageWanted(text),
        experience: experienceIn(text),
      });
};

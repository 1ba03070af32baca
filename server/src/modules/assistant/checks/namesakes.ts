import { gazetteer } from '../../places/index.ts';
import { type NamedPlace, stateName, stateNames } from '../reading/homes/places.ts';
import type { InLanguages } from '../reading/language.ts';
import type { Message } from '../reading/message.ts';
import { plain } from '../reading/plain.ts';
import type { ToolCall } from '../tables.ts';
import { speaker } from '../tools/words.ts';

/** Share of a city's population from which another city of its name may be meant. */
const leastShare = 0.3;

/** Returns the states and provinces of other cities of a city's name that may be meant, the largest city first. */
function namesakesOf({ city, state }: NamedPlace): string[] {
  const alike = gazetteer().places.filter(({ kind, name }) => kind === 'city' && name === city);
  const population = alike.find((each) => each.state === state)?.population ?? 0;
  return alike
    .filter((each) => each.state !== state && each.population >= population * leastShare)
    .sort((one, other) => other.population - one.population)
    .map((each) => each.state);
}

const most = 4;

const read: InLanguages<(city: string, state: string, others: string) => string> = {
  en: (city, state, others) =>
    `This is for ${city}, ${state}. There is a ${city} in ${others} too: name the state if you mean that one.`,
  fr: (city, state, others) =>
    `C’est pour ${city} (${state}). Il y a aussi ${city} (${others}) : nommez l’État ou la province si c’est cet endroit.`,
  es: (city, state, others) =>
    `Es para ${city}, ${state}. También hay ${city} en ${others}: nombre el estado si es ese lugar.`,
};

/** Names the state that an answer took a city to be in where the question leaves it open and the answer depends on it. */
export function namesakeNote(
  { typed, named, language, talk }: Message,
  calls: readonly ToolCall[],
): string | undefined {
  const place = named.find(
    ({ city, state }) =>
      city !== undefined && talk.stated?.state !== state && calls.some(({ input }) => usesState(input, state)),
  );
  if (!place || namesState(typed, place.city!, place.state)) return undefined;
  const others = namesakesOf(place).slice(0, most);
  if (others.length === 0) return undefined;
  return read[language](place.city!, stateName(place.state), speaker(language).listed(others.map(stateName)));
}

const usesState = (input: unknown, state: string): boolean =>
  typeof input === 'object' && input !== null && 'state' in input && input.state === state;

/** True if a text names the state of a city: by its name, its code in capitals, or any code after the city. */
const namesState = (typed: string, city: string, state: string): boolean =>
  new RegExp(`\\b${state}\\b`).test(typed) ||
  plain(typed).includes(`${plain(city)} ${state.toLowerCase()}`) ||
  plain(typed).includes(`${plain(city)}, ${state.toLowerCase()}`) ||
  stateNames(state).some((name) => plain(typed).includes(name));

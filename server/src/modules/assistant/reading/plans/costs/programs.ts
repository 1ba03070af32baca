import { rulesNamed } from '../../../knowledge/index.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { meansOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { countryFor, priceOf } from './cost-terms.ts';

const programWords =
  /\bfirst[- ]time\b|\bfrist time\b|\bprograms?\b|\bprogrammes?\b|\bprogramas?\b|\bgrants?\b|\bfree money\b|\bassistance\b|\bayudas?\b|\baides?\b|\bsubvention\w*|\bprimera (vivienda|casa|vez)\b|\bpremiers? acheteurs?\b|\bhelp\b/;
export const programs: Planner = (message) => {
  const { has, text, named, talk } = message;
  if (!has(programWords)) return undefined;
  const ids = rulesNamed(text)
    .map(({ id }) => id)
    .filter((id) => !/^(foreign|newcomer|credit|gift|self)/.test(id));
  // “Is there help with the down payment?” after a home in a place.
  const { state, city } = named[0] ?? talk.stated ?? {};
  if (ids.length > 0 && !state) return use('explain', { ids: ids.slice(0, 3) });
  const canada = state ? countryOf(state) === 'CA' : countryFor(message) === 'CA';
  const { incomeYearly } = meansOf(text, message.amounts);
  return use('programs', {
    state,
    city,
    incomeYearly,
    ids: (canada && ids.length === 0 ? ['first-time-canada'] : ids).slice(0, 3),
  });
};

/** Plans the explanation of a named rule or program when the question asks for no figure. */
export const rule: Planner = (message) => {
  const { text, named, country } = message;
  const price = priceOf(message);
  const [place] = named;
  const ids = rulesNamed(text).map(({ id }) =>
    id === 'foreign-buyer' && (place?.country ?? country) === 'US'
      ? 'foreign-buyer-us'
      : // Only Florida has stamps on the deed and on the note.
        id === 'mortgage-tax-payer' && place && place.state !== 'FL'
        ? 'mortgage-tax-borrower'
        : id,
  );
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  if (ids.length === 0) return undefined;
  // “3% down” on a stated price is a down payment, not the name of a program.
  if (price !== undefined && ids.every((id) => id === 'homeready') && !/\b(homeready|home possible|97)\b/.test(text))
    return undefined;
  // A newcomer who asks what a purchase costs is not asking about loans.
  const wanted = ids.includes('notary-fees') && price !== undefined ? ['notary-fees'] : ids.slice(0, 3);
  const explained = use('explain', { ids: wanted, place: where });
  // The costs of a notary or lawyer go with the transfer tax of the same purchase.
  const buysThere = ids.includes('notary-fees') && place?.country === 'CA' && price !== undefined;
  return withAlso(explained, buysThere && use('transferTax', { state: place.state, city: place.city, price }));
};

/** “Is there any program in Memphis?” asks for no home, whatever else the sentence has. */
const programAsked =
  /\b(is|are) there (an?|any|some|no) (\w+ ){0,3}(programs?|assistance)\b(?! (homes|houses))|\b(y a|existe)[- ]?(t-il|tu)? (une?|des|d'autres) (\w+ ){0,2}(programmes?|aides?)\b|\bhay (algun[oa]?s? )?(programas?|ayudas?)\b/;

/** “Is USDA only for farms? We want a regular house near Chattanooga.” */
export function asksProgram(message: Message): Plan | undefined {
  const { text } = message;
  if (message.has(programAsked) && !message.home.lookUp) return programs(message);
  const program = /^(is|are|does|do|so is) (an? |the )?(fha|usda|va)\b/.exec(text)?.[3];
  return program === undefined ? undefined : { kind: 'use', tool: 'explain', input: { ids: [program] } };
}

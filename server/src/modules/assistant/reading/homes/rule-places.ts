import type { Message } from '../message.ts';
import type { Country } from '../talk.ts';
import { districtIn } from './districts.ts';
import { countryOf } from './places.ts';

/** Words that only one province has. */
const ofProvince: readonly (readonly [state: string, pattern: RegExp])[] = [
  [
    'QC',
    /\b((le|au|du|the|to) tal|tribunal administratif du logement|regie du logement|oaciq|taq|residence familiale|cession de bail|gcr)\b/,
  ],
  ['ON', /\b(ltb|n12|n4|n1 notice|landlord and tenant board|tarion|mpac|nrst|spis|estate administration tax)\b/],
  ['BC', /\b(rtb|residential tenancy branch|bc assessment|strata|2-5-10)\b/],
  ['AB', /\b(rtdrs|dower)\b/],
  ['NS', /\bpvsc\b/],
];
/** Agencies and forms that only Canada has. */
const canadian = /\b(cra|arc|canada revenue|nr-?[46]|t2062a?|t776|cca|cmhc|schl)\b/;

/** States and provinces that a question names. “Washington” without “DC” is the state. */
export const namedStates = ({ named, text }: Message): string[] => [
  ...new Set(named.map(({ state }) => (state === 'DC' && !/\bd\.? ?c\b|district/.test(text) ? 'WA' : state))),
];

/** The places whose rules are asked for, and their countries. */
export interface Where {
  states: readonly string[];
  countries: readonly Country[];
}

/**
 * Returns the places of a question, of a word, of the rule before it or of the conversation, or the country of the person
 * without a place.
 */
export function whereOf(message: Message, home: Country | undefined, before: string | undefined): Where {
  const { text, talk, language, country } = message;
  const named = namedStates(message);
  const states =
    named.length > 0
      ? named
      : [
          districtIn(message)?.state ??
            ofProvince.find(([, its]) => its.test(text))?.[0] ??
            before ??
            talk.stated?.state ??
            (language === 'fr' && country !== 'US' ? 'QC' : undefined),
        ].filter((state) => state !== undefined);
  const own = country ?? (canadian.test(text) ? 'CA' : (home ?? 'US'));
  const countries = (['US', 'CA'] as const).filter((each) =>
    states.length > 0 ? states.some((state) => countryOf(state) === each) : each === own,
  );
  return { states, countries };
}

import { type DayName, daysNamed } from '../figures/days-named.ts';
import { type DescribedHome, describedHomes } from './described-homes.ts';
import { positionWords, severalPositions } from './home-reference.ts';
import { listOrder, numberOnList, savedWords } from './saved-reference.ts';

/** Homes of the person's own lists that a question refers to, before they are looked up. */
export interface OwnHomes {
  list: 'saved' | 'visited';
  /** The day on which a home was saved or visited; `yesterday` is not one of the coming days. */
  day?: DayName | 'yesterday';
  /** Homes that are described by their type, bedrooms or place: “the condo and the 3bd on Grand”. */
  described: DescribedHome[];
  /** True if the question is about the list in its order, as in “the first one on my list”. */
  inOrder: boolean;
  /** True if positions count in the order of saving, the earliest first: “the second one I saved”, not “of my list”. */
  inTime: boolean;
  /** True if the home that was saved last is meant. */
  latest: boolean;
}

const visitedWords =
  /\b(visited|toured|saw|walked through|went to see|looked at|visitee?s?|vue?s? (samedi|dimanche|lundi|mardi|mercredi|jeudi|vendredi|hier)|visitamos|visite (el|ayer|la semana)|vimos|vi (el|ayer)|fui a ver|fuimos a ver)\b/;
const noun =
  '(?:one|home|house|condo|townhouse|townhome|place|duplex|maison|propriete|appartement|plex|casa|propiedad|departamento|apartamento)';
const singular = new RegExp(
  `\\b(?:the|that|this|la|le|el|cette|celle|celui|esa|ese|l'|une?) ?(?:\\w+ )?${noun}\\b|\\b(?:celle|celui|la|el) (?:que|de|sur|du)\\b|\\bla que\\b`,
);
/** Words that pick one of several homes. */
const superlative =
  /\b(cheapest|least expensive|most expensive|priciest|lowest|highest|biggest|largest|smallest|newest|oldest|most recent|moins chere?s?|plus (chere?s?|grande?s?|petite?s?|recente?s?|neuve?s?|vieille?s?|ancienne?s?)|mas (barat[oa]s?|car[oa]s?|grandes?|pequen[oa]s?|nuev[oa]s?|viej[oa]s?|economic[oa]s?))\b/;
const yesterday = /\b(yesterday|last night|hier|ayer|anoche)\b/;
const dayWords =
  /\b(?:yesterday|last night|hier|ayer|anoche|today|tonight|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|week|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|aujourd'hui|fin de semaine|semaine|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|semana)\b/;
const compares =
  /\b(compar\w+|side by side|next to each other|vs|versus|difference between|cote a cote|lado a lado|diferencia entre)\b/;
/** A day on which a home was saved. “Before Saturday, has the first house I saved a garage?” names none. */
const savedOnDay = new RegExp(
  `(?:${savedWords.source})(?: \\w+){0,2} (?:${dayWords.source})|(?:${dayWords.source})'?s?(?: \\w+){0,2} (?:${savedWords.source})`,
);
const latestSaved =
  /\b(last|latest|most recent|newest)\b.*\b(saved?|hearted|favou?rited)\b|\bderni(er|ere)\b.*\b(enregistr\w+|sauvegard\w+)\b|\bultim[oa]\b.*\bguard\w+\b/;
const searches = /\b(search(es)?|recherches?|busquedas?|alerts?|alertes?|alertas?)\b/;

const named = new RegExp(
  `\\b(?:the|la|el|celle|celui|${noun}) ?(?:\\d ?-?(?:bd|bdrm|br|bed(?:room)?)s?|${noun})? (?:on|in|at|from|de|en|sur|a|au) (?:the |la |el |rue |calle |avenue |chemin )?((?:(?:st|ste|ft|mt)\\.? |sainte?-)?[a-z]{3,}(?: (?:ridge|creek|hill|park|lake|river|oak|grove|view|valley))?)\\b`,
  'g',
);
/** “Do I still have that townhouse saved?” asks about the list. */
const onList = /\b(do (i|we) (still )?have|did (i|we) save|ai-je|est-ce que j'ai|tengo)\b/;
/** Words for one home of a type, in a list of several. */
const typed: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['townhouse', /\b(?:the|that|la|el|le) (?:\w+ )?(townhouse|townhome|maison de ville)\b/],
  [
    'condo',
    /\b(?:the|that|la|el|le) (?:\w+ )?(condo|condominio|copropriete)\b(?! (?:fees?|dues|board|market|association|rules))/,
  ],
  ['multi_family', /\b(?:the|that|la|el|le) (?:\w+ )?(duplex|triplex|fourplex)\b/],
];

const notNames =
  /^(monday|tuesday|wednesday|thursday|friday|lundi|mardi|mercredi|jeudi|vendredi|lunes|martes|miercoles|jueves|viernes|sabado|domingo|morning|afternoon|my|the|list|market|sale|month|year|average|total|one|first|second|last|saved|homes?|mes?|mis?|ma|mon|vente|mois|moyenne|liste|lista|venta|mercado|promedio|que|this|that|which|file|price|days?|samedi|saturday|sunday|hier|ayer|yesterday|dos|deux|two|casas|maisons)$/;

/** Returns the own homes that a plain text refers to one by one, or undefined if it names none. */
export function ownHomesIn(text: string): OwnHomes | undefined {
  const visited = visitedWords.test(text);
  if (!visited && !savedWords.test(text)) return undefined;
  const names = [...new Set([...text.matchAll(named)].map(([, name]) => name!))].filter((name) => !notNames.test(name));
  const types = onList.test(text)
    ? []
    : typed.flatMap(([type, pattern]) => (pattern.exec(text)?.slice(1) ?? []).map((words) => [words, type] as const));
  const several = severalPositions.test(text);
  const inOrder = positionWords.test(text) || numberOnList.test(text);
  const [day] =
    !visited && !savedOnDay.test(text) ? [] : yesterday.test(text) ? (['yesterday'] as const) : daysNamed(text);
  const compared = visited || !compares.test(text) || superlative.test(text) ? [] : describedHomes(text);
  const described =
    compared.length > 0
      ? compared
      : [...names.map((name) => ({ words: name, name })), ...types.map(([words, type]) => ({ words, types: [type] }))];
  if (
    described.length === 0 &&
    !inOrder &&
    !(superlative.test(text) && !searches.test(text)) &&
    (day === undefined || !singular.test(text)) &&
    !(visited && singular.test(text))
  )
    return undefined;
  const latest = !visited && !several && latestSaved.test(text);
  const inTime = !visited && inOrder && !several && !listOrder.test(text);
  return { list: visited ? 'visited' : 'saved', described, inOrder, inTime, latest, ...(day ? { day } : {}) };
}

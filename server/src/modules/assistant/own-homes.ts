import { DAY_MS } from '@lintel/geo';
import { appointmentsOf } from '../appointments/index.ts';
import type { PropertyDetail } from '../listings/index.ts';
import { savedHomesOf } from '../saving/index.ts';
import { dayNames, isOn } from './reading/figures/days-named.ts';
import type { DescribedHome } from './reading/homes/described-homes.ts';
import { extremesIn } from './reading/homes/extremes.ts';
import { type OwnHomes, ownHomesIn } from './reading/homes/own-homes.ts';
import type { InLanguages, Language } from './reading/language.ts';
import { plain } from './reading/plain.ts';
import type { Talk } from './reading/talk.ts';
import { fromExtreme } from './tools/homes/extremes.ts';
import { homesById } from './tools/homes/homes.ts';
import type { ToolContext } from './tools/tool.ts';
import { speaker } from './tools/words.ts';

/** The homes of a person's own lists that a question means. */
export interface Resolved {
  /** The conversation with the list as its shown homes, so that “the first one” is a home of it. */
  talk: Talk;
  /** The homes that the question names. Empty if it names positions of the list. */
  homes: number[];
  /** True if one name or day fits several homes. */
  ambiguous: boolean;
  /** Names that no home of the list has, or a day without any. */
  missing: string[];
  list: OwnHomes['list'];
}

const mostHomes = 50;

interface Entry {
  id: number;
  at: Date;
}

async function entriesOf({ db, me }: ToolContext, list: OwnHomes['list']): Promise<Entry[]> {
  if (list === 'saved')
    return (await savedHomesOf(db, me.id))
      .filter(({ removedAt }) => removedAt === null)
      .map(({ listingId, savedAt }) => ({ id: listingId, at: savedAt }));
  return (await appointmentsOf(db, me, 'past')).flatMap(({ listingId, startsAt, state }) =>
    listingId !== null && startsAt !== null && state === 'done' ? [{ id: listingId, at: new Date(startsAt) }] : [],
  );
}

/** True if an instant was on the named day of the past week. */
function wasOn(day: NonNullable<OwnHomes['day']>, at: Date, now: Date, timeZone: string): boolean {
  if (day === 'yesterday') return isOn('today', at, new Date(now.getTime() - DAY_MS), timeZone);
  if (dayNames.indexOf(day) > 6) return isOn(day, at, now, timeZone);
  return Array.from({ length: 8 }, (_, ago) => new Date(now.getTime() - ago * DAY_MS)).some(
    (then) => isOn('today', at, then, timeZone) && isOn(day, at, then, timeZone),
  );
}

const carries = ({ address, city, neighbourhood }: PropertyDetail, name: string): boolean =>
  [address, city, neighbourhood].some((each) => each && ` ${spelled(each)} `.includes(` ${spelled(name)} `));

/** Writes a description with the capital letters of its name. */
const shownWords = ({ words, types, beds, name }: DescribedHome): string =>
  name === undefined ? words : types || beds ? words.replace(name, capital(name)) : capital(name);

/** True if a home is the described one, by all that the description says. */
const fits = (home: PropertyDetail, { types, beds, name }: DescribedHome): boolean =>
  (types === undefined || types.includes(home.propertyType ?? '')) &&
  (beds === undefined || home.bedrooms === beds) &&
  (name === undefined || carries(home, name));

/** Writes “Saint-Denis” and “St. Denis” the same way. */
const spelled = (name: string): string =>
  plain(name)
    .replace(/[.-]/g, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .replace(/ +/g, ' ');

/** Looks up the own homes that a text refers to. Returns undefined if it refers to none, or if the list is empty. */
export async function ownHomesOf(context: ToolContext, text: string, tours = false): Promise<Resolved | undefined> {
  const meant = ownHomesIn(text);
  if (!meant) return undefined;
  // The day of a tour is still to come, so it names no saved home.
  const wanted = tours ? { ...meant, day: undefined } : meant;
  const entries = await entriesOf(context, wanted.list);
  if (entries.length === 0 && wanted.list === 'saved') return undefined;
  const details = await homesById(
    context,
    entries.slice(0, mostHomes).map(({ id }) => id),
  );
  const found = (id: number) => details.find((home) => home.id === id);
  const { day, described, inOrder, inTime, latest, list } = wanted;
  const onDay = entries.filter(({ id, at }) => !day || wasOn(day, at, context.now, found(id)?.timeZone ?? 'UTC'));
  const listed = onDay.flatMap(({ id }) => found(id) ?? []);
  // The list shows the newest first.
  const all = (inTime ? listed.toReversed() : listed).map(({ id }) => id);
  const fitting = described.map((one) => listed.filter((home) => fits(home, one)).map(({ id }) => id));
  const first = latest ? listed[0] : tours ? extremeOf(text, listed) : undefined;
  const homes = described.length > 0 ? [...new Set(fitting.flat())] : first ? [first.id] : inOrder ? [] : all;
  const ambiguous = homes.length > 1 && described.length < 2;
  return {
    talk: {
      ...context.talk,
      shown: ambiguous ? homes : all,
      home: homes.length === 1 ? homes[0] : inOrder ? context.talk.home : undefined,
    },
    homes,
    ambiguous,
    missing: [
      ...described.filter((_, at) => fitting[at]!.length === 0).map(shownWords),
      ...(day && listed.length === 0 ? [dayWords[context.language][day] ?? day] : []),
    ],
    list,
  };
}

/** Returns the home that a superlative names. */
export function extremeOf(text: string, homes: readonly PropertyDetail[]): PropertyDetail | undefined {
  const [extreme] = extremesIn(text);
  return extreme && fromExtreme(homes, extreme)[0];
}

const dayWords: InLanguages<Readonly<Record<string, string>>> = {
  en: {
    yesterday: 'yesterday',
    sat: 'Saturday',
    sun: 'Sunday',
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    today: 'today',
    week: 'this week',
    weekend: 'the weekend',
  },
  fr: {
    yesterday: 'hier',
    sat: 'samedi',
    sun: 'dimanche',
    mon: 'lundi',
    tue: 'mardi',
    wed: 'mercredi',
    thu: 'jeudi',
    fri: 'vendredi',
    today: 'aujourd’hui',
    week: 'cette semaine',
    weekend: 'la fin de semaine',
  },
  es: {
    yesterday: 'ayer',
    sat: 'sábado',
    sun: 'domingo',
    mon: 'lunes',
    tue: 'martes',
    wed: 'miércoles',
    thu: 'jueves',
    fri: 'viernes',
    today: 'hoy',
    week: 'esta semana',
    weekend: 'el fin de semana',
  },
};

const notFound: InLanguages<Readonly<Record<OwnHomes['list'], (names: string) => string>>> = {
  en: {
    saved: (names) => `I found none of your saved homes for “${names}”.`,
    visited: (names) => `No visit of yours is recorded here for “${names}”.`,
  },
  fr: {
    saved: (names) => `Je ne trouve aucune de vos propriétés enregistrées pour « ${names} ».`,
    visited: (names) => `Aucune visite n’est inscrite ici pour « ${names} ».`,
  },
  es: {
    saved: (names) => `No encuentro ninguna de sus casas guardadas para “${names}”.`,
    visited: (names) => `No hay ninguna visita suya registrada aquí para “${names}”.`,
  },
};

/** States the names or days of a question for which the person's list has no home. */
export const missingInWords = ({ missing, list }: Resolved, language: Language): string | undefined =>
  missing.length === 0 ? undefined : notFound[language][list](speaker(language).listed(missing));

const capital = (name: string): string => name.replace(/(^|[ -])\p{L}/gu, (letters) => letters.toUpperCase());

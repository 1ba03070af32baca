import type { Entry, PlaceText } from '../../knowledge/entry.ts';
import { asOf as asOfStates } from '../../knowledge/state-rules/by-place.ts';
import { stateRules } from '../../knowledge/state-rules/index.ts';
import { stateName } from '../../reading/homes/places.ts';
import { type InLanguages, inLanguages } from '../../reading/language.ts';
import type { Speaker } from '../words.ts';

interface StateWords {
  /** The rule of a state that isn't in the tables, and the question for a state. */
  unlisted(state: string): string;
  whichState: string;
  /** A share of a stated rent or value, or a multiple of the rent. */
  share(percent: string, of: string, is: string): string;
  multiple(of: string, is: string): string;
}

export const stateWords: InLanguages<StateWords> = {
  en: {
    unlisted: (state) =>
      `The rule of ${state} is not in my tables: the state’s statutes, its court’s self-help pages or a local attorney have it.`,
    whichState: 'Tell me the state and I’ll give you its rule.',
    share: (percent, of, is) => `${percent} of ${of} is ${is}.`,
    multiple: (of, is) => `At a rent of ${of} that is at most ${is}.`,
  },
  fr: {
    unlisted: (state) =>
      `La règle (${state}) n’est pas dans mes tables : la loi de ce lieu, les pages d’aide de son tribunal ou un avocat local l’indiquent.`,
    whichState: 'Dites-moi l’État et je vous donne sa règle.',
    share: (percent, of, is) => `${percent} de ${of} font ${is}.`,
    multiple: (of, is) => `Pour un loyer de ${of}, c’est au plus ${is}.`,
  },
  es: {
    unlisted: (state) =>
      `La regla de ${state} no está en mis tablas: la tienen la ley del estado, las páginas de ayuda de su tribunal o un abogado local.`,
    whichState: 'Dígame el estado y le doy su regla.',
    share: (percent, of, is) => `${percent} de ${of} son ${is}.`,
    multiple: (of, is) => `Con una renta de ${of} son como máximo ${is}.`,
  },
};

/** Entries that are nothing but the rules of states. */
export const statesOnly: ReadonlySet<string> = new Set(stateRules.map(({ id }) => id));

/** Returns an entry with the text of a state, if its rule is known. */
export function inState(
  entry: Entry,
  state: string | undefined,
): Entry & { isExact: boolean; shares?: PlaceText['shares'] } {
  const exact = state === undefined ? undefined : entry.byPlace?.[state];
  if (state === undefined || exact === undefined) return { ...entry, isExact: false };
  const { en, fr, es } = exact.says;
  const name = stateName(state);
  return {
    ...entry,
    says: inLanguages(`${name}: ${en}`, `${name} : ${fr}`, `${name}: ${es}`),
    source: exact.source,
    shares: exact.shares,
    asOf: asOfStates,
    isExact: true,
  };
}

/** Says the figures of a rule for a stated rent or value. */
export const sharesIn = (
  figures: readonly { share: number; percent: number; dueAmount: number }[],
  of: number,
  its: StateWords,
  say: Speaker,
) =>
  figures.map(({ share, percent, dueAmount }) =>
    share < 1
      ? its.share(say.percent(percent), say.money(of, 'USD'), say.money(dueAmount, 'USD'))
      : its.multiple(say.money(of, 'USD'), say.money(dueAmount, 'USD')),
  );

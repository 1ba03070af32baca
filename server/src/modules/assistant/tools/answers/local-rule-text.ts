import type { Entry } from '../../knowledge/entry.ts';
import { entriesOf } from '../../knowledge/index.ts';
import {
  dayMeant,
  dueDay,
  federalPeriods,
  idOf,
  isFederal,
  isOnlyLocal,
  localRulesAsOf,
  localTopic,
  type Period,
  type Rule,
  type Rules,
  ruleAt,
  tribunalOf,
} from '../../knowledge/local-rules/index.ts';
import { countryOf, stateName } from '../../reading/homes/places.ts';
import type { InLanguages, Language } from '../../reading/language.ts';
import { speaker } from '../words.ts';

type ByCountry = Readonly<Record<'US' | 'CA', string>>;

interface Words {
  missing(place: string): string;
  /** The topic is one of the other country only. */
  only: Readonly<Record<'US' | 'CA', (place: string) => string>>;
  /** Who knows a rule that the tables don't have. */
  who: ByCountry;
  whichPlace: ByCountry;
  /** The asked amount is above the highest one, or within it. */
  above(asked: string, most: string): string;
  within(asked: string): string;
  /** How the last day was counted. */
  counted(length: number, unit: Period['unit'], event: string): string;
  passed: string;
}

/** What a question states about its case. */
export interface Stated {
  amount?: number | undefined;
  /** The new rent or the deposit that a landlord asks. */
  asked?: number | undefined;
  since?: string | undefined;
  starts?: string | undefined;
  /** The present day. */
  today: string;
}

const unitsInFrench: Readonly<Record<Period['unit'], string>> = {
  days: 'jours',
  months: 'mois',
  'business days': 'jours ouvrables',
  'days without Sundays': 'jours sans les dimanches',
};
const unitsInSpanish: Readonly<Record<Period['unit'], string>> = {
  days: 'días',
  months: 'meses',
  'business days': 'días hábiles',
  'days without Sundays': 'días sin domingos',
};

const words: InLanguages<Words> = {
  en: {
    missing: (place) => `The rule of ${place} isn’t in my tables.`,
    only: {
      US: (place) => `I know this rule for the USA only, not for ${place}.`,
      CA: (place) => `I know this rule for Canada only, not for ${place}.`,
    },
    who: {
      US: 'The state’s statutes, its court’s self-help pages or a local attorney have it.',
      CA: 'Ask a lawyer or notary there.',
    },
    whichPlace: {
      US: 'Tell me the state and I’ll give you its rule.',
      CA: 'Tell me the province and I’ll give you its rule.',
    },
    above: (asked, most) => `No, unless an exception applies: the limit is ${most}, and ${asked} is above it.`,
    within: (asked) => `Yes, as far as the amount: ${asked} is within the limit.`,
    counted: (length, unit, event) =>
      `(${length} ${length === 1 ? unit.replace(/s$/, '') : unit}, counted from the day after ${event})`,
    passed: 'That day has passed.',
  },
  fr: {
    missing: (place) => `La règle de ce lieu (${place}) n’est pas dans mes tables.`,
    only: {
      US: (place) => `Je connais cette règle pour les États-Unis seulement, pas pour ce lieu (${place}).`,
      CA: (place) => `Je connais cette règle pour le Canada seulement, pas pour ce lieu (${place}).`,
    },
    who: {
      US: 'La loi de ce lieu, les pages d’aide de son tribunal ou un avocat local l’indiquent.',
      CA: 'Demandez à un avocat ou notaire sur place.',
    },
    whichPlace: {
      US: 'Dites-moi l’État et je vous donne sa règle.',
      CA: 'Dites-moi la province et je vous donne sa règle.',
    },
    above: (asked, most) => `Non, sauf exception : le plafond est de ${most}, et ${asked} le dépasse.`,
    within: (asked) => `Oui, pour le montant : ${asked} respecte le plafond.`,
    counted: (length, unit, event) => `(${length} ${unitsInFrench[unit]}, comptés dès le lendemain du ${event})`,
    passed: 'Ce jour est passé.',
  },
  es: {
    missing: (place) => `La regla de ${place} no está en mis tablas.`,
    only: {
      US: (place) => `Conozco esta regla solo para EE. UU., no para ${place}.`,
      CA: (place) => `Conozco esta regla solo para Canadá, no para ${place}.`,
    },
    who: {
      US: 'La tienen la ley del estado, las páginas de ayuda de su tribunal o un abogado local.',
      CA: 'Pregunte a un abogado o notario de ahí.',
    },
    whichPlace: {
      US: 'Dígame el estado y le doy su regla.',
      CA: 'Dígame la provincia y le doy su regla.',
    },
    above: (asked, most) => `No, salvo una excepción: el tope es ${most} y ${asked} lo pasa.`,
    within: (asked) => `Sí, en cuanto al monto: ${asked} está dentro del tope.`,
    counted: (length, unit, event) =>
      `(${length} ${length === 1 ? 'mes' : unitsInSpanish[unit]}, contados desde el día después del ${event})`,
    passed: 'Ese día ya pasó.',
  },
};

/** An entry with the rule of a place. */
interface Placed extends Pick<Entry, 'id' | 'country'> {
  text: string;
  asOf?: string | undefined;
  source: string | undefined;
  /** True if it is about the asked place, and `open` if its rule differs by place and no place is known. */
  isPlaced: boolean | 'open';
}

/** Returns an entry with the rule of a state or province in place of its general text, and the figures of an amount. */
export function inPlace(entry: Entry, state: string | undefined, stated: Stated, language: Language): Placed {
  const [topic, its] = [localTopic(entry.id), words[language]];
  const { amount } = stated;
  const dated = datesOf(federalPeriods[entry.id] ?? [], stated, { country: 'US', state: null }, language);
  const general = { ...entry, text: [...dated, entry.says[language]].join(' ') };
  const own = entry.country && topic?.[entry.country];
  if (!topic || topic.replaces === entry.id || (own && isFederal(own))) return { ...general, isPlaced: false };
  if (state === undefined) {
    const asks = entry.country && isOnlyLocal(entry.id) ? ` ${its.whichPlace[entry.country]}` : '';
    return { ...general, text: `${general.text}${asks}`, isPlaced: 'open' };
  }
  const country = countryOf(state);
  const rules = topic[country];
  const [base = entry] = rules ? entriesOf([idOf(rules)]) : [];
  const placed = { ...base, isPlaced: true } as const;
  if (rules && isFederal(rules)) return { ...placed, text: base.says[language] };
  const found = ruleAt(rules, state);
  if (found) {
    const name = country === 'CA' ? '' : `${stateName(state)}${language === 'fr' ? ' ' : ''}: `;
    const text = [
      ...decided(rules!, found, stated, state, language),
      ...datesOf(found.periods ?? [], stated, { country, state }, language),
      `${name}${found.says[language]}`,
      ...figuresOf(rules!, found, amount, country, language),
    ].join(' ');
    return { ...placed, text, source: found.source, asOf: localRulesAsOf };
  }
  const tribunal = topic.isTenancy && tribunalOf(state);
  const who = tribunal ? tribunal.says[language] : its.who[country];
  // The general text of the other country says nothing about the place.
  if (base.country !== undefined && base.country !== country) {
    const text = `${its.only[base.country](stateName(state))} ${who}`;
    return { ...placed, text, source: tribunal ? tribunal.source : undefined, asOf: undefined };
  }
  return { ...placed, text: `${base.says[language]} ${its.missing(stateName(state))} ${who}` };
}

const moneyIn = (country: 'US' | 'CA', language: Language) => (value: number) => {
  const [say, currency] = [speaker(language), country === 'CA' ? 'CAD' : 'USD'] as const;
  return Number.isInteger(value) ? say.money(value, currency) : say.exactMoney(value, currency);
};

/** Says first if the asked amount is above the highest one. In California the limit of a rent can be lower than its figure. */
function decided(
  { decides }: Rules,
  { figures: [of] = [] }: Rule,
  { amount, asked }: Stated,
  state: string,
  language: Language,
): string[] {
  if (!decides || !of || amount === undefined || asked === undefined) return [];
  const [its, money, most] = [words[language], moneyIn(countryOf(state), language), of(amount)];
  if (!Number.isFinite(most)) return [];
  if (asked > most) return [its.above(money(asked), money(most))];
  return decides === 'rent' && state === 'CA' ? [] : [its.within(money(asked))];
}

/** States the last days of periods that begin with a stated event, or on which the notice of a stated change is due. */
function datesOf(
  periods: readonly Period[],
  { since, starts, today }: Stated,
  region: { country: 'US' | 'CA'; state: string | null },
  language: Language,
): string[] {
  const [its, say] = [words[language], speaker(language)];
  const event = since && dayMeant(since, today, true);
  const start = starts && dayMeant(starts, today, false);
  return periods.flatMap((period) => {
    const { noticeFor, says, length, unit } = period;
    if (event) {
      const due = dueDay(period, event, region);
      const last = `${says[language]} ${say.day(due)} ${its.counted(length, unit, say.day(event))}.`;
      return [due < today && !noticeFor ? `${last} ${its.passed}` : last];
    }
    if (!start || !noticeFor) return [];
    const due = dueDay(period, start, region, true);
    const last = `${noticeFor[language](say.day(start))} ${say.day(due)}.`;
    return [due < today ? `${last} ${its.passed}` : last];
  });
}

/** States the figures of a rule for a stated rent or value. */
function figuresOf(
  { figure }: Rules,
  { figures = [], figureTexts = [] }: Rule,
  amount: number | undefined,
  country: 'US' | 'CA',
  language: Language,
): string[] {
  if (amount === undefined || !figure) return [];
  const [say, money] = [speaker(language), moneyIn(country, language)];
  return figures.flatMap((of, at) =>
    Number.isFinite(of(amount))
      ? [
          (figureTexts[at] ?? figure)[language](
            money(amount),
            money(of(amount)),
            say.percent(Math.round((of(amount) / amount) * 100)),
          ),
        ]
      : [],
  );
}

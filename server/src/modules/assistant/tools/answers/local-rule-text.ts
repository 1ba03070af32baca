import type { Entry } from '../../knowledge/entry.ts';
import { entriesOf } from '../../knowledge/index.ts';
import {
  idOf,
  isFederal,
  isOnlyLocal,
  localRulesAsOf,
  localTopic,
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
}

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
export function inPlace(
  entry: Entry,
  state: string | undefined,
  amount: number | undefined,
  language: Language,
): Placed {
  const [topic, its] = [localTopic(entry.id), words[language]];
  const general = { ...entry, text: entry.says[language] };
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
    const text = [`${name}${found.says[language]}`, ...figuresOf(rules!, found, amount, country, language)].join(' ');
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

/** States the figures of a rule for a stated rent or value. */
function figuresOf(
  { figure }: Rules,
  { figures = [], figureTexts = [] }: Rule,
  amount: number | undefined,
  country: 'US' | 'CA',
  language: Language,
): string[] {
  if (amount === undefined || !figure) return [];
  const [say, currency] = [speaker(language), country === 'CA' ? 'CAD' : 'USD'] as const;
  const money = (value: number) =>
    Number.isInteger(value) ? say.money(value, currency) : say.exactMoney(value, currency);
  return figures.map((of, at) =>
    (figureTexts[at] ?? figure)[language](
      money(amount),
      money(of(amount)),
      say.percent(Math.round((of(amount) / amount) * 100)),
    ),
  );
}

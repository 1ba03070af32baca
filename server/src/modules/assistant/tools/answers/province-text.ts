import type { Entry } from '../../knowledge/entry.ts';
import { lawOf, lawsAsOf, ruleAt, tenancyBodies, tenancyTopics } from '../../knowledge/laws/index.ts';
import { countryOf, stateName } from '../../reading/homes/places.ts';
import type { InLanguages, Language } from '../../reading/language.ts';
import { speaker } from '../words.ts';

/** The rule of a state or province that the tables don't have, with who decides there. */
const missing: InLanguages<(state: string, body: string | undefined) => string> = {
  en: (state, body) =>
    `The rule of ${state} isn’t in my tables: ${body ? `${body} can tell you` : 'ask a lawyer or notary there'}.`,
  fr: (state, body) =>
    `La règle de ce lieu (${state}) n’est pas dans mes tables : ${body ? `demandez à ${body}` : 'demandez à un avocat ou notaire sur place'}.`,
  es: (state, body) =>
    `La regla de ${state} no está en mis tablas: ${body ? `pregunte a ${body}` : 'pregunte a un abogado o notario de ahí'}.`,
};

/** True for a topic whose rule each province sets, where the state or province is known and no state has a row. */
export const isOfProvince = ({ id, byPlace }: Entry, state: string | undefined): state is string => {
  const law = lawOf(id);
  return state !== undefined && law !== undefined && !law.federal && byPlace?.[state] === undefined;
};

/** Returns an entry with the rule of a province in place of the general text, and the figure of an amount. */
export function inProvince(
  entry: Entry,
  state: string | undefined,
  amount: number | undefined,
  language: Language,
): Entry {
  if (!isOfProvince(entry, state)) return entry;
  const found = ruleAt(entry.id, state);
  const withMore = (more: string): Entry['says'] => ({
    ...(found ?? entry).says,
    [language]: `${(found ?? entry).says[language]} ${more}`,
  });
  if (!found) {
    const body = tenancyTopics.has(entry.id) ? tenancyBodies[state] : undefined;
    const said = missing[language](stateName(state), body);
    // The range of the provinces says nothing about a state.
    const isAbroad = entry.country !== undefined && countryOf(state) !== entry.country;
    return { ...entry, says: isAbroad ? { ...entry.says, [language]: said } : withMore(said) };
  }
  const placed = { ...entry, says: found.says, source: found.source, asOf: lawsAsOf };
  const figure = lawOf(entry.id)!.figure;
  if (amount === undefined || !found.figure || !figure) return placed;
  const say = speaker(language);
  const money = (value: number) => (Number.isInteger(value) ? say.money(value, 'CAD') : say.exactMoney(value, 'CAD'));
  return { ...placed, says: withMore(figure[language](money(amount), money(found.figure(amount)))) };
}

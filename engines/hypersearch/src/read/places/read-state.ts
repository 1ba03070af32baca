/** States, provinces and counties. */
import type { Fact } from '../../facts.ts';
import { isPerson } from '../context/named-person.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';
import { nameOf, properNameEnd } from './names.ts';
import { pinnedState, wordAt } from './pinned-state.ts';
import { itemBefore, placeFact } from './place-fact.ts';
import type { PlaceContext, PlaceReading } from './place-reading.ts';

/** "En Condado, San Juan": the district of San Juan, and no county. */
function readCondado(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  if (items[at]?.text !== 'condado' || items[at]?.to !== (items[at]?.from ?? 0) + 1) return undefined;
  const city = items[at + 1]?.mark === ',' ? at + 2 : at + 1;
  const ends = items[at + 1] === undefined || items[at + 1]?.mark !== undefined;
  const alone = (ends || has(items[at + 1], 'want') || has(items[at + 1], 'not')) && has(items[at - 1], 'in', 'strict');
  if (!alone && items[city]?.place?.name !== 'san juan') return undefined;
  return {
    facts: [placeFact(nameOf(items, context.tokens, context.sentence, at, at + 1))],
    next: at + 1,
    confidence: 0.9,
  };
}

/** "Condado de Travis", "condado de Miami-Dade", "comté de Simcoe": written in English as facts name it. */
export function readCounty(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  const district = readCondado(items, at, context);
  if (district) return district;
  const name = has(items[at], 'county') && /^d[eu]$/.test(items[at + 1]?.text ?? '') ? items[at + 2] : undefined;
  if (!name || (name.place === undefined && !name.capital)) return undefined;
  const last = context.tokens[name.to - 1] as Token;
  const hyphen = context.sentence[last.end] === '-';
  const whole =
    name.place && !hyphen ? at + 3 : properNameEnd(items, context.tokens, at + 2, context.capitalsMarkNames);
  const end = Math.max(hyphen ? at + 4 : at + 3, whole);
  const own = nameOf(items, context.tokens, context.sentence, at + 2, end);
  const pinned = pinnedState(items, end, undefined, context);
  return { facts: [placeFact(`${own} county`, pinned?.code)], next: pinned?.next ?? end, confidence: 0.9 };
}

export function readState(items: readonly Item[], at: number, context: PlaceContext): PlaceReading | undefined {
  const item = items[at] as Item;
  const code = senseOf(item, 'state');
  const token = context.tokens[item.from] as Token;
  if (code) {
    // "Upstate New York" is a part of the state where the gazetteer has it.
    if (item.place && (item.place.name === 'new york' || item.place.kind === 'region')) return undefined;
    if (item.place && pinnedState(items, at + 1, item, context)) return undefined;
    if (isPerson(items, at, context)) return { facts: [], next: at + 1, confidence: 1, elsewhere: true };
    const city =
      code === 'QC' &&
      items[at + 1]?.mark === '(' &&
      (items[at + 2]?.text === 'ville' || items[at + 2]?.text === 'city');
    if (city)
      return { facts: [placeFact('quebec city')], next: at + (items[at + 3]?.mark === ')' ? 4 : 3), confidence: 1 };
    // "À Québec", "en dehors de Québec" and "Québec ou Lévis" are the city, "au Québec" the province.
    const joined = [1, -1].some(
      (step) =>
        ['or', 'and'].some((kind) => has(items[at + step], kind)) && items[at + 2 * step]?.place?.kind === 'city',
    );
    // "Highland Park or New Brunswick": the city beside one of its own state
    const beside = [1, -1].map((step) => has(items[at + step], 'or') && items[at + 2 * step]?.place);
    const [own] = item.place?.states ?? [];
    if (own && beside.some((one) => one && one.kind === 'city' && one.states.some((state) => state.code === own.code)))
      return { facts: [placeFact((item.place as { name: string }).name, own.code)], next: at + 1, confidence: 0.8 };
    const ofCity = wordAt(items[at - 1], context) === 'à' || has(items[at - 1], 'outside', '') || joined;
    if (code === 'QC' && item.text === 'quebec' && ofCity)
      return { facts: [placeFact('quebec city')], next: at + 1, confidence: 0.9 };
    // "Le centre-ville de Québec": a province has none.
    if (code === 'QC' && has(items[at - 1], 'of') && has(items[at - 2], 'poi', 'downtown'))
      return { facts: [placeFact('quebec city')], next: at + 1, confidence: 1 };
    return { facts: statesOf(item), next: skipRegion(items, at + 1), confidence: 1 };
  }
  const abbreviation = senseOf(item, 'abbr');
  const shouted = /^[A-Z]{2}$/.test(context.sentence.slice(token.start, token.end));
  // "Forget TX", where Texas is meant.
  const stands = context.present.some((fact) => fact.kind === 'state' && fact.code === abbreviation);
  const ends = items[at + 1] === undefined || items[at + 1]?.mark !== undefined;
  if (abbreviation && stands && ends && has(items[at - 1], 'drop'))
    return { facts: [{ kind: 'state', code: abbreviation }], next: at + 1, confidence: 1 };
  // "NM rancho 50 acres"
  const next = items[1]?.mark === ',' ? items[2] : items[1];
  const criterion = ['type', 'house', 'lot', 'has'].some((kind) => has(next, kind)) || next?.number !== undefined;
  const heads = at === 0 && criterion && !interjections.has(abbreviation ?? '');
  if (
    abbreviation &&
    shouted &&
    context.capitalsMarkNames &&
    !item.place &&
    (heads || has(itemBefore(items, at), 'in'))
  )
    return { facts: [{ kind: 'state', code: abbreviation }], next: at + 1, confidence: 0.9 };
  return undefined;
}

/** "The Carolinas" are two states. */
const statesOf = ({ senses }: Item): Fact[] =>
  senses.flatMap(({ kind, value }) => (kind === 'state' ? [{ kind: 'state', code: value } as const] : []));

/** "OK, 3 beds" */
const interjections: ReadonlySet<string> = new Set(['OK', 'HI', 'ME', 'IN', 'OR']);

export function skipRegion(items: readonly Item[], at: number): number {
  return has(items[at], 'region') && !has(items[at], 'in') ? at + 1 : at;
}

import { riskyAbbreviations } from '../lexicon/states.ts';
import { has, type Item, senseOf } from '../words/items.ts';
import type { Token } from '../words/tokens.ts';
import type { PlaceContext } from './place-reading.ts';

/** The risky names that a city in their own state may take over: they mean nothing by themselves. */
const articles: ReadonlySet<string> = new Set('la de pa ma mo al id'.split(' '));

/** ", TX", " Oregon" after a city. */
export function pinnedState(
  items: readonly Item[],
  at: number,
  city: Item | undefined,
  context: PlaceContext,
): { code: string; next: number } | undefined {
  let i = at;
  if (items[i]?.mark === ',' || items[i]?.mark === '(') i++;
  else if (has(items[i], 'in') && has(items[i + 1], 'state') && city) {
    // "Limoilou à Québec" names the city.
    if (items[i + 1]?.text === 'quebec' && wordAt(items[i], context) === 'à') return undefined;
    i++;
  }
  const item = items[i];
  if (!item) return undefined;
  const dotted = dottedProvince(items, i);
  if (dotted) return dotted;
  const newYork = i > at && item.place?.name === 'new york' && city?.place?.states.some((one) => one.code === 'NY');
  const code = newYork ? 'NY' : senseOf(item, 'state');
  if (code) return { code, next: items[i + 1]?.mark === ')' ? i + 2 : i + 1 };
  const abbreviation = senseOf(item, 'abbr');
  if (!abbreviation) return undefined;
  const token = context.tokens[item.from] as Token;
  const raw = context.sentence.slice(token.start, token.end);
  const inGazetteer = city?.place?.states.some((one) => one.code === abbreviation) ?? false;
  const shouted = raw === raw.toUpperCase() && (context.capitalsMarkNames || inGazetteer);
  if (inGazetteer && raw === raw.toUpperCase() && (i === at || !context.capitalsMarkNames) && articles.has(item.text))
    return { code: abbreviation, next: i + 1 };
  const boundary = items[i + 1] === undefined || items[i + 1]?.mark !== undefined || items[i + 1]?.number !== undefined;
  if (shouted && raw.length === 2 && (context.capitalsMarkNames || boundary || !riskyAbbreviations.has(item.text)))
    return { code: abbreviation, next: i + 1 };
  if (inGazetteer && (!riskyAbbreviations.has(item.text) || (i > at && boundary)))
    return { code: abbreviation, next: i + 1 };
  // "pine island fl, 2/2"
  const isName = city?.place !== undefined && city.to > city.from + 1;
  if (isName && boundary && !riskyAbbreviations.has(item.text)) return { code: abbreviation, next: i + 1 };
  return undefined;
}

const provinces: Readonly<Record<string, string>> = { nb: 'NB', ne: 'NS', cb: 'BC', ipe: 'PE', tn: 'NL', ont: 'ON' };

/** "N.-B.", "Î.-P.-É.": single letters with dots. */
function dottedProvince(items: readonly Item[], at: number): { code: string; next: number } | undefined {
  let letters = '';
  let next = at;
  while (next < at + 6 && /^[a-z]$/.test(items[next]?.text ?? '') && items[next + 1]?.mark === '.') {
    letters += items[next]?.text;
    next += 2;
  }
  const code = letters.length > 1 ? provinces[letters] : undefined;
  return code === undefined ? undefined : { code, next };
}

/** "Indian Land SC": a name that no gazetteer lists ends at `end` in the code of a state. */
export function isCoded(items: readonly Item[], at: number, end: number, { tokens, sentence }: PlaceContext): boolean {
  const last = items[end - 1];
  if (end - at < 2 || !has(last, 'abbr')) return false;
  const { start, end: stop } = tokens[(last as Item).from] as Token;
  return /^[A-Z]{2}$/.test(sentence.slice(start, stop)) && !items.slice(at, end - 1).some((item) => item.place);
}

/** An item as it was typed, accents and all. */
export function wordAt(item: Item | undefined, { tokens, sentence }: PlaceContext): string | undefined {
  if (!item) return undefined;
  return sentence.slice((tokens[item.from] as Token).start, (tokens[item.to - 1] as Token).end).toLowerCase();
}

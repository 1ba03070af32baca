/** Misspelled cities that the state behind them identifies. */
import { riskyAbbreviations } from '../lexicon/states.ts';
import type { PlaceIndex } from '../places/place-names.ts';
import type { Token } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** "Casa en huston": the great city that is one slip from the name of a post office, unless its state is behind it. */
export function greatCity(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  places: PlaceIndex,
): string | undefined {
  const { text, capital } = tokens[at] as Token;
  const state = stateBehind(tokens, at, vocabulary);
  const isThere = (name: string) => places.get(name)?.states.some(({ code }) => code === state) ?? false;
  if (state !== undefined ? isThere(text) : capital) return undefined;
  const meant = places.speller.mend(text, (name) => (places.get(name)?.population ?? 0) >= 50_000);
  return meant && meant.cost <= 1.3 && (state === undefined || isThere(meant.meaning)) ? meant.meaning : undefined;
}

/** "Columbas, Ohio": the city of the state behind it whose name is nearest. */
export function cityOfState(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
  places: PlaceIndex,
): string | undefined {
  const state = stateBehind(tokens, at, vocabulary);
  if (state === undefined) return undefined;
  const isThere = (name: string) => places.get(name)?.states.some(({ code }) => code === state) ?? false;
  const { text } = tokens[at] as Token;
  return (places.speller.mend(text, isThere) ?? places.stateTowns.mend(text, isThere))?.meaning;
}

/** The state that is named right behind a token. */
function stateBehind(tokens: readonly Token[], at: number, { phrases }: Vocabulary): string | undefined {
  const behind = tokens[at + 1]?.text === ',' ? at + 2 : at + 1;
  const next = tokens[behind];
  if (next?.kind !== 'word') return undefined;
  return phrases
    .longest(tokens, behind)
    ?.senses.find(({ kind }) => kind === 'state' || (kind === 'abbr' && (next.capital || isPlain(next.text))))?.value;
}

/** "Blufton sc", and no "in" or "or". */
const isPlain = (abbreviation: string): boolean => abbreviation.length === 2 && !riskyAbbreviations.has(abbreviation);

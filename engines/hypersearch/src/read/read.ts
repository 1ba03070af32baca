import { type Fact, factText } from '../facts.ts';
import type { Assumption, ReadContext, ReadFact, Reading, Span } from '../reading.ts';
import type { Claim } from './claims.ts';
import { assumptionsOf, assumptionText, findMoneyPhrases, type MoneyPhrase } from './context/assumptions.ts';
import { type Interpretation, interpret } from './interpret.ts';
import { accountFor } from './parts.ts';
import { PlaceIndex } from './places/place-names.ts';
import { contradictionsIn } from './scopes/contradictions.ts';
import { settle } from './settle.ts';
import { findRefusals, type Refusal } from './steering/fair-housing.ts';
import { mendPeople } from './steering/mend-people.ts';
import { withSurroundings } from './steering/refused-surroundings.ts';
import { hear } from './words/dictation.ts';
import { type Item, type OwnPhrases, segment } from './words/items.ts';
import { languageOf } from './words/language.ts';
import { mend } from './words/mend.ts';
import { longestName } from './words/name-at.ts';
import { spellNotation } from './words/notation.ts';
import { marksNamesByCapitals, type Token, tokenise } from './words/tokens.ts';
import { type Vocabulary, vocabularyOf } from './words/vocabulary.ts';

const noPlaces = new PlaceIndex([]);

/**
 * Reads a buyer's sentence (English, French or Spanish) into facts and accounts for each of its words.
 * Pure and total: the same sentence and context give the same reading, and no sentence makes it throw.
 * Work grows with the length of the sentence and is capped; what lies beyond the cap is reported as unread.
 */
export function read(sentence: string, context: ReadContext): Reading {
  return readingOf(understand(sentence, context));
}

/** A sentence with all that was made of it on the way to its facts. */
export interface Understanding {
  sentence: string;
  language: Reading['language'];
  tokens: readonly Token[];
  items: readonly Item[];
  claims: readonly Claim[];
  background: Interpretation['background'];
  assumptions: readonly Assumption[];
}

/** The search that a sentence refines (refine.ts). */
export interface Beforehand {
  /** The facts of the search so far: "make it 4" means its last bound. */
  present: readonly Fact[];
  /** The language of a sentence that shows none ("3 chambres" does, "moins" alone may not). */
  language: Reading['language'] | undefined;
  /** Phrases that change the search, by the token at which they begin; they go before the lexicon's own. */
  phrases(tokens: readonly Token[], vocabulary: Vocabulary, places: PlaceIndex): OwnPhrases;
}

/** Reads up to the claims, which still know what was taken back. */
export function understand(sentence: string, context: ReadContext, before?: Beforehand): Understanding {
  const places = context.places instanceof PlaceIndex ? context.places : noPlaces;
  const typed = tokenise(sentence);
  const language = languageOf(typed, sentence, before?.language);
  const vocabulary = vocabularyOf(language);
  const written = spellNotation(sentence, typed, vocabulary);
  const tokens = mend(sentence, hear(written, language), vocabulary, places);
  const capitalsMarkNames = marksNamesByCapitals(tokens);
  const refusals = onTokens(findRefusals(mendPeople(written, vocabulary, places), vocabulary), tokens).map((one) =>
    behindPlace(withSurroundings(one, tokens), tokens, places),
  );
  const phrases = findMoneyPhrases(sentence, tokens, language);
  const own = withMoneyPhrases(before?.phrases(tokens, vocabulary, places), phrases);
  const items = segment(tokens, vocabulary, places, takenBy(refusals, tokens.length), own);
  const { claims, background } = interpret(items, refusals, {
    sentence,
    language,
    tokens,
    year: context.today.year,
    today: context.today,
    capitalsMarkNames,
    namesAnything: capitalsMarkNames && tokens.some((token, at) => at > 0 && token.capital && token.text.length > 1),
    namesPlaces: capitalsMarkNames && items.some((item) => item.place !== undefined && item.capital),
    knows: (word) => vocabulary.commonWords.has(word) || vocabulary.everydayWords.has(word),
    ofPeople: (word) => vocabulary.people.words.has(word),
    present: before?.present ?? [],
  });
  settle(claims, items, language);
  // A correction takes back no refusal.
  for (const claim of claims) if (claim.facts.some((fact) => fact.kind === 'refuse')) claim.fate = 'refused';
  return {
    sentence,
    language,
    tokens,
    items,
    claims,
    background,
    assumptions: assumptionsOf(phrases, tokens),
  };
}

/** A phrase about the purchase is one item, which nothing else may read. */
function withMoneyPhrases(own: OwnPhrases | undefined, found: readonly MoneyPhrase[]): OwnPhrases | undefined {
  if (found.length === 0) return own;
  const phrases = new Map(own);
  for (const { kind, value, from, to } of found)
    phrases.set(from, {
      end: to,
      senses: [
        kind === 'return' ? { kind: 'topic', value: 'other' } : { kind: 'assumed', value: assumptionText(kind, value) },
      ],
    });
  return phrases;
}

/** The facts of an understanding, with every word accounted for. */
export function readingOf({
  sentence,
  language,
  tokens,
  items,
  claims,
  background,
  assumptions,
}: Understanding): Reading {
  const facts = gather(claims, items, tokens).map((one) => ({ ...one, fact: withBasis(one, sentence) }));
  return {
    language,
    facts,
    assumptions,
    ...accountFor({ sentence, tokens, items, claims, background, vocabulary: vocabularyOf(language) }),
    contradictions: contradictionsIn(facts.map((one) => one.fact)),
    ignored: claims.flatMap((claim) => {
      if (claim.ignored === undefined) return [];
      const span = spanOf(claim, items, tokens);
      return [{ words: sentence.slice(...span), span, rule: claim.ignored }];
    }),
  };
}

const loanWords =
  /principal (?:and|&) interest|\bp ?(?:&|and) ?i\b|mortgage payment|hypoth[eè]que|capital et int|hipoteca|(?:principal|capital) e inter/i;

/** "Principal and interest under 1,450" bounds the loan's part of the monthly cost. */
function withBasis({ fact, spans }: ReadFact, sentence: string): Fact {
  if (fact.kind !== 'bound' || fact.field !== 'payment') return fact;
  const isOfLoan = spans.some(([from, to]) => {
    const before =
      sentence
        .slice(Math.max(0, from - 40), from)
        .split(/[,;.](?!\d)/)
        .at(-1) ?? '';
    const after = sentence.slice(to, to + 40).split(/[,;.](?!\d)/)[0] ?? '';
    return loanWords.test(before + sentence.slice(from, to) + after);
  });
  return isOfLoan ? { ...fact, basis: 'pi' } : fact;
}

/** Ranges of the text as ranges of tokens, whose spelling may have been mended. */
const onTokens = (refusals: readonly Refusal[], tokens: readonly Token[]): Refusal[] =>
  refusals.map(({ classes, from, to }) => ({
    classes,
    from: tokens.findIndex((token) => token.end > from),
    to: tokens.findLastIndex((token) => token.start < to) + 1,
  }));

/** "Which parts of Memphis have the fewest …": the city stays a criterion of the search. */
function behindPlace(refusal: Refusal, tokens: readonly Token[], places: PlaceIndex): Refusal {
  for (let at = refusal.from + 2; at < Math.min(refusal.from + 5, refusal.to - 1); at++) {
    if (!tokens[at]?.capital || !/^(?:of|in|de|en|dans)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const name = longestName(tokens, at, places);
    if (name && name.end < refusal.to && name.place.kind === 'city') return { ...refusal, from: name.end };
  }
  return refusal;
}

function takenBy(refusals: readonly { from: number; to: number }[], length: number): Uint8Array {
  const taken = new Uint8Array(length);
  for (const refusal of refusals) taken.fill(1, refusal.from, refusal.to);
  return taken;
}

function gather(claims: readonly Claim[], items: readonly Item[], tokens: readonly Token[]): ReadFact[] {
  const found = new Map<string, { fact: Fact; spans: Span[]; confidence: number }>();
  for (const claim of claims) {
    if (claim.fate === 'withdrawn') continue;
    const span = spanOf(claim, items, tokens);
    for (const fact of claim.facts) {
      const known = found.get(factText(fact));
      if (known) known.spans.push(span);
      else found.set(factText(fact), { fact, spans: [span], confidence: claim.confidence });
    }
  }
  // A criterion that is also a must is a must.
  for (const [text, one] of found)
    if (one.fact.kind === 'prefer' && found.has(factText(one.fact.criterion))) found.delete(text);
  return [...found.values()];
}

function spanOf(claim: Claim, items: readonly Item[], tokens: readonly Token[]): Span {
  const first = tokens[(items[claim.from] as Item).from] as Token;
  const last = tokens[(items[claim.to - 1] as Item).to - 1] as Token;
  return [first.start, Math.max(last.end, first.end)];
}

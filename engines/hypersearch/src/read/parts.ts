import type { Fact } from '../facts.ts';
import type { Fate, Reading, Span } from '../reading.ts';
import type { Claim } from './claims.ts';
import type { Item } from './words/items.ts';
import type { Token } from './words/tokens.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/** Stronger fates win where one written word carries two ("3bd/2ba"). */
const strength: readonly Fate[] = [
  'filler',
  'unknown',
  'context',
  'withdrawn',
  'assumption',
  'preference',
  'unsupported',
  'applied',
  'refused',
];

interface Run {
  start: number;
  end: number;
  fate: Fate;
  claim: number;
}

/** State of a reading when its words are accounted for. */
interface Read {
  sentence: string;
  tokens: readonly Token[];
  items: readonly Item[];
  claims: readonly Claim[];
  background: readonly { from: number; to: number }[];
  vocabulary: Pick<Vocabulary, 'functionWords' | 'formulas' | 'formulaWords'>;
}

/**
 * Accounts for every word: each lies in exactly one part, parts are in order and do not overlap. A word that no claim
 * uses is `unknown` unless it stands in the closed list of function words.
 */
export function accountFor({
  sentence,
  tokens,
  items,
  claims,
  background,
  vocabulary,
}: Read): Pick<Reading, 'parts' | 'unread'> {
  const fates = tokens.map((_, at): Fate => (isFunctional(tokens, at, vocabulary) ? 'filler' : 'unknown'));
  const owners = new Int32Array(tokens.length).fill(-1);
  const give = (item: Item, number: number, fate: Fate) => {
    for (let at = item.from; at < item.to; at++) {
      fates[at] = fate;
      owners[at] = number;
    }
  };
  for (const [number, claim] of claims.entries()) {
    if (claim.fate === 'unknown' || claim.fate === 'context') continue;
    for (const cue of claim.cues) give(items[cue] as Item, number, claim.fate);
    for (const item of items.slice(claim.from, claim.to))
      if (isUsed(item, claim, fates)) give(item, number, claim.fate);
  }
  const narrated = [...background, ...claims.filter(({ fate }) => fate === 'context')];
  for (const { from, to } of narrated) {
    const end = (items[to - 1] as Item).to;
    let at = (items[backgroundFrom(items, from, fates)] as Item).from;
    while (at < end && fates[at] === 'filler') at++;
    for (; at < end; at++) if (passive.has(fates[at] as Fate)) fates[at] = 'context';
  }
  const runs = writtenWords(sentence, tokens, fates, owners);
  const parts: { span: Span; fate: Fate }[] = [];
  let previous: Run | undefined;
  for (const run of runs) {
    const joins = previous && previous.fate === run.fate && previous.claim === run.claim;
    if (joins && previous) {
      previous.end = run.end;
      parts[parts.length - 1] = { span: [previous.start, run.end], fate: run.fate };
    } else {
      parts.push({ span: [run.start, run.end], fate: run.fate });
      previous = { ...run };
    }
  }
  const people = items.filter(({ ofPeople }) => ofPeople);
  const unread = parts
    .filter(({ fate, span }) => fate === 'unknown' && !isOfPeople(span, tokens, people))
    .map((part) => ({ words: sentence.slice(...part.span), span: part.span }));
  return { parts, unread };
}

/** The item at which the clause about `at` begins: "my sister lives in Denver", up to another reading or a mark. */
function backgroundFrom(items: readonly Item[], at: number, fates: readonly Fate[]): number {
  let from = at;
  while (from > 0 && items[from - 1]?.mark === undefined && passive.has(fates[(items[from - 1] as Item).from] as Fate))
    from--;
  return from;
}
const passive: ReadonlySet<Fate> = new Set(['filler', 'unknown', 'context']);

function isFunctional(
  tokens: readonly Token[],
  at: number,
  { functionWords, formulas, formulaWords }: Read['vocabulary'],
): boolean {
  const { kind, text } = tokens[at] as Token;
  if (kind === 'mark' || functionWords.has(text)) return true;
  if (!formulaWords.has(text)) return false;
  return formulas.has(`${tokens[at - 1]?.text} ${text}`) || formulas.has(`${text} ${tokens[at + 1]?.text}`);
}

/** Returns true if a claim uses an item of its range: a word without a sense counts only as part of a name or a refused criterion. */
function isUsed(item: Item, claim: Claim, fates: readonly Fate[]): boolean {
  if (item.senses.length > 0 || item.number !== undefined || item.place !== undefined || item.mark !== undefined)
    return true;
  if (claim.fate === 'refused' || fates[item.from] === 'filler') return true;
  return claim.facts.some(
    (fact) => nameIn(fact).includes(item.text) || (fact.kind === 'zip' && item.text.startsWith(nameIn(fact))),
  );
}

function nameIn(fact: Fact): string {
  const criterion = fact.kind === 'prefer' ? fact.criterion : fact;
  if (criterion.kind === 'place' || criterion.kind === 'near') return criterion.name;
  return criterion.kind === 'zip' ? criterion.code.toLowerCase() : '';
}

/** Words for classes of people are never offered as a text search. */
const isOfPeople = ([from, to]: Span, tokens: readonly Token[], people: readonly Item[]): boolean =>
  people.some((item) => {
    const { start } = tokens[item.from] as Token;
    return from <= start && start < to;
  });

/** Words as written: runs of letters and digits, with hyphens, slashes and apostrophes inside. */
function writtenWords(sentence: string, tokens: readonly Token[], fates: readonly Fate[], owners: Int32Array): Run[] {
  const runs: Run[] = [];
  let token = 0;
  for (const match of sentence.matchAll(
    /[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}]|[-'’ʼ`´/_.,+](?=[\p{L}\p{N}\p{M}]))*/gu,
  )) {
    const start = match.index;
    const end = start + match[0].length;
    while (token < tokens.length && (tokens[token] as Token).end <= start) token++;
    let fate: Fate | undefined;
    let claim = -1;
    let spoken = false;
    for (let at = token; at < tokens.length && (tokens[at] as Token).start < end; at++) {
      if ((tokens[at] as Token).kind === 'mark') {
        // "Comma", "period": a mark that was spoken.
        spoken ||= (tokens[at] as Token).end - (tokens[at] as Token).start > 3;
        continue;
      }
      const here = fates[at] as Fate;
      if (fate === undefined || (here !== fate && strength.indexOf(here) > strength.indexOf(fate))) {
        fate = here;
        claim = owners[at] as number;
      }
    }
    runs.push({ start, end, fate: fate ?? (spoken ? 'filler' : 'unknown'), claim });
  }
  return runs;
}

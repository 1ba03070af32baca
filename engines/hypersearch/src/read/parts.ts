import type { Fate, Reading, Span } from '../reading.ts';
import type { Claim } from './claims.ts';
import type { Item } from './items.ts';
import type { Token } from './tokens.ts';

/** Stronger fates win where one written word carries two ("3bd/2ba"). */
const strength: readonly Fate[] = ['filler', 'unknown', 'withdrawn', 'preference', 'unsupported', 'applied', 'refused'];

interface Run {
  start: number;
  end: number;
  fate: Fate;
  claim: number;
}

/** Accounts for every word: each lies in exactly one part, parts are in order and do not overlap. */
export function accountFor(
  sentence: string,
  tokens: readonly Token[],
  items: readonly Item[],
  claims: readonly Claim[],
): Pick<Reading, 'parts' | 'unread'> {
  const fates = new Array<Fate>(tokens.length).fill('filler');
  const owners = new Int32Array(tokens.length).fill(-1);
  for (const item of items) {
    const fate: Fate = isPassedOver(item) ? 'filler' : 'unknown';
    for (let at = item.from; at < item.to; at++) fates[at] = fate;
  }
  for (const [number, claim] of claims.entries()) {
    for (let i = claim.from; i < claim.to; i++) {
      const item = items[i];
      if (!item) continue;
      for (let at = item.from; at < item.to; at++) {
        fates[at] = claim.fate;
        owners[at] = number;
      }
    }
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
  const unread = parts
    .filter((part) => part.fate === 'unknown')
    .map((part) => ({ words: sentence.slice(...part.span), span: part.span }));
  return { parts, unread };
}

/** From this size on a name is a place that somebody spoke of, where no rule took it: "my sister in Denver". */
const spokenOf = 5_000;

/** Words that no rule claimed and that carry no wish. */
function isPassedOver(item: Item): boolean {
  if (item.ofPeople) return true;
  if (item.wishful) return false;
  if (item.mark !== undefined || item.filler || item.senses.length > 0 || item.number !== undefined) return true;
  return item.place !== undefined && (item.capital || item.place.population >= spokenOf);
}

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
    for (let at = token; at < tokens.length && (tokens[at] as Token).start < end; at++) {
      if ((tokens[at] as Token).kind === 'mark') continue;
      const here = fates[at] as Fate;
      if (fate === undefined || (here !== fate && strength.indexOf(here) > strength.indexOf(fate))) {
        fate = here;
        claim = owners[at] as number;
      }
    }
    runs.push({ start, end, fate: fate ?? 'unknown', claim });
  }
  return runs;
}

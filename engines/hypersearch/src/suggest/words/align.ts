import type { Street } from '../addresses/streets.ts';
import { LONGEST_RUN, type Matcher } from './matcher.ts';
import { NO_MATCH, slipsBetween } from './slips.ts';

const mostTokens = 16;
const mostWords = 24;
/** Cost of two typed words for one word of a street's name: slightly worse than typing it as one word. */
const joinedCost = 0.05;
const skipPostal = 0.05;
const POSTAL = -1;

/** Words of an address in order, with the cost of omitting each. */
export class Target {
  words = new Int32Array(mostWords);
  skips = new Float32Array(mostWords);
  count = 0;
  postal = '';
  street: Street | undefined;
  /** Position of the street's words. */
  streetAt = 0;

  clear(): this {
    this.count = 0;
    this.street = undefined;
    return this;
  }

  addStreet(street: Street): this {
    this.street = street;
    this.streetAt = this.count;
    for (const [at, word] of street.words.entries()) this.add(word, street.skips[at] as number);
    return this;
  }

  addPostal(postal: string): this {
    this.postal = postal;
    return postal === '' ? this : this.add(POSTAL, skipPostal);
  }

  add(word: number, skip: number): this {
    if (this.count < mostWords) {
      this.words[this.count] = word;
      this.skips[this.count] = skip;
      this.count += 1;
    }
    return this;
  }
}

const costs = new Float64Array((mostTokens + 1) * (mostWords + 1));

/**
 * Returns the minimum cost of aligning the typed words with the words of a target, both in order. A typed word matches
 * a word, belongs to a run that matches one, or is left over; a target word is typed or omitted. Skips the tokens in
 * `taken`.
 */
export function alignedCost(matcher: Matcher, taken: Uint8Array, target: Target): number {
  const tokens = matcher.tokens.length;
  const { count: words, words: ids, skips } = target;
  const width = words + 1;
  costs.fill(Number.POSITIVE_INFINITY, 0, (tokens + 1) * width);
  costs[0] = 0;
  const reach = (to: number, cost: number): void => {
    if (cost < (costs[to] as number)) costs[to] = cost;
  };
  for (let i = 0; i <= tokens; i++) {
    for (let j = 0; j <= words; j++) {
      const here = costs[i * width + j] as number;
      if (here === Number.POSITIVE_INFINITY) continue;
      if (i < tokens) reach((i + 1) * width + j, here + (taken[i] ? 0 : (matcher.leftOver[i] as number)));
      if (j < words) reach(i * width + j + 1, here + (skips[j] as number));
      if (i === tokens || j === words || taken[i]) continue;
      const word = ids[j] as number;
      const onStreet =
        target.street !== undefined && j >= target.streetAt && j < target.streetAt + target.street.words.length;
      for (let run = 1; run <= LONGEST_RUN && i + run <= tokens && !taken[i + run - 1]; run++) {
        const cost = word === POSTAL ? postalCost(matcher, i, run, target.postal) : matcher.cost(i, run, word);
        if (cost < NO_MATCH) reach((i + run) * width + j + 1, here + cost + (onStreet && run > 1 ? joinedCost : 0));
      }
      if (!onStreet) continue;
      for (const join of (target.street as Street).joins) {
        if (join.from !== j - target.streetAt) continue;
        const cost = matcher.cost(i, 1, join.word);
        if (cost < NO_MATCH) reach((i + 1) * width + j + join.count, here + cost + joinedCost);
      }
    }
  }
  return costs[tokens * width + words] as number;
}

const forwardArea = 0.05;
const oneSlip = 0.4;

/**
 * Also matches a prefix of a postal code: three characters of a Canadian code name a district, fewer match only while
 * typing.
 */
function postalCost(matcher: Matcher, from: number, run: number, postal: string): number {
  const typed = run > 2 ? undefined : matcher.run(from, run);
  if (typed === undefined || typed.length > postal.length + 1 || !/\d/.test(typed)) return NO_MATCH;
  if (typed === postal) return 0;
  const isLast = matcher.tokens[from + run - 1]?.isLast === true;
  if (postal.startsWith(typed))
    return typed.length === 3 && postal.length === 6 ? forwardArea : isLast && typed.length >= 2 ? 0.1 : NO_MATCH;
  return typed.length >= 5 && slipsBetween(typed, postal, 1) <= 1 ? oneSlip : NO_MATCH;
}

import { LONGEST_RUN, type Matcher } from './matcher.ts';
import { NO_MATCH, slipsBetween } from './slips.ts';
import type { Street } from './streets.ts';

const mostTokens = 16;
const mostWords = 24;
/** Two typed words for one of a street's name: slightly worse than what was written apart. */
const joinedCost = 0.05;
const skipPostal = 0.05;
const POSTAL = -1;

/** Words of an address in their order, with what each costs when it was not typed. */
export class Target {
  words = new Int32Array(mostWords);
  skips = new Float32Array(mostWords);
  count = 0;
  postal = '';
  street: Street | undefined;
  /** Where the words of the street stand. */
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
 * The least cost of laying what was typed along the words of a target, both in order: each typed word is a word, part
 * of a run that is one, or left over; each word of the target was typed or left out. `taken` tokens are accounted for
 * already.
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

/** Also the beginning of a code: three signs of a Canadian one stand for a district, fewer only while typing. */
function postalCost(matcher: Matcher, from: number, run: number, postal: string): number {
  const typed = run > 2 ? undefined : matcher.run(from, run);
  if (typed === undefined || typed.length > postal.length + 1 || !/\d/.test(typed)) return NO_MATCH;
  if (typed === postal) return 0;
  const isLast = matcher.tokens[from + run - 1]?.isLast === true;
  if (postal.startsWith(typed))
    return typed.length === 3 && postal.length === 6 ? forwardArea : isLast && typed.length >= 2 ? 0.1 : NO_MATCH;
  return typed.length >= 5 && slipsBetween(typed, postal, 1) <= 1 ? oneSlip : NO_MATCH;
}

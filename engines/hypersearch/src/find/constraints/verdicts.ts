import type { Segment } from '../store/segment.ts';
import type { Constraint } from './constraint.ts';

/** Verdicts of a segment's homes: the judged ones, and the accepted ones among them. */
interface Known {
  judged: Int32Array;
  accepted: Int32Array;
  accepts(home: number): boolean;
}

/** Verdicts on homes by segment. A home never changes in its segment, so its verdict stays. */
export type Verdicts = WeakMap<Segment, Known>;

const kept = new WeakMap<object, Map<string, Verdicts>>();

/** Returns the verdicts of a rule under a name. They live as long as the rule. */
export function verdictsOf(rule: object, name: string): Verdicts {
  const byName = kept.get(rule) ?? new Map<string, Verdicts>();
  kept.set(rule, byName);
  const verdicts = byName.get(name) ?? new WeakMap();
  byName.set(name, verdicts);
  return verdicts;
}

/** Accepts homes that a judge accepts. It judges home by home, each home once, so it runs last. */
export class JudgedConstraint implements Constraint {
  readonly #verdicts: Verdicts;
  readonly #judgeOf: (segment: Segment) => Known['accepts'];

  constructor(verdicts: Verdicts, judgeOf: (segment: Segment) => Known['accepts']) {
    this.#verdicts = verdicts;
    this.#judgeOf = judgeOf;
  }

  narrow(segment: Segment, words: Int32Array, masks: Int32Array, count: number, out: Int32Array): void {
    const known = this.#knownOf(segment);
    const { judged, accepted } = known;
    for (let i = 0; i < count; i++) {
      const word = words[i] as number;
      const mask = masks[i] as number;
      const open = mask & ~(judged[word] as number);
      if (open !== 0) judge(known, word, open);
      out[i] = mask & (accepted[word] as number);
    }
  }

  accepts(segment: Segment, home: number): boolean {
    const known = this.#knownOf(segment);
    const [word, bit] = [home >>> 5, 1 << (home & 31)];
    if (((known.judged[word] as number) & bit) === 0) judge(known, word, bit);
    return ((known.accepted[word] as number) & bit) !== 0;
  }

  #knownOf(segment: Segment): Known {
    const known = this.#verdicts.get(segment);
    if (known) return known;
    const { wordCount } = segment;
    const fresh = {
      judged: new Int32Array(wordCount),
      accepted: new Int32Array(wordCount),
      accepts: this.#judgeOf(segment),
    };
    this.#verdicts.set(segment, fresh);
    return fresh;
  }
}

function judge({ judged, accepted, accepts }: Known, word: number, open: number): void {
  const last = (word << 5) + 31;
  let met = 0;
  for (let left = open; left !== 0; left &= left - 1) {
    const bit = left & -left;
    if (accepts(last - Math.clz32(bit))) met |= bit;
  }
  judged[word]! |= open;
  accepted[word]! |= met;
}

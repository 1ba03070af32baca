/** Evidence that a document is the subject of a question; `bias` is 1. */
export type Evidence = Record<
  'bias' | 'odds' | 'score' | 'perWord' | 'covered' | 'named' | 'otherNamed' | 'words',
  number
>;

/**
 * Weights of the logistic regression that `npm run assistant:certainty` fits on the questions of `asked.tsv`, each judged by
 * an index built without it (five folds): on the first 8,080 of them. It prints the weights for all and how both fit.
 */
export const certaintyWeights: Evidence = {
  bias: -0.587,
  odds: 0.543,
  score: -0.0421,
  perWord: 0.102,
  covered: 1.31,
  named: 0.359,
  otherNamed: -0.3,
  words: 0.0359,
};

/** How well a document fits a question. */
interface Fit {
  id: string;
  share: number;
  score: number;
  covered: number;
}

/** Returns the evidence for a document from its fit, the number of subject words of the question, and the entries that it names. */
export function evidenceOf({ id, share, score, covered }: Fit, words: number, named: readonly string[]): Evidence {
  const bounded = Math.min(Math.max(share, 0.001), 0.999);
  const isNamed = named.includes(id);
  return {
    bias: 1,
    odds: Math.log(bounded / (1 - bounded)),
    score,
    perWord: score / Math.max(words, 1),
    covered,
    named: isNamed ? 1 : 0,
    otherNamed: !isNamed && named.length > 0 ? 1 : 0,
    words,
  };
}

/** Returns how often a document with this evidence is the subject of a question that the index hasn't seen, from 0 to 1. */
export function certaintyOf(evidence: Evidence, weights: Evidence = certaintyWeights): number {
  let sum = 0;
  for (const name of Object.keys(weights) as (keyof Evidence)[]) sum += weights[name] * evidence[name];
  return 1 / (1 + Math.exp(-sum));
}

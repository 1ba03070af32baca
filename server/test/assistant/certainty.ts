/**
 * `npm run assistant:certainty`: fits the weights of `topic-index/certainty.ts` and prints them with how often the best document is
 * right by certainty. Each question of `asked.tsv` is judged by an index built without its fold. Deterministic.
 */

import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { askedQuestions } from '../../src/modules/assistant/reading/topic-index/asked-questions.ts';
import {
  certaintyOf,
  certaintyWeights,
  type Evidence,
} from '../../src/modules/assistant/reading/topic-index/certainty.ts';
import { foundIn, topicIndex } from '../../src/modules/assistant/reading/topic-index/retrieval.ts';

interface Judged {
  evidence: Evidence;
  right: boolean;
}

const folds = 5;
const names = Object.keys(certaintyWeights) as (keyof Evidence)[];

/** Judges the best document of each question. */
function judgedBest(): Judged[] {
  const all = [...askedQuestions()].flatMap(([id, questions]) => questions.map((question) => ({ id, question })));
  return Array.from({ length: folds }, (_, fold) => {
    const learned = new Map<string, string[]>();
    for (const [at, { id, question }] of all.entries())
      if (at % folds !== fold) learned.set(id, [...(learned.get(id) ?? []), question]);
    const index = topicIndex(learned);
    return all
      .filter((_, at) => at % folds === fold)
      .flatMap(({ id, question }) => {
        const [best] = foundIn(index, plain(question));
        return best ? [{ evidence: best.evidence, right: best.id === id }] : [];
      });
  }).flat();
}

/** Fits a logistic regression by gradient descent on standardized evidence. */
function fitted(judged: readonly Judged[], steps = 3_000, rate = 0.5): Evidence {
  const spread = names.map((name) => {
    const values = judged.map(({ evidence }) => evidence[name]);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
    return name === 'bias' ? { mean: 0, deviation: 1 } : { mean, deviation: deviation || 1 };
  });
  const rows = judged.map(({ evidence }) =>
    names.map((name, at) => (evidence[name] - spread[at]!.mean) / spread[at]!.deviation),
  );
  const weights = names.map(() => 0);
  for (let step = 0; step < steps; step++) {
    const gradient = names.map(() => 0);
    for (const [at, row] of rows.entries()) {
      const sum = row.reduce((total, value, column) => total + value * weights[column]!, 0);
      const error = (judged[at]!.right ? 1 : 0) - 1 / (1 + Math.exp(-sum));
      for (const [column, value] of row.entries()) gradient[column]! += error * value;
    }
    for (const column of weights.keys()) weights[column]! += (rate * gradient[column]!) / rows.length;
  }
  const scaled = weights.map((weight, at) => weight / spread[at]!.deviation);
  scaled[0] = weights[0]! - scaled.reduce((sum, weight, at) => (at === 0 ? sum : sum + weight * spread[at]!.mean), 0);
  return Object.fromEntries(names.map((name, at) => [name, Number(scaled[at]!.toPrecision(3))])) as Evidence;
}

function table(judged: readonly Judged[], weights: Evidence): string[] {
  return Array.from({ length: 10 }, (_, tenth) => {
    const some = judged.filter(
      ({ evidence }) => Math.min(9, Math.floor(certaintyOf(evidence, weights) * 10)) === tenth,
    );
    const right = some.filter((one) => one.right).length;
    return `${tenth / 10} to ${(tenth + 1) / 10}: ${right} of ${some.length} right`;
  });
}

const judged = judgedBest();
const weights = fitted(judged);
console.log([`${judged.length} questions`, 'weights', JSON.stringify(weights, null, 2)].join('\n'));
console.log(['by certainty, fitted', ...table(judged, weights)].join('\n'));
console.log(['by certainty, in use', ...table(judged, certaintyWeights)].join('\n'));

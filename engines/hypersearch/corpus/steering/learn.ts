/** Learns the weights of the classifier of requests about neighbors: logistic regression with AdaGrad. */
import { protectedClasses } from '../../src/facts.ts';
import { peopleWords } from '../../src/read/context/people-words.ts';
import { addClassWeights, classRows, type Model, softmax } from '../../src/read/steering/steering.ts';
import { featureRows, visitFeatures } from '../../src/read/steering/steering-features.ts';
import { languageOf } from '../../src/read/words/language.ts';
import { marksNamesByCapitals, tokenise } from '../../src/read/words/tokens.ts';
import { vocabularyOf } from '../../src/read/words/vocabulary.ts';

/** A sentence with the classes that it is refused for. */
export interface Example {
  text: string;
  classes: readonly string[];
}

/** An example as the rows of weights that it uses. */
export interface RowExample {
  rows: Int32Array;
  classes: readonly string[];
}

const epochs = 14;
/** The weights are the mean of those after each later epoch. */
const settled = 4;
const rate = 0.6;
const decay = 1e-4;
/** Share of the features that each step leaves out, so that no single word carries a decision. */
const dropped = 0.5;
/** Factor of a sum of weights. */
const scale = 2 / 3;

export const languageOfText = (text: string) => languageOf(tokenise(text), text);

/** The rows of weights that a sentence uses. */
export function rowsOf(text: string): Int32Array {
  const tokens = tokenise(text);
  const language = languageOf(tokens, text);
  const words = peopleWords(tokens, vocabularyOf(language), marksNamesByCapitals(tokens));
  const rows: number[] = [];
  visitFeatures(words, tokens, language, (row) => rows.push(row));
  return Int32Array.from(rows);
}

/** Numbers from 0 to 1 in a fixed order: learning twice gives the same weights. */
function sequence(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Passes over the examples in random order; `step` gets each one with a part of its rows. */
function average(examples: readonly RowExample[], weights: Float64Array, step: (example: RowExample) => void) {
  const sum = new Float64Array(weights.length);
  const next = sequence();
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { rows, classes } = examples[index] as RowExample;
      step({ classes, rows: rows.filter(() => next() >= dropped) });
    }
    for (let at = 0; at < weights.length && epoch >= settled; at++) (sum[at] as number) += weights[at] as number;
  }
  // With no feature left out a sum is larger by the last factor.
  return sum.map((weight) => (weight / (epochs - settled)) * scale * (1 - dropped));
}

/** Moves a weight against its slope, less where the slopes so far were steep. */
function move(weights: Float64Array, squares: Float64Array, at: number, error: number): void {
  const slope = error * 0.1 + decay * (weights[at] as number);
  (squares[at] as number) += slope * slope;
  (weights[at] as number) -= (rate * slope) / Math.sqrt(squares[at] as number);
}

/** Weights of features for a refusal. */
function learnFeatures(examples: readonly RowExample[]): Float64Array {
  const weights = new Float64Array(featureRows);
  const squares = new Float64Array(featureRows).fill(1e-2);
  return average(examples, weights, ({ rows, classes }) => {
    let sum = 0;
    for (const row of rows) sum += weights[row] as number;
    const error = 1 / (1 + Math.exp(-sum * scale)) - (classes.length > 0 ? 1 : 0);
    for (const row of rows) move(weights, squares, row, error);
  });
}

/** Weights of the protected classes, from refused sentences alone. */
function learnClasses(examples: readonly RowExample[]): Float64Array {
  const count = protectedClasses.length;
  const weights = new Float64Array(classRows * count);
  const squares = new Float64Array(weights.length).fill(1e-2);
  return average(
    examples.filter(({ classes }) => classes.length > 0),
    weights,
    ({ rows, classes }) => {
      const sums = new Float64Array(count);
      for (const row of rows) addClassWeights(sums, weights, row);
      const shares = softmax(sums.map((sum) => sum * scale));
      const errors = protectedClasses.map(
        (name, k) => (shares[k] as number) - (classes.includes(name) ? 1 / classes.length : 0),
      );
      for (const row of rows)
        for (let k = 0; k < count; k++)
          move(weights, squares, (row & (classRows - 1)) * count + k, errors[k] as number);
    },
  );
}

export function learn(examples: readonly RowExample[]): Omit<Model, 'threshold'> {
  const features = quantize(learnFeatures(examples));
  const classes = quantize(learnClasses(examples));
  return { features: features.units, unit: features.unit, classes: classes.units, classUnit: classes.unit };
}

/** The largest weight, in units. */
const mostUnits = 31;
/** Share of the weights beyond which the largest are cut to `mostUnits`. */
const cut = 0.9998;

/** Weights in 63 steps, and the value of one step. */
function quantize(weights: Float64Array): { units: Int8Array; unit: number } {
  const sizes = weights.map(Math.abs).sort();
  const unit = Number(((sizes[Math.floor(sizes.length * cut)] as number) / mostUnits).toPrecision(6));
  const units = Int8Array.from(weights, (weight) =>
    Math.max(-mostUnits, Math.min(mostUnits, Math.round(weight / unit))),
  );
  return { units, unit };
}

/** Learns weights of the classifier of wishes about neighbors: multinomial logistic regression with AdaGrad. */
import { protectedClasses } from '../../src/facts.ts';
import { peopleWords } from '../../src/read/context/people-words.ts';
import { outcomes, softmax } from '../../src/read/steering/steering.ts';
import { featureRows, visitFeatures } from '../../src/read/steering/steering-features.ts';
import { languageOf } from '../../src/read/words/language.ts';
import { capitalsTell, tokenise } from '../../src/read/words/tokens.ts';
import { vocabularyOf } from '../../src/read/words/vocabulary.ts';

/** A sentence with the classes that it is refused for. */
export interface Example {
  text: string;
  classes: readonly string[];
}

const epochs = 14;
/** The weights are the mean of those after each later epoch. */
const settled = 4;
const rate = 0.6;
const decay = 1e-4;
/** Share of the features that each step leaves out, so that no single word carries a decision. */
const dropped = 0.5;

export const languageOfText = (text: string) => languageOf(tokenise(text), text);

/** The rows of weights that a sentence uses. */
export function rowsOf(text: string): Int32Array {
  const tokens = tokenise(text);
  const language = languageOf(tokens, text);
  const words = peopleWords(tokens, vocabularyOf(language), capitalsTell(tokens));
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

/** Weights by row and outcome. */
export function learn(examples: readonly { rows: Int32Array; classes: readonly string[] }[]): Float64Array {
  const weights = new Float64Array(featureRows * outcomes);
  const squares = new Float64Array(weights.length).fill(1e-2);
  const sum = new Float64Array(weights.length);
  const next = sequence();
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(next() * (at + 1));
      [order[at], order[other]] = [order[other] as number, order[at] as number];
    }
    for (const index of order) {
      const { rows, classes } = examples[index] as (typeof examples)[number];
      step(
        weights,
        squares,
        rows.filter(() => next() >= dropped),
        wanted(classes),
      );
    }
    for (let at = 0; at < weights.length && epoch >= settled; at++) (sum[at] as number) += weights[at] as number;
  }
  // With no feature left out a sum is larger by the last factor.
  return sum.map((weight) => (weight / (epochs - settled)) * scale * (1 - dropped));
}

const scale = 1 / 3;

function step(weights: Float64Array, squares: Float64Array, rows: Int32Array, target: Float64Array): void {
  const shares = softmax(sumsOf(weights, rows).map((sum) => sum * scale));
  for (const row of rows)
    for (let k = 0; k < outcomes; k++) {
      const at = row * outcomes + k;
      const slope = ((shares[k] as number) - (target[k] as number)) * 0.1 + decay * (weights[at] as number);
      (squares[at] as number) += slope * slope;
      (weights[at] as number) -= (rate * slope) / Math.sqrt(squares[at] as number);
    }
}

export function sumsOf(weights: Float64Array | Int8Array, rows: Int32Array): Float64Array {
  const sums = new Float64Array(outcomes);
  for (const row of rows)
    for (let k = 0; k < outcomes; k++) (sums[k] as number) += weights[row * outcomes + k] as number;
  return sums;
}

function wanted(classes: readonly string[]): Float64Array {
  const target = new Float64Array(outcomes);
  if (classes.length === 0) target[outcomes - 1] = 1;
  for (const one of classes)
    target[protectedClasses.indexOf(one as (typeof protectedClasses)[number])] = 1 / classes.length;
  return target;
}

/** Weights in one byte each, and the value of one unit. */
export function quantize(weights: Float64Array): { bytes: Int8Array; unit: number } {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0);
  const unit = Number((most / 127).toPrecision(6));
  return { bytes: Int8Array.from(weights, (weight) => Math.round(weight / unit)), unit };
}

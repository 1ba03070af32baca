import { readFileSync } from 'node:fs';
import { type Features, featuresOf, type Question } from './features.ts';

/** The kind of a question. */
export const kinds = [
  'homes',
  'home',
  'costs',
  'status',
  'howto',
  'market',
  'person',
  'definition',
  'out',
  'refuse',
] as const;
export type Kind = (typeof kinds)[number];

/** The weight of each feature for each kind, in hundredths. Made by `npm run assistant:train`. */
export type Weights = Readonly<Record<string, readonly number[]>>;

const file = new URL('./kind-weights.json', import.meta.url);
let loaded: Weights | undefined;

/** The kinds with their scores, the likeliest first. */
export function kindsOf(question: Question): { kind: Kind; score: number }[] {
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Weights;
  return ranked(featuresOf(question), loaded);
}

export function ranked(features: Features, weights: Weights): { kind: Kind; score: number }[] {
  const sums = kinds.map(() => 0);
  for (const feature of features) {
    const each = weights[feature];
    if (each) for (let at = 0; at < sums.length; at++) sums[at]! += each[at]! / 100;
  }
  return kinds
    .map((kind, at) => ({ kind, score: Math.round(sums[at]! * 100) / 100 }))
    .sort((one, other) => other.score - one.score);
}

/** Trains the weights that give a number of a question its meaning: softmax regression on `amounts.tsv`. */
import { readFileSync } from 'node:fs';
import { amountsOf, withoutDots } from '../../src/modules/assistant/reading/figures/amounts.ts';
import { type NumberRole, numberRoles } from '../../src/modules/assistant/reading/figures/number-roles.ts';
import { withDigits } from '../../src/modules/assistant/reading/figures/number-words.ts';
import { likelyRole, type RoleWeights, roleFeatures } from '../../src/modules/assistant/reading/figures/role-model.ts';
import type { Language } from '../../src/modules/assistant/reading/language.ts';
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { emptyWeights, inRounds, random } from './rounds.ts';

const rounds = 40;
/** Dropout: the share of a number's features that each step ignores. */
const leftOut = 0.3;
const decay = 1e-4;
/** Minimum number of numbers with a feature. */
const fewest = 3;
/** Smaller weights are left out of the file. */
const least = 0.3;

interface Marked {
  features: string[];
  role: NumberRole;
}

const marks = /\{([^|{}]*)\|([^{}]*)\}/g;

/** Returns the marked numbers of each line; lines whose numbers the reader divides otherwise are left out. */
export function markedLines(): Marked[][] {
  const file = new URL('../../src/modules/assistant/questions/corpus/amounts.tsv', import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [language, marked] = line.split('\t') as [Language, string];
      const roles = [...marked.matchAll(marks)].map(([, , role]) => role as NumberRole);
      const amounts = amountsOf(withoutDots(withDigits(plain(marked.replace(marks, '$1')), language)));
      if (amounts.length !== roles.length) return [];
      return [amounts.map((_, at) => ({ features: roleFeatures(amounts, at), role: roles[at]! }))];
    });
}

export function trainRoles(lines: readonly Marked[][]): RoleWeights {
  const all = lines.flat();
  const weights = emptyWeights(all, fewest, numberRoles.length);
  const roll = random(7);
  inRounds(all, rounds, roll, (marked, round) => learn(marked, weights, 1 / (1 + round / 6), roll));
  return Object.fromEntries(
    [...weights.keys()].sort().flatMap((feature) => {
      const pairs = [...weights.get(feature)!].flatMap((weight, role) =>
        Math.abs(weight) < least ? [] : [role, Math.round(weight * 100)],
      );
      return pairs.length === 0 ? [] : [[feature, pairs]];
    }),
  );
}

function learn(
  { features, role }: Marked,
  weights: ReadonlyMap<string, Float64Array>,
  step: number,
  roll: () => number,
): void {
  const rows = features.flatMap((feature) => {
    const row = weights.get(feature);
    return row && roll() > leftOut ? row : [];
  });
  const scale = 1 / Math.sqrt(rows.length || 1);
  const scores = numberRoles.map((_, at) => scale * rows.reduce((sum, row) => sum + row[at]!, 0));
  const highest = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  for (const [at, name] of numberRoles.entries()) {
    const gradient = shares[at]! / whole - (name === role ? 1 : 0);
    for (const row of rows) row[at]! -= step * (3 * scale * gradient + decay * row[at]!);
  }
}

/** Returns the shares of numbers, and of lines, whose roles are right in five folds. */
export function crossValidated(lines: readonly Marked[][]): { numbers: number; lines: number } {
  let [right, whole, of] = [0, 0, 0];
  for (let fold = 0; fold < 5; fold++) {
    const weights = trainRoles(lines.filter((_, at) => at % 5 !== fold));
    for (const line of lines.filter((_, at) => at % 5 === fold)) {
      const hits = line.filter(({ features, role }) => likelyRole(features, weights).role === role).length;
      right += hits;
      of += line.length;
      if (hits === line.length) whole++;
    }
  }
  return { numbers: right / of, lines: whole / lines.length };
}

/**
 * `npm run corpus -- FILE.jsonl [--failures] [--today YYYY-MM-DD]`: reads each sentence of a file, or each turn of its dialogues, and
 * compares the facts with those that the file gives. `--today` (default: the machine's date) is the day
 * from which relative dates count. `unsupported:other` is left out; names are compared folded.
 * `npm run corpus -- --compose N`: makes N sentences a language out of facts and wants the facts back.
 */
import { readFileSync } from 'node:fs';
import { factText, placeNames, type ReadContext, read } from '../src/index.ts';
import { checkComposed, type Language } from './compose/check.ts';
import { comparable, reportDialogues } from './dialogues.ts';
import { type FairHousingLine, type MarkedLine, unmark } from './markup.ts';
import { loadPlaces } from './places.ts';

export interface Line {
  id: string;
  lang: string;
  group: string;
  query: string;
  facts: string[];
}

export interface Outcome {
  line: Line;
  missing: string[];
  extra: string[];
  microseconds: number;
}

export const parseLines = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row: Line | MarkedLine | FairHousingLine = JSON.parse(line);
      if ('query' in row) return row;
      if ('refuse' in row)
        return { ...row, group: 'fair-housing', query: row.s, facts: row.refuse.map((one) => `refuse:${one}`) };
      return { ...row, group: row.class, ...unmark(row) };
    });

const comparables = (facts: readonly string[]) =>
  new Set(facts.map(comparable).filter((fact) => fact !== 'unsupported:other'));

export function score(lines: readonly Line[], context: ReadContext): Outcome[] {
  return lines.map((line) => {
    const start = process.hrtime.bigint();
    const reading = read(line.query, context);
    const microseconds = Number(process.hrtime.bigint() - start) / 1000;
    const parsed = comparables(reading.facts.map((one) => factText(one.fact)));
    const gold = comparables(line.facts);
    // A test accepts either class for ethnic and racial words.
    for (const [one, other] of [
      ['refuse:race', 'refuse:national_origin'],
      ['refuse:national_origin', 'refuse:race'],
    ] as const)
      if (gold.has(one) && !gold.has(other) && parsed.has(other)) {
        parsed.delete(other);
        parsed.add(one);
      }
    return {
      line,
      missing: [...gold].filter((fact) => !parsed.has(fact)),
      extra: [...parsed].filter((fact) => !gold.has(fact)),
      microseconds,
    };
  });
}

const percent = (part: number, whole: number) =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} % (${part}/${whole})`;
const exactly = (outcomes: readonly Outcome[]) =>
  outcomes.filter((one) => one.missing.length + one.extra.length === 0).length;

function table(title: string, outcomes: readonly Outcome[], key: (line: Line) => string): string[] {
  const groups = Map.groupBy(outcomes, (one) => key(one.line));
  return [title, ...[...groups].map(([name, list]) => `  ${name.padEnd(24)} ${percent(exactly(list), list.length)}`)];
}

function report(outcomes: readonly Outcome[], failures: boolean): string {
  const lost = outcomes.reduce((sum, one) => sum + one.missing.length, 0);
  const invented = outcomes.reduce((sum, one) => sum + one.extra.length, 0);
  const found = outcomes.reduce((sum, one) => sum + comparables(one.line.facts).size - one.missing.length, 0);
  const precision = found / Math.max(1, found + invented);
  const recall = found / Math.max(1, found + lost);
  const times = outcomes.map((one) => one.microseconds).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  const lines = [
    `exact      ${percent(exactly(outcomes), outcomes.length)}`,
    `facts      P ${precision.toFixed(4)}  R ${recall.toFixed(4)}  F1 ${((2 * precision * recall) / Math.max(1e-9, precision + recall)).toFixed(4)}`,
    `time       p50 ${at(0.5)} µs  p99 ${at(0.99)} µs`,
    ...table('by group', outcomes, (line) => line.group),
    ...table('by language', outcomes, (line) => line.lang),
  ];
  const refuse = outcomes.filter((one) => one.line.facts.some((fact) => fact.startsWith('refuse:')));
  if (refuse.length > 0) {
    const all = refuse.filter((one) => !one.missing.some((fact) => fact.startsWith('refuse:'))).length;
    const lawful = outcomes.filter((one) => !refuse.includes(one));
    const alarms = lawful.filter((one) => one.extra.some((fact) => fact.startsWith('refuse:'))).length;
    lines.push(`refusals   found ${percent(all, refuse.length)}; false alarms ${percent(alarms, lawful.length)}`);
  }
  if (failures)
    for (const { line, missing, extra } of outcomes)
      if (missing.length + extra.length > 0)
        lines.push(
          `${line.id} [${line.group}] ${line.query}`,
          `    gold only:   ${missing.join('  ')}`,
          `    parsed only: ${extra.join('  ')}`,
        );
  return lines.join('\n');
}

/** Prints the share of composed sentences that give their facts back, and the first that do not. */
function reportComposed(count: number): void {
  const context = { places: placeNames(loadPlaces()), today: { year: 2026, month: 11, day: 20 } };
  for (const language of ['en', 'fr', 'es'] satisfies Language[]) {
    const wrong = checkComposed(language, count, context);
    console.log(`${language} ${percent(count - wrong.length, count)}`);
    for (const { query, missing, extra } of wrong.slice(0, 20))
      console.log(`  ${query}\n    facts only:  ${missing.join('  ')}\n    parsed only: ${extra.join('  ')}`);
    if (wrong.length > 0) process.exitCode = 1;
  }
}

function main(words: readonly string[]): void {
  const drawn = words.indexOf('--compose');
  if (drawn >= 0) {
    reportComposed(Number(words[drawn + 1] ?? 1000));
    return;
  }
  const flagged = words.indexOf('--today');
  const today = flagged < 0 ? new Date().toISOString().slice(0, 10) : (words[flagged + 1] ?? '');
  const files = words.filter((word, at) => !word.startsWith('--') && (flagged < 0 || at !== flagged + 1));
  const [year, month, day] = today.split('-').map(Number);
  if (files.length === 0 || !year || !month || !day) {
    console.error('usage: npm run corpus -- FILE.jsonl [--failures] [--today YYYY-MM-DD] | --compose N');
    process.exitCode = 1;
    return;
  }
  const context = { places: placeNames(loadPlaces()), today: { year, month, day } };
  read('warm up: 3 bed house in Austin under 500k', context);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    if (text.includes('"turns"')) {
      console.log(`${file}\n${reportDialogues(text, context, words.includes('--failures'))}`);
      continue;
    }
    console.log(`${file}\n${report(score(parseLines(text), context), words.includes('--failures'))}`);
  }
}

if (import.meta.main) main(process.argv.slice(2));

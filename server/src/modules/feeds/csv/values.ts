import { createHash } from 'node:crypto';
import type { Condition, Source } from './column-source.ts';

/** One row of a file by column. */
export type SourceRow = Readonly<Record<string, string>>;

const unknownValues = [
  '',
  '-',
  '--',
  'na',
  'n/a',
  '#n/a',
  'nan',
  'null',
  'nil',
  'unknown',
  'not available',
  'undefined',
];

/** A value as the source writes it, and its source definition; undefined when unknown. */
export interface SourceValue {
  text: string;
  source: Source;
}

/**
 * Returns the first value from the sources of a field. `unknown` holds the mapping's own terms for "unknown".
 */
export function statedValue(
  row: SourceRow,
  sources: readonly Source[],
  unknown: readonly string[],
): SourceValue | undefined {
  for (const source of sources) {
    if (source.when && !meets(row, source.when)) continue;
    const text = translate(rawValue(row, source), source, unknown);
    if (text !== undefined) return { text, source };
  }
  return undefined;
}

export function meets(row: SourceRow, condition: Condition): boolean {
  const text = clean(cell(row, condition.column) ?? '');
  const isOne = condition.is?.some((value) => value.toLowerCase() === text.toLowerCase()) ?? true;
  return isOne && (condition.matches?.test(text) ?? true);
}

function rawValue(row: SourceRow, source: Source): string | undefined {
  if (source.constant !== undefined) return source.constant;
  if (source.column) return cell(row, source.column);
  if (source.template) return fillTemplate(row, source.template);
  return contentHash(row, source.hash ?? []);
}

function translate(raw: string | undefined, source: Source, unknown: readonly string[]): string | undefined {
  let text = raw === undefined ? undefined : clean(raw);
  if (text === undefined || isUnknown(text, source, unknown)) return undefined;
  if (source.extract) {
    const found = source.extract.exec(text);
    text = found ? (found[1] ?? found[0]) : undefined;
  }
  if (text === undefined || !source.values) return text;
  const folded = text.toLowerCase();
  const entry = Object.entries(source.values).find(([from]) => from.toLowerCase() === folded);
  return entry ? (entry[1] ?? undefined) : text;
}

function isUnknown(text: string, source: Source, unknown: readonly string[]): boolean {
  const folded = text.toLowerCase();
  if (unknownValues.includes(folded) || unknown.some((word) => word.toLowerCase() === folded)) return true;
  return source.unknown?.some((fill) => fill.toLowerCase() === folded || sameNumber(fill, text)) ?? false;
}

function sameNumber(one: string, other: string): boolean {
  return one.trim() !== '' && other.trim() !== '' && Number(one) === Number(other);
}

function cell(row: SourceRow, columns: readonly string[]): string | undefined {
  for (const column of columns) if (Object.hasOwn(row, column)) return row[column];
  return undefined;
}

/** Keys must not change with capitals and spacing, which sources revise over the years. */
function fillTemplate(row: SourceRow, template: string): string | undefined {
  let complete = true;
  const filled = template.replace(/\{([^}]+)\}/g, (_, column: string) => {
    const text = clean(row[column] ?? '').toUpperCase();
    if (text === '') complete = false;
    return text;
  });
  return complete ? filled : undefined;
}

function contentHash(row: SourceRow, columns: readonly string[]): string | undefined {
  const values = columns.map((column) => clean(row[column] ?? ''));
  if (values.every((value) => value === '')) return undefined;
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 32);
}

/** Most cells need no cleaning. */
const isClean = /^(?:[!-~]+(?: [!-~]+)*)?$/;

/** Removes broken characters, control characters and invisible spacing. */
export function clean(text: string): string {
  if (isClean.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(/\r\n?/g, '\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point
      .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\ufeff]/g, ' ')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .trim()
  );
}

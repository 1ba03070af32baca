/**
 * One record of RFC 4180 text; `end` is the start of the next one. `broken` means that its quotes can't be
 * right.
 */
export type CsvRecord = { cells: string[]; end: number } | 'incomplete' | 'broken';

/**
 * Reads the record that begins at `at`. Lenient where the meaning is clear: a quote inside an unquoted field,
 * or a stray one inside a quoted field on the same line, is literal. A stray quote on a later line means that
 * a quote was never closed: reading on would swallow valid rows.
 *
 * Invariant: the text of the last record ends with a line break; without one the record is incomplete.
 */
export function readCsvRecord(text: string, at: number, delimiter: string): CsvRecord {
  const cells: string[] = [];
  for (let from = at; ; ) {
    const field = text[from] === '"' ? quotedField(text, from, delimiter) : plainField(text, from, delimiter);
    if (typeof field === 'string') return field;
    cells.push(field.value);
    if (text[field.end] === delimiter) from = field.end + 1;
    else return { cells, end: afterBreak(text, field.end) };
  }
}

type Field = { value: string; end: number } | 'incomplete' | 'broken';

function plainField(text: string, from: number, delimiter: string): Field {
  const stop = text.indexOf('\n', from);
  if (stop < 0) return 'incomplete';
  const next = text.indexOf(delimiter, from);
  const end = next >= 0 && next < stop ? next : stop;
  const value = text.slice(from, end);
  return end === stop && value.endsWith('\r') ? { value: value.slice(0, -1), end: end - 1 } : { value, end };
}

function quotedField(text: string, from: number, delimiter: string): Field {
  const firstBreak = text.indexOf('\n', from);
  for (let look = from + 1; ; ) {
    const quote = text.indexOf('"', look);
    if (quote < 0 || quote + 1 >= text.length) return 'incomplete';
    const next = text[quote + 1];
    if (next === '"') look = quote + 2;
    else if (next === delimiter || next === '\n' || (next === '\r' && text[quote + 2] === '\n'))
      return { value: text.slice(from + 1, quote).replaceAll('""', '"'), end: quote + 1 };
    else if (next === '\r' && quote + 2 >= text.length) return 'incomplete';
    else if (firstBreak >= 0 && quote > firstBreak) return 'broken';
    else look = quote + 1;
  }
}

const afterBreak = (text: string, end: number): number => (text[end] === '\r' ? end + 2 : end + 1);

export type Cell = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => Cell;
}

/** Rows as the file of an answer with headers: RFC 4180, with the mark by which spreadsheets know UTF-8. */
export function csvFile<Row>(name: string, columns: readonly CsvColumn<Row>[], rows: readonly Row[]) {
  const lines = [
    columns.map(({ head }) => field(head)),
    ...rows.map((row) => columns.map(({ cell }) => field(cell(row)))),
  ];
  const text = lines.map((line) => `${line.join(',')}\r\n`).join('');
  return {
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'private, no-store' },
    body: new Blob(['\ufeff', text], { type: 'text/csv; charset=utf-8' }),
  };
}

/**
 * What a spreadsheet would run as a formula: a sign of one at the beginning, also its full-width form, also after characters
 * that spreadsheets skip (white space and invisible ones).
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Puts an apostrophe before text that begins like a formula, so that a spreadsheet shows it as text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Quotes a cell where a comma, a quote or a line break in it would end it (RFC 4180). */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Numbers cannot be a formula. */
function field(value: Cell): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? quoted(withoutFormula(value)) : String(value);
}

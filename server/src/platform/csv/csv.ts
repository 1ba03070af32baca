export type Cell = string | number | boolean | null | undefined;

export interface CsvColumn<Row> {
  head: string;
  cell: (row: Row) => Cell;
}

/** Returns rows as a CSV file response: RFC 4180, with a byte order mark so that spreadsheets detect UTF-8. */
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
 * Text that a spreadsheet would run as a formula: it begins with a formula character, also in full-width form,
 * possibly after characters that spreadsheets skip (white space and invisible characters).
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** Prefixes text that looks like a formula with an apostrophe, so a spreadsheet shows it as text. */
export const withoutFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Quotes a cell that contains a comma, a quote or a line break (RFC 4180). */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Numbers are never formulas. */
function field(value: Cell): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? quoted(withoutFormula(value)) : String(value);
}

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

/** What spreadsheets would run as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** Words that begin like a formula get an apostrophe before them; numbers cannot be one. */
function field(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

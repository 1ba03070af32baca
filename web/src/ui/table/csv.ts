/** Formats rows as CSV (RFC 4180). */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\r\n');

/** Prefixes an apostrophe to cells that a spreadsheet would run as a formula; negative numbers are kept. */
function quoted(cell: string): string {
  const safe = /^[=+@＝＋－＠\t\r]|^-(?!\d)/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Downloads a CSV file, with a byte order mark so that spreadsheets detect UTF-8. */
export const saveCsv = (name: string, text: string): void => saveText(name, `\uFEFF${text}`, 'text/csv');

/** Downloads text as a file. */
export function saveText(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

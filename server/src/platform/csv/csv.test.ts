import { describe, expect, it } from 'vitest';
import { csvFile } from './csv.ts';

const textOf = async (cells: (string | number | null)[]) => {
  const { body } = csvFile('x.csv', [{ head: 'A', cell: (cell: string | number | null) => cell }], cells);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await body.arrayBuffer());
};

describe('CSV files', () => {
  it('quotes what would break a line, and begins with the mark of UTF-8', async () => {
    expect(await textOf(['a,b', 'say "hi"', 'two\nlines', 'Québec', null])).toBe(
      '\ufeffA\r\n"a,b"\r\n"say ""hi"""\r\n"two\nlines"\r\nQuébec\r\n\r\n',
    );
  });

  it('never lets words become a formula, and leaves numbers alone', async () => {
    expect(await textOf(['=1+1', '+1', '-2', '@x', '\t=1', ' =1', -5])).toBe(
      "\ufeffA\r\n'=1+1\r\n'+1\r\n'-2\r\n'@x\r\n'\t=1\r\n' =1\r\n-5\r\n",
    );
  });

  it.each(['＝1+1', '＋1', '－2', '＠x', '\t＝1', '\r=1', '\u00a0=1', '\u200b=1', '\ufeff＠x', '\u0000=1', '\n\n－2'])(
    'treats %j as a formula, as spreadsheets do',
    async (cell) => {
      const line = (await textOf([cell])).slice('\ufeffA\r\n'.length);
      expect(line).toMatch(/^"?'/);
    },
  );
});

import { expect, test } from 'vitest';
import { csvRows } from './csv-rows.ts';

async function read(text: string | Uint8Array, { delimiter = ',', chunk = 7 } = {}) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk);
  }
  const { columns, rows } = await csvRows(chunks(), delimiter);
  const read = [];
  for await (const row of rows) read.push('row' in row ? Object.values(row.row) : { row: row.number, rule: row.rule });
  return { columns, rows: read };
}

test.each([
  ['plain rows', 'a,b\n1,2\n', [['1', '2']]],
  ['a last row without a line break', 'a,b\n1,2', [['1', '2']]],
  [
    'CRLF',
    'a,b\r\n1,2\r\n"3","4"\r\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  ['a byte order mark', '\ufeffa,b\n1,2\n', [['1', '2']]],
  ['quotes with delimiters, quotes and line breaks inside', 'a,b\n"x, ""y""\nz",2\n', [['x, "y"\nz', '2']]],
  [
    'empty fields',
    'a,b\n,\n"",\n',
    [
      ['', ''],
      ['', ''],
    ],
  ],
  ['a quote within an unquoted field', 'a,b\n5" pipe,2\n', [['5" pipe', '2']]],
  ['a stray quote within a quoted field', 'a,b\n"5" pipe",2\n', [['5" pipe', '2']]],
  [
    'blank lines between rows',
    'a,b\n\n1,2\n   \n3,4\n',
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
])('reads %s', async (_, text, rows) => {
  for (const chunk of [1, 3, 1000]) expect((await read(text, { chunk })).rows).toEqual(rows);
});

test('a row with too few or too many columns is reported with its number, and the rest is read', async () => {
  expect((await read('a,b\n1\n1,2\n1,2,3\n4,5\n')).rows).toEqual([
    { row: 2, rule: 'must have 2 columns as the header, not 1' },
    ['1', '2'],
    { row: 4, rule: 'must have 2 columns as the header, not 3' },
    ['4', '5'],
  ]);
});

test('an unclosed quote costs one row, not the rows after it', async () => {
  const { rows } = await read('a,b\n"never,2\n3,4\n5,6\n');
  expect(rows).toEqual([{ row: 2, rule: 'must close the quotes that it opens' }, ['3', '4'], ['5', '6']]);
});

test('an unclosed quote does not pair with the quotes of a later row', async () => {
  const { rows } = await read('a,b,c\n1,"never,3\n2,"good, row",4\n5,"x",6\n');
  expect(rows).toEqual([expect.objectContaining({ row: 2 }), ['2', 'good, row', '4'], ['5', 'x', '6']]);
});

test('a row that absorbed the next one through an open quote releases it', async () => {
  const { rows } = await read('a,b,c\n1,"open\n2,x,5"\n3,4,5\n');
  expect(rows).toEqual([expect.objectContaining({ row: 2 }), ['2', 'x', '5"'], ['3', '4', '5']]);
});

test('an unclosed quote does not fill the memory', async () => {
  const good = 'word,word\n'.repeat(100_000);
  const { rows } = await read(`a,b\n"never,2\n${good}`, { chunk: 65_536 });
  expect(rows).toHaveLength(100_001);
  expect(rows[0]).toEqual({ row: 2, rule: 'must close the quotes that it opens' });
});

test('an endless line costs one row, not all memory', async () => {
  const { rows } = await read(`a,b\n1,${'9'.repeat(1_000_000)}\n3,4\n`, { chunk: 65_536 });
  expect(rows).toEqual([{ row: 2, rule: 'must be shorter than 262144 characters' }, ['3', '4']]);
});

test('characters split across two chunks are decoded correctly', async () => {
  expect((await read('ville,b\nMontréal 🏠,1\n', { chunk: 1 })).rows).toEqual([['Montréal 🏠', '1']]);
});

test('reads UTF-16 with a byte order mark', async () => {
  const utf16 = new Uint8Array(Buffer.from('\ufeffa,b\nMontréal,2\n', 'utf16le'));
  expect(await read(utf16)).toEqual({ columns: ['a', 'b'], rows: [['Montréal', '2']] });
});

test('a repeated column name gets a number', async () => {
  expect((await read('a,a,b\n1,2,3\n')).columns).toEqual(['a', 'a (2)', 'b']);
});

test.each([[''], ['\n'], ['"never closed']])('refuses a file without a header row: %j', async (text) => {
  await expect(read(text)).rejects.toThrow('The file has no header row.');
});

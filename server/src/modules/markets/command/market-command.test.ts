import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it, vi } from 'vitest';
import { runMarket } from './market-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-market-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
vi.spyOn(console, 'log').mockImplementation(() => {});

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const linesOf = (path: string) =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const mapping = file(
  'mapping.json',
  JSON.stringify({
    format: 'Sales of a test',
    fields: {
      listingKey: { column: 'key' },
      city: { constant: 'Testville' },
      closePrice: { column: 'price' },
      closeDate: { column: 'sold', format: 'd/MM/yyyy' },
      livingArea: { column: 'area', unit: 'm2' },
    },
    attributes: {
      finish: { column: 'finish', ordered: ['Poor', 'Fair', 'Good'] },
      grade: { column: 'grade', extract: '^(\\d+)' },
      medianIncome: { column: 'area' },
    },
  }),
);

const grades = ['Poor', 'Fair', 'Good'];
/** Prices follow from area, finish and grade alone. */
const rowOf = (at: number, day: string, price = true) => {
  const area = 60 + ((at * 37) % 140);
  const finish = at % 3;
  const grade = 1 + (at % 7);
  const amount = Math.round(2000 * area * (1 + 0.15 * finish) * (1 + 0.05 * grade));
  return `k${at},${price ? amount : ''},${day},${area},${grades[finish]},${grade} of 7`;
};
const header = 'key,price,sold,area,finish,grade';

it('values targets without prices by the attributes of a mapping, in the order of the file', async () => {
  const rows = Array.from({ length: 320 }, (_, at) => rowOf(at, `${1 + (at % 28)}/0${1 + Math.floor(at / 60)}/2020`));
  const history = file('history.csv.gz', gzipSync([header, ...rows, ',,,,,'].join('\n')));
  const targets = file(
    'targets.csv',
    [header, rowOf(502, '9/08/2020', false), rowOf(503, '', false), rowOf(501, '5/08/2020', false)].join('\r\n'),
  );
  const out = join(folder, 'values.jsonl');
  await runMarket(['value', '--history', history, '--targets', targets, '--mapping', mapping, '--out', out]);
  const lines = linesOf(out);
  expect(lines.map(({ id }) => id)).toEqual(['k502', 'k503', 'k501']);
  for (const [at, line] of lines.entries()) {
    const truth = Number(rowOf([502, 503, 501][at]!, '').split(',')[1]);
    expect(Math.abs(line.estimate / truth - 1)).toBeLessThan(0.05);
    expect(line.low < line.estimate && line.estimate < line.high).toBe(true);
    expect(line.comparables.length).toBeGreaterThan(3);
  }
  const features = lines[0].points.map(({ feature }: { feature: string }) => feature);
  expect(features).toEqual(expect.arrayContaining(['livingArea', 'finish', 'grade', 'location']));
  expect(features).not.toContain('medianIncome');
});

it('reports homes with too few earlier sales instead of guessing', async () => {
  const history = file(
    'few.csv',
    [header, ...Array.from({ length: 30 }, (_, at) => rowOf(at, '1/01/2020'))].join('\n'),
  );
  const out = join(folder, 'few.jsonl');
  await runMarket(['value', '--history', history, '--targets', history, '--mapping', mapping, '--out', out]);
  expect(linesOf(out)[0]).toMatchObject({ id: 'k0', estimate: null, refused: expect.stringContaining('at least') });
});

const years = Array.from({ length: 12 }, (_, at) => 2000 + at);
const months = years.flatMap((year) =>
  Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`),
);
const level = (at: number) => (100 * 1.004 ** at).toFixed(4);
const formats: Record<string, string> = {
  'FHFA, quarters': [
    'metro,cbsa,year,quarter,hpi,hpi_se',
    ...years.flatMap((year, y) => [1, 2, 3, 4].map((q) => `"Here, TX",10180,${year},${q},${level(y * 12 + q * 3)},1`)),
  ].join('\n'),
  'Case-Shiller, a column per city': [
    'date,"Here, TX",There',
    ...months.map((month, at) => `${month},${level(at)},${level(at)}`),
  ].join('\n'),
  'Zillow, a column per month': [
    `RegionID,SizeRank,RegionName,${months.map((month) => `${month}-28`).join(',')}`,
    `7,1,"Here, TX",${months.map((_, at) => level(at)).join(',')}`,
  ].join('\n'),
  'Teranet, long': [
    'month,city,index,sales_pairs',
    ...months.map((month, at) => `${month},"Here, TX",${level(at)},12`),
  ].join('\n'),
  'Statistics Canada, long': [
    'month,geo,index_type,value',
    ...months.map((month, at) => `${month},"Here, TX",House only,${level(at)}`),
  ].join('\n'),
};

it.each(Object.entries(formats))('reads %s and forecasts from the month alone', async (name, text) => {
  const out = join(folder, 'forecast.jsonl');
  await runMarket([
    'forecast',
    '--series',
    file(`${name}.csv`, text),
    '--from',
    '2010-12',
    '--horizon',
    '12',
    '--out',
    out,
  ]);
  const [line] = linesOf(out);
  expect(line).toMatchObject({ area: 'Here, TX', from: '2010-12', to: '2011-12', horizon: 12 });
  // Growth is steady at 0.4 % a month.
  expect(line.growth).toBeCloseTo(100 * (1.004 ** 12 - 1), 0);
});

it.each([
  [['forecast', '--series', mapping, '--from', '2010-13', '--out', 'x'], /month like 2018-12/],
  [['forecast', '--series', mapping, '--from', '2010-12', '--horizon', '6', '--out', 'x'], /12 months/],
  [['back-test', '--series', mapping, '--from', '2010-13'], /month like 2018-12/],
  [['value', '--history', 'nowhere', '--targets', 'x', '--mapping', 'x', '--out', 'x'], /no file nowhere/],
  [['guess'], /npm run market/],
])('explains an invalid command: %j', async (words, message) => {
  await expect(runMarket(words)).rejects.toThrow(message);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { homeTypeWords } from '../../values/home-types.ts';
import { statusWords } from '../../values/statuses.ts';
import { parseMapping } from '../mapping.ts';
import { rowReader } from '../read-row.ts';
import { targets } from '../targets.ts';
import { suggestionFor } from './print-suggestion.ts';

const folder = mkdtempSync(join(tmpdir(), 'lintel-suggest-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function suggested(text: string) {
  const file = join(folder, 'homes.csv');
  writeFileSync(file, text);
  const json = await suggestionFor(file);
  return { mapping: parseMapping(json, 'homes'), notes: json.split('\n').filter((line) => line.startsWith('//')) };
}

test('a suggested mapping reads the rows of its file', async () => {
  const { mapping } = await suggested(
    `MLS #;Street Address;Town;Prov;Postal Code;Asking Price;Beds;Baths;Levels;Interior (sq ft);Type;Status;List Date
R1;5 Elm St;Burnaby;BC;V5N 4B5;"$1,250,000";3;1.75;1.5;1840;House;Active;12/31/2025
R2;7 Elm St;Burnaby;BC;V5N 4B5;"$900,000";2;1;1;900;Apartment;Sold;1/2/2026
`.replaceAll('Interior (sq ft)', 'SqFt'),
  );
  const read = rowReader(mapping, { today: '2026-11-23' });
  const row = {
    ...{ 'MLS #': 'R1', 'Street Address': '5 Elm St', Town: 'Burnaby', Prov: 'BC', 'Postal Code': 'V5N 4B5' },
    ...{ 'Asking Price': '$1,250,000', Beds: '3', Baths: '1.75', Levels: '1.5', SqFt: '1840', Type: 'House' },
    ...{ Status: 'Active', 'List Date': '12/31/2025' },
  };
  expect(read(row)).toMatchObject({
    complaints: [],
    listing: {
      ...{ listingKey: 'R1', city: 'Burnaby', stateOrProvince: 'BC', listPriceCents: 125_000_000, bedroomsTotal: 3 },
      ...{ bathrooms: 1.75, storiesTotal: 1.5, livingAreaSqft: 1840, homeType: 'single_family' },
      ...{ standardStatus: 'Active', listedOn: '2025-12-31' },
    },
  });
});

test('the suggestion names address lines, fill values, rentals and missing fields', async () => {
  const rows = ['House for sale,1', 'Condo for sale,2', 'Castle,3', 'House for rent,4'].map(
    (start, at) => `${start}0000000,"${at} Elm St, Staten Island, NY 10312",2184.207862`,
  );
  const { mapping, notes } = await suggested(`TYPE,PRICE,ADDRESS,SQFT\n${rows.join('\n')}\n`);
  expect(mapping.fields.city?.[0]?.extract?.exec('0 Elm St, Staten Island, NY 10312')?.[1]).toBe('Staten Island');
  expect(mapping.fields.stateOrProvince?.[0]?.extract?.exec('0 Elm St, Staten Island, NY 10312')?.[1]).toBe('NY');
  expect(mapping.fields.livingArea?.[0]?.unknown).toEqual(['2184.207862']);
  expect(mapping.fields.listingKey?.[0]?.hash).toEqual(['ADDRESS']);
  expect(mapping.setAside).toMatchObject([{ is: ['House for rent'] }]);
  expect(notes.join('\n')).toMatch(
    /homeType: add what Castle, House for rent mean[\s\S]*No column has the status; Active/,
  );
});

test('the documentation names every field, type and status with its terms', () => {
  const single = (text: string) => text.replaceAll(/ +/g, ' ');
  const readme = single(readFileSync(new URL('../../../../../mappings/README.md', import.meta.url), 'utf8'));
  for (const field of Object.keys(targets)) expect(readme).toContain(`\`${field}\``);
  const words = (list: string[]) => list.map((word) => word.trim()).join(', ');
  for (const [type, list] of Object.entries(homeTypeWords))
    expect(readme).toContain(single(`| \`${type}\` | ${words(list.split('|'))} |`));
  for (const [status, list] of Object.entries(statusWords))
    expect(readme).toContain(single(`| \`${status}\` | ${words(list)} |`));
});

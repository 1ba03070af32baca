import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { features, fields, homeTypes } from './facts.ts';
import { boundFilters, featureReso, statusReso, typeReso } from './filters.ts';

/** Path of the gzipped CSV of the RESO Data Dictionary fields, on machines that have it. */
const dictionary = process.env.LINTEL_RESO_FIELDS;

const named: [filter: string, names: readonly string[]][] = [
  ...fields.map((field): [string, readonly string[]] => [field, boundFilters[field].reso]),
  ...features.map((feature): [string, readonly string[]] => [feature, featureReso[feature]]),
  ...homeTypes.map((type): [string, readonly string[]] => [type, typeReso[type]]),
  ['status', statusReso],
];

describe('HyperSearch filters', () => {
  it('include at least sixty filters, each based on fields of the RESO Data Dictionary', () => {
    expect(named.length).toBeGreaterThanOrEqual(60);
    for (const [filter, names] of named) {
      expect(names.length, filter).toBeGreaterThan(0);
      for (const name of names) expect(name, filter).toMatch(/^[A-Z][A-Za-z]+$/);
    }
  });

  if (!dictionary)
    console.warn('LINTEL_RESO_FIELDS names no file: names of fields were not compared with the dictionary');
  it.skipIf(!dictionary || !existsSync(dictionary))('use only fields that exist in the dictionary', () => {
    const rows = gunzipSync(readFileSync(dictionary!)).toString().split('\n');
    const known = new Set(
      rows.flatMap((row) => /^(?:Property|OpenHouse|PropertyRooms),([A-Za-z0-9]+),/.exec(row)?.[1] ?? []),
    );
    expect(known.size).toBeGreaterThan(500);
    for (const [filter, names] of named) for (const name of names) expect(known, `${filter}: ${name}`).toContain(name);
  });

  it('offer each step once, with a value that a fact can represent', () => {
    for (const field of fields) {
      const { steps } = boundFilters[field];
      expect(steps.length, field).toBeGreaterThan(0);
      expect(new Set(steps.map((step) => JSON.stringify(step))).size, field).toBe(steps.length);
      for (const { min, max } of steps) expect(min ?? 0, field).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
    }
  });
});

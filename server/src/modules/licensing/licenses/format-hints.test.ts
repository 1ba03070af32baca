import { describe, expect, it } from 'vitest';
import { jurisdictions, type LicenseType } from './contract.ts';
import { licenseHint } from './format-hints.ts';

const digits = (length: number, seed: number): string =>
  Array.from({ length }, (_, n) => String((seed * 7 + n * 3 + 1) % 10)).join('');

type Case = [jurisdiction: string, type: LicenseType, licenseNumber: string];

const prefixes = ['SL', 'BK', 'BL', 'BO', 'CQ', 'PR'];
const seeds = Array.from({ length: 20 }, (_, n) => n);

/** Numbers as registers print them and as people type them, with prefixes, dots, hyphens and spaces. */
const valid: Case[] = seeds.flatMap((seed): Case[] => [
  ['FL', 'real_estate', `${prefixes[seed % 6]}${digits(7, seed)}`],
  ['FL', 'real_estate_brokerage', `cq-${digits(6, seed)}`],
  ['CA', 'real_estate', `0${digits(7, seed)}`],
  ['CA', 'real_estate', `DRE # ${digits(7, seed)}`],
  ['TX', 'real_estate', digits(6 + (seed % 2), seed)],
  ['NY', 'real_estate', `104012${digits(5, seed)}`],
  [seed % 2 ? 'OH' : 'CA', 'mortgage', `NMLS ${digits(5 + (seed % 3), seed)}`],
  ['ON', 'mortgage', `M${digits(8, seed)}`],
  ['ON', 'mortgage_brokerage', digits(5, seed)],
  ['QC', 'real_estate', `H ${digits(4, seed)}`],
]);

const invalid: Case[] = seeds.flatMap((seed): Case[] => [
  ['FL', 'real_estate', `XY${digits(7, seed)}`],
  ['FL', 'real_estate_brokerage', digits(7, seed)],
  ['CA', 'real_estate', digits(5, seed)],
  ['CA', 'real_estate', `${digits(9, seed)}`],
  ['TX', 'real_estate', `AB${digits(4, seed)}`],
  ['NY', 'real_estate', digits(8, seed)],
  ['OH', 'mortgage', `MB${digits(5, seed)}`],
  ['ON', 'mortgage', digits(8, seed)],
  ['ON', 'mortgage_brokerage', digits(7, seed)],
  ['QC', 'real_estate', `${digits(4, seed)}H`],
]);

describe('the license number hint', () => {
  it('accepts all of 200 valid numbers', () => {
    expect(valid.length).toBe(200);
    expect(valid.filter((each) => licenseHint(...each).fits !== true)).toEqual([]);
  });

  it('flags 200 invalid numbers, with the expected format', () => {
    expect(invalid.length).toBe(200);
    expect(invalid.filter((each) => licenseHint(...each).fits !== false)).toEqual([]);
    expect(licenseHint('QC', 'real_estate', '1234').hint).toContain('a letter and 4 digits');
  });

  it('is absent for registers without a known format and for an empty number', () => {
    for (const jurisdiction of [...jurisdictions.US, ...jurisdictions.CA]) {
      expect(licenseHint(jurisdiction, 'real_estate').fits).toBeNull();
      expect(licenseHint(jurisdiction, 'mortgage_brokerage', '   ').fits).toBeNull();
    }
    expect(licenseHint('AB', 'real_estate', 'anything')).toMatchObject({ regulator: 'RECA', fits: null });
    expect(licenseHint('WY', 'real_estate', '12').fits).toBeNull();
  });
});

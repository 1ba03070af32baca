import { expect, it } from 'vitest';
import { countryOfLanguages, countryOfZone, unitsFor } from './country.ts';
import { formatRate } from './format-rate.ts';
import { area, distance, lot, perArea, region } from './measures.ts';
import { exactMoney, money, shortMoney } from './money.ts';

it('formats money with a plain sign in the viewer’s own country and with a country prefix elsewhere', () => {
  expect([money(570_000, 'USD', 'US'), money(570_000, 'CAD', 'CA')]).toEqual(['$570,000', '$570,000']);
  expect([money(570_000, 'CAD', 'US'), money(570_000, 'USD', 'CA')]).toEqual(['CA$570,000', 'US$570,000']);
  expect([money(-0.4, 'USD', 'US'), money(-1500, 'CAD', 'US')]).toEqual(['$0', '-CA$1,500']);
  expect([exactMoney(2939.2, 'USD', 'US'), shortMoney(1_250_000, 'CAD', 'US')]).toEqual(['$2,939.20', 'CA$1.25M']);
});

it('formats areas, lots and distances in either system', () => {
  expect([area(1840, 'imperial'), area(1840, 'metric')]).toEqual(['1,840 sq ft', '171 m²']);
  expect([lot(1, 'imperial'), lot(0.25, 'imperial'), lot(0.25, 'metric'), lot(0.15, 'metric')]).toEqual([
    ...['1 acre', '0.25 acres', '0.1 ha', '607 m²'],
  ]);
  expect([distance(1200, 'imperial'), distance(1200, 'metric'), distance(90, 'metric')]).toEqual([
    ...['0.7 mi', '1.2 km', '90 m'],
  ]);
  expect([region(3_110_000, 'imperial'), region(3_110_000, 'metric')]).toEqual(['1.2 sq mi', '3.11 km²']);
  expect(Math.round(perArea(310, 'metric'))).toBe(3337);
});

it('uses the units of the property’s country until the viewer chooses', () => {
  expect([unitsFor({ units: null }, 'US'), unitsFor({ units: null }, 'CA')]).toEqual(['imperial', 'metric']);
  expect(unitsFor({ units: 'imperial' }, 'CA')).toBe('imperial');
});

it('detects a viewer’s country by time zone or language', () => {
  expect(['America/Toronto', 'America/Chicago', 'Europe/Paris'].map(countryOfZone)).toEqual(['CA', 'US', undefined]);
  expect(['fr-CA,fr;q=0.9,en-US;q=0.8', 'en-US', 'de'].map(countryOfLanguages)).toEqual(['CA', 'US', undefined]);
});

it('formats a rate with its date, and says when it is old or a sample', () => {
  const rate = { percent: 6.36, on: '2026-11-19', isOld: false, isSample: false };
  expect(formatRate(rate)).toBe('6.36% on Nov 19, 2026');
  expect(formatRate({ ...rate, isOld: true })).toBe('6.36%, rate from Nov 19, 2026');
  expect(formatRate({ ...rate, isSample: true })).toBe('6.36% sample rate on Nov 19, 2026');
});

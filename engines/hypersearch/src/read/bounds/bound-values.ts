/** From numbers to bounds: conversion of units, ages and decades, price bands, and the limits of what can be. */
import type { Fact, Field } from '../../facts.ts';
import { bound } from '../claims.ts';
import { has, type Item } from '../words/items.ts';
import type { BoundReading } from './bound-reading.ts';
import type { Op } from './comparison-op.ts';
import type { Quantity } from './quantity.ts';

export const counted: ReadonlySet<string> = new Set(['beds', 'baths', 'garage', 'stories']);

export const money: ReadonlySet<string> = new Set(['price', 'payment', 'hoa']);

const leastByDefault: ReadonlySet<string> = new Set(['beds', 'baths', 'garage', 'sqft', 'lot', 'walk', 'school']);

const sqftOfSqm = 10.7639;

const sqftOfAcre = 43_560;

const acresOfHectare = 2.471;

export function areaOf(
  items: readonly Item[],
  at: number,
  unit: string,
  values: number[],
  lot: boolean,
): { field: Field; values: number[]; next: number } {
  if (unit === 'acre' || unit === 'hectare') {
    const acres = values.map((value) => (unit === 'acre' ? value : hundredth(value * acresOfHectare)));
    return { field: 'lot', values: acres, next: at };
  }
  const sqft = values.map((value) => (unit === 'sqm' ? value * sqftOfSqm : value));
  let i = at;
  while (
    i < at + 3 &&
    !(has(items[i], 'want') && i === at) &&
    (has(items[i], 'of') || has(items[i], 'art') || has(items[i], 'adj') || has(items[i], 'in'))
  )
    i++;
  const ofLand =
    has(items[i], 'lot') ||
    has(items[i], 'type', 'land') ||
    has(items[i], 'has', 'large_yard') ||
    has(items[i], 'field', 'lot');
  if (lot || ofLand) return { field: 'lot', values: sqft.map(acresOfSqft), next: ofLand ? i + 1 : at };
  return { field: 'sqft', values: sqft.map((value) => Math.round(value)), next: at };
}

/** To two decimals. */
export const acresOfSqft = (sqft: number): number => hundredth(sqft / sqftOfAcre);

const hundredth = (value: number) => Math.round(value * 100) / 100;

export const span = (field: Field, low: number, high: number): Fact[] => [
  bound(field, '>=', low),
  bound(field, '<=', high),
];

/** "mid 500s" → 530–570 thousand; "low", "high" and the plain "500s" likewise. */
export function priceBand(
  value: number,
  quantity: Quantity,
  parts: ReadonlySet<string>,
  next: number,
): BoundReading | undefined {
  // "The high 1.1s"
  const inMillions = quantity.decade && value < 20 && !Number.isInteger(value);
  const base = inMillions ? Math.round(value * 1e6) : quantity.scale >= 1000 || value >= 2000 ? value : value * 1000;
  if (base < 50_000 || (quantity.value < 10 && quantity.scale === 1 && !inMillions)) return undefined;
  const width = base % 100_000 === 0 ? 100_000 : base % 10_000 === 0 ? 10_000 : 0;
  if (width === 0) return undefined;
  const from = parts.has('low') || parts.size === 0 ? 0 : parts.has('mid') ? 0.3 : 0.7;
  const to = parts.has('high') || parts.size === 0 ? 1 : parts.has('mid') ? 0.7 : 0.3;
  const high = to === 1 ? base + width - 1 : base + width * to;
  return { facts: span('price', base + width * from, high), next, field: 'price', explicit: true };
}

const ranges: Partial<Record<Field, readonly [number, number, string]>> = {
  beds: [0, 50, 'bedrooms are a number from 0 to 50'],
  baths: [0, 50, 'bathrooms are a number from 0 to 50'],
  price: [1, 10_000_000_000, 'a price lies between 1 and 10,000,000,000'],
  sqft: [1, 10_000_000, 'an area lies between 1 and 10,000,000 square feet'],
  lot: [0, 1_000_000, 'a lot lies between 0 and 1,000,000 acres'],
  garage: [0, 50, 'garage spaces are a number from 0 to 50'],
  stories: [0, 200, 'stories are a number from 0 to 200'],
  school: [0, 10, 'school ratings go from 0 to 10'],
  walk: [0, 100, 'walk scores go from 0 to 100'],
  hoa: [0, 1_000_000, 'a fee lies between 0 and 1,000,000 a month'],
  payment: [1, 10_000_000, 'a payment lies between 1 and 10,000,000 a month'],
  dom: [0, 20_000, 'days on the market are a number from 0 to 20,000'],
};

export function impossibleValue(field: Field, values: readonly number[]): string | undefined {
  const range = ranges[field];
  return range && values.some((value) => !(value >= range[0] && value <= range[1])) ? range[2] : undefined;
}

export function boundFacts(field: Field, op: Op, values: number[]): Fact[] {
  if (values.length === 2) return span(field, values[0] as number, values[1] as number);
  const value = field === 'lot' ? hundredth(values[0] as number) : (values[0] as number);
  const whole = counted.has(field);
  if (op === 'about' && (money.has(field) || field === 'sqft' || field === 'lot')) {
    const round = field === 'lot' ? hundredth : Math.round;
    return span(field, round(value * 0.9), round(value * 1.1));
  }
  if (op === 'exact') return span(field, value, value);
  if (op === '<') return [bound(field, '<=', whole && Number.isInteger(value) ? value - 1 : value)];
  if (op === '<=') return [bound(field, '<=', value)];
  if (op === '>') return [bound(field, '>=', whole ? Math.floor(value) + 1 : value)];
  if (op === '>=') return [bound(field, '>=', value)];
  if (field === 'stories')
    return value === 1 ? [{ kind: 'feature', feature: 'single_story', not: false }] : span(field, value, value);
  return [bound(field, leastByDefault.has(field) ? '>=' : '<=', value)];
}

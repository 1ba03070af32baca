import { clean } from '../../csv/values.ts';
import { readDay, readInstant } from '../../values/dates.ts';
import { InvalidValue } from '../../values/invalid-value.ts';
import { readNumber } from '../../values/numbers.ts';

/** One record of a resource, with RESO Data Dictionary fields and local ones. */
export type ResoRecord = Readonly<Record<string, unknown>>;

/** Reads one JSON value: null when nothing is known, a `InvalidValue` when the value breaks its rule. */
export type Reader<T> = (value: unknown, zone: string) => T | null | InvalidValue;

const unknownValues = new Set(['', '-', '--', 'n/a', 'null', 'unknown', 'not available', 'undefined']);

/** Reads text with its line breaks. */
export const readText: Reader<string> = (value) => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return readText(value.filter((each) => typeof each === 'string').join(', '), '');
  if (typeof value !== 'string') return new InvalidValue('must be a text');
  const text = clean(value);
  return unknownValues.has(text.toLowerCase()) ? null : text;
};

/** Reads text on one line. */
export const readLine: Reader<string> = (value, zone) => {
  const text = readText(value, zone);
  return typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
};

export const readDecimal: Reader<number> = (value, zone) => {
  if (typeof value === 'number') return value;
  const text = readText(value, zone);
  return typeof text === 'string' ? readNumber(text) : text;
};

/** Reads a whole number; a few servers send `2.0` as text. */
export const readWhole: Reader<number> = (value, zone) => {
  const number = readDecimal(value, zone);
  return typeof number !== 'number' || Number.isInteger(number) ? number : new InvalidValue('must be a whole number');
};

/** Reads an amount into minor units of the home's currency. */
export const readCents: Reader<number> = (value, zone) => {
  const number = readDecimal(value, zone);
  return typeof number === 'number' ? Math.round(number * 100) : number;
};

export const readYesNo: Reader<boolean> = (value, zone) => {
  if (typeof value === 'boolean') return value;
  const text = readText(value, zone);
  if (typeof text !== 'string') return text;
  if (/^(true|t|yes|y|1)$/i.test(text)) return true;
  return /^(false|f|no|n|0)$/i.test(text) ? false : new InvalidValue('must be true or false');
};

export const readDate: Reader<string> = (value, zone) => {
  const text = readText(value, zone);
  return typeof text === 'string' ? readDay(text) : text;
};

/** Millisecond precision; a text without a zone is local time of the home. */
export const readMoment: Reader<Date> = (value, zone) => {
  const text = readText(value, zone);
  if (typeof text !== 'string') return text;
  const moment = readInstant(text, zone);
  if (moment instanceof InvalidValue) return new InvalidValue('must be a moment like 2026-01-31T16:05:00Z');
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '0';
  return new Date(moment.getTime() + Number(fraction.padEnd(3, '0').slice(0, 3)));
};

/** Reads the values of a list: an array, or comma-separated text, as flags enumerations are sent. */
export const readList: Reader<string[]> = (value) => {
  if (value === null || value === undefined) return null;
  const raw = Array.isArray(value) ? value : String(value).split(',');
  const words = raw.flatMap((each) => {
    const text = readLine(each, '');
    return typeof text === 'string' ? [text] : [];
  });
  return words.length > 0 ? [...new Set(words)] : null;
};

import { readDay, readInstant } from '../dates.ts';
import { readNumber } from '../numbers.ts';
import { Refusal } from '../refusal.ts';
import { clean } from '../values.ts';

/** One record of a resource, with the field names of RESO's Data Dictionary and those of its source. */
export type ResoRecord = Readonly<Record<string, unknown>>;

/** Readers of one JSON value: null where nothing is known, a `Refusal` where the value breaks its rule. */
export type Reader<T> = (value: unknown, zone: string) => T | null | Refusal;

const neverKnown = new Set(['', '-', '--', 'n/a', 'null', 'unknown', 'not available', 'undefined']);

/** Text with the breaks of its lines. */
export const readText: Reader<string> = (value) => {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return readText(value.filter((each) => typeof each === 'string').join(', '), '');
  if (typeof value !== 'string') return new Refusal('must be a text');
  const text = clean(value);
  return neverKnown.has(text.toLowerCase()) ? null : text;
};

/** Text on one line. */
export const readLine: Reader<string> = (value, zone) => {
  const text = readText(value, zone);
  return typeof text === 'string' ? text.replace(/\s+/g, ' ') : text;
};

export const readDecimal: Reader<number> = (value, zone) => {
  if (typeof value === 'number') return value;
  const text = readText(value, zone);
  return typeof text === 'string' ? readNumber(text) : text;
};

/** Whole counts; a few servers send `2.0` as text. */
export const readWhole: Reader<number> = (value, zone) => {
  const number = readDecimal(value, zone);
  return typeof number !== 'number' || Number.isInteger(number) ? number : new Refusal('must be a whole number');
};

/** Minor units of the home's currency. */
export const readCents: Reader<number> = (value, zone) => {
  const number = readDecimal(value, zone);
  return typeof number === 'number' ? Math.round(number * 100) : number;
};

export const readYesNo: Reader<boolean> = (value, zone) => {
  if (typeof value === 'boolean') return value;
  const text = readText(value, zone);
  if (typeof text !== 'string') return text;
  if (/^(true|t|yes|y|1)$/i.test(text)) return true;
  return /^(false|f|no|n|0)$/i.test(text) ? false : new Refusal('must be true or false');
};

export const readDate: Reader<string> = (value, zone) => {
  const text = readText(value, zone);
  return typeof text === 'string' ? readDay(text) : text;
};

/** To the millisecond; a text without a zone is read on the clock of the home. */
export const readMoment: Reader<Date> = (value, zone) => {
  const text = readText(value, zone);
  if (typeof text !== 'string') return text;
  const moment = readInstant(text, zone);
  if (moment instanceof Refusal) return new Refusal('must be a moment like 2026-01-31T16:05:00Z');
  const fraction = /\.(\d+)/.exec(text)?.[1] ?? '0';
  return new Date(moment.getTime() + Number(fraction.padEnd(3, '0').slice(0, 3)));
};

/** Several values of a list: an array, or one text with commas as flags enumerations are sent. */
export const readWords: Reader<string[]> = (value) => {
  if (value === null || value === undefined) return null;
  const raw = Array.isArray(value) ? value : String(value).split(',');
  const words = raw.flatMap((each) => {
    const text = readLine(each, '');
    return typeof text === 'string' ? [text] : [];
  });
  return words.length > 0 ? [...new Set(words)] : null;
};

import { provinceOfPostalLetter } from '../../../places/index.ts';
import { readDay, readInstant } from '../../values/dates.ts';
import { homeTypeOf } from '../../values/home-types.ts';
import { InvalidValue } from '../../values/invalid-value.ts';
import type { AreaUnit } from '../../values/numbers.ts';
import { stateCode } from '../../values/regions.ts';
import { statusOf } from '../../values/statuses.ts';
import type { TargetName } from '../mapping.ts';

type Values = readonly string[];
const distinct = (values: Values): string[] => [...new Set(values)];
const shareOf = (values: Values, test: (text: string) => boolean): number =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

/** Abbreviations of home types that are clear only in a column of types. */
const typeWords: Record<string, string> = {
  h: 'single_family',
  u: 'condo',
  t: 'townhouse',
  '1fam': 'single_family',
  '2fmcon': 'multi_family',
  duplx: 'multi_family',
  twnhs: 'townhouse',
  twnhse: 'townhouse',
  twnhsi: 'townhouse',
  sfr: 'single_family',
  sfh: 'single_family',
  th: 'townhouse',
  mf: 'multi_family',
};

interface Enumeration {
  known: number;
  values?: Record<string, string>;
  unknown: string[];
}

/** Returns how the terms of a home type or status column are understood; undefined for other fields. */
export function enumerationOf(target: TargetName, values: Values): Enumeration | undefined {
  if (target !== 'homeType' && target !== 'standardStatus') return undefined;
  const read = target === 'homeType' ? homeTypeOf : statusOf;
  const found: Enumeration = { known: 0, unknown: [] };
  for (const word of distinct(values)) {
    const meant = target === 'homeType' ? typeWords[word.toLowerCase()] : undefined;
    if (read(word)) found.known++;
    else if (meant) found.values = { ...found.values, [word]: meant };
    else found.unknown.push(word);
  }
  // A column with hundreds of terms is not an enumeration.
  return found.unknown.length > 60 ? { known: 0, unknown: [] } : found;
}

const formats = [
  'M/d/yyyy',
  'd/M/yyyy',
  'M/d/yy',
  'yyyy/M/d',
  'M-d-yyyy',
  'd-M-yyyy',
  'MMMM-d-yyyy',
  'MMMM d, yyyy',
  'd MMM yyyy',
  'MMMM-d-yyyy hh:mm a',
  'M/d/yyyy h:mm a',
  'M/d/yyyy H:mm',
  'yyyyMMdd',
];

/** Returns the format that reads all dates of a column; undefined when ISO 8601 does, or for other fields. */
export function datesIn(target: TargetName, values: Values): { format?: string; note?: string } | undefined {
  if (!/Date$|Timestamp$|At$/.test(target)) return undefined;
  const isInstant = /Timestamp$|At$/.test(target);
  const reads = (format: readonly string[]) => (text: string) =>
    !((isInstant ? readInstant(text, 'UTC', format) : readDay(text, format)) instanceof InvalidValue);
  if (shareOf(values, reads([])) > 0.95) return undefined;
  const fitting = formats.filter((format) => shareOf(values, reads([format])) > 0.95);
  const [format] = fitting;
  if (!format) return { note: `no date format reads values like “${values[0]}”; name one as “format”.` };
  const other = fitting[1];
  return other ? { format, note: `dates may be ${format} or ${other}: check which.` } : { format };
}

const money = new Set<TargetName>(['listPrice', 'originalListPrice', 'closePrice']);
const measured = new Set<TargetName>(['livingArea', 'lotSize', 'bathrooms']);

/** Returns the fill values for unknowns: the largest integer, or an odd fraction that repeats. */
export function fillValuesIn(target: TargetName, values: Values): string[] {
  if (!money.has(target) && !measured.has(target)) return [];
  const counts = Map.groupBy(values, (text) => text);
  return [...counts]
    .filter(([text, same]) => {
      if (/^(2147483647|999999999?9?)$/.test(text)) return true;
      return /\.\d{4,}$/.test(text) && same.length >= Math.max(3, values.length * 0.03);
    })
    .map(([text]) => text);
}

/** Returns the unit that a column's name states, else the likely one. */
export function unitOf(column: string, values: Values, target: TargetName): { unit: AreaUnit; sure: boolean } {
  const name = column.toLowerCase();
  if (/acre/.test(name)) return { unit: 'acres', sure: true };
  if (/hectare|\bha\b/.test(name)) return { unit: 'hectares', sure: true };
  if (/m2|m²|sqm|square ?met/.test(name)) return { unit: 'm2', sure: true };
  if (/sq ?_?ft|sqft|square ?_?feet|\bsf\b/.test(name)) return { unit: 'sqft', sure: true };
  const numbers = values
    .map(Number)
    .filter((value) => value > 0)
    .sort((one, other) => one - other);
  const middle = numbers[numbers.length >> 1] ?? 0;
  if (target === 'lotSize' && middle < 100) return { unit: 'acres', sure: false };
  return { unit: target === 'livingArea' && middle < 350 ? 'm2' : 'sqft', sure: false };
}

/** “Staten Island, NY 10312”, also after a street: the patterns that extract city, state and postal code. */
export function placeLines(values: Values): { city: string; stateOrProvince: string; postalCode?: string } | undefined {
  const place = /(?:^|,\s*)([^,\d][^,]*),\s*([A-Z]{2})\b\s*(\d{5})?(?:-\d{4})?(?:,\s*USA)?$/u;
  const fits = values.filter((text) => stateCode(place.exec(text)?.[2] ?? '') !== undefined);
  if (values.length === 0 || fits.length / values.length < 0.8) return undefined;
  const hasCode = shareOf(fits, (text) => /\d{5}/.test(place.exec(text)?.[3] ?? '')) > 0.5;
  const end = '(?:\\s*\\d{5}(?:-\\d{4})?)?(?:,\\s*USA)?$';
  return {
    city: `(?:^|,\\s*)([^,\\d][^,]*),\\s*[A-Z]{2}\\b${end}`,
    stateOrProvince: `,\\s*([A-Z]{2})\\b${end}`,
    ...(hasCode ? { postalCode: '\\b(\\d{5})(?:-\\d{4})?(?:,\\s*USA)?$' } : {}),
  };
}

/** Returns the province that all postal codes share; codes with X are ambiguous (two territories). */
export function provinceOf(codes: Values): string | undefined {
  const canadian = codes.filter((code) => /^[A-Z]\d[A-Z]\s?\d[A-Z]\d$/i.test(code));
  if (canadian.length < codes.length * 0.9 || canadian.length === 0) return undefined;
  const found = distinct(
    canadian.map((code) => (/^x/i.test(code) ? '' : (provinceOfPostalLetter[code[0]!.toUpperCase()] ?? ''))),
  );
  return found.length === 1 && found[0] !== '' ? found[0] : undefined;
}

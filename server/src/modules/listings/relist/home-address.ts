import { endsStreet, readStreet, type Street } from './street-words.ts';

export interface HomeAddress extends Street {
  number: string;
  /** Folded, without its mark: `4b`; null when there is none or it is not stated. */
  unit: string | null;
}

interface StatedAddress {
  unparsedAddress: string | null;
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  unitNumber: string | null;
  country: 'US' | 'CA';
}

const unitMark =
  /(?:^|[\s,])(?:#\s*|(?:apartment|apt|unit|suite|ste|bureau|appt|app)\b\.?\s*#?\s*|(?:penthouse|ph)(?=\d|\b)\s*)(?=[a-z]{0,2}\d|[a-z]\b|$)/i;

/** Parses the address of a listing for comparison; null without a house number or street. Never throws. */
export function readHomeAddress(stated: StatedAddress): HomeAddress | null {
  const line =
    stated.streetNumber && stated.streetName
      ? `${stated.streetNumber} ${stated.streetName} ${stated.streetSuffix ?? ''}`
      : (stated.unparsedAddress ?? '');
  const { street, unit: marked } = takeUnit(withoutCity(line), stated.country);
  const words = foldWords(street);
  const [first = '', ...rest] = words;
  const number = /^(\d+)([a-z]?)$/.exec(first);
  if (!number) return null;
  const half = rest[0] === '1' && rest[1] === '2' ? rest.splice(0, 2).length > 0 : false;
  const unmarked = takeUnmarkedUnit(rest);
  const read = readStreet(rest);
  if (!read) return null;
  const unit = unitOf(stated.unitNumber) ?? unitOf(marked) ?? unmarked ?? (number[2] || null);
  return { ...read, number: `${Number(number[1])}${half ? '½' : ''}`, unit };
}

/**
 * `100 Main St, Unit 4, Austin, TX`: the part after the first comma counts only if it is a unit. In French
 * the comma may follow the number: `100, rue Principale`.
 */
function withoutCity(line: string): string {
  const [street = '', next = ''] = line.replace(/^(\s*[\w-]*\d[a-z]?)\s*,/i, '$1').split(',');
  return /^\s*(#|apt|apartment|unit|suite|ste|ph|penthouse|app)/i.test(next) ? `${street} ${next}` : street;
}

/**
 * Canadian addresses may start with the unit: `4-100 Main St`. In US addresses a hyphen joins a number:
 * `68-12`.
 */
function takeUnit(line: string, country: 'US' | 'CA'): { street: string; unit: string | null } {
  const first = /^\s*(?:#|apt\.?|unit|suite)?\s*([\w]+)\s*[-–]\s*(\d+[a-z]?\s.*)$/i.exec(line);
  if (first && country === 'CA') return { street: first[2]!, unit: first[1]! };
  const joined = country === 'US' ? line.replace(/^\s*(\d+)-(\d+)\b/, '$1$2') : line;
  const lead = /^\s*(?:#|apt\.?|apartment|unit|suite)\s*([\w-]+)\s+(\d+[a-z]?\s.*)$/i.exec(joined);
  if (lead) return { street: lead[2]!, unit: lead[1]! };
  const mark = unitMark.exec(joined);
  if (!mark || mark.index === 0) return { street: joined, unit: null };
  const prefix = /penthouse|ph/i.test(mark[0]) ? 'ph' : '';
  return { street: joined.slice(0, mark.index), unit: prefix + joined.slice(mark.index + mark[0].length) };
}

function takeUnmarkedUnit(words: string[]): string | null {
  const last = words.at(-1) ?? '';
  if (words.length < 3 || !endsStreet(words.at(-2)!)) return null;
  return /^(\d+[a-z]?|[a-df-mo-rt-vx-z]\d*)$/.test(last) ? unitOf(words.pop()!) : null;
}

/** `Apt. 04-B` is `4b`. */
function unitOf(text: string | null): string | null {
  const bare = (text ?? '')
    .toLowerCase()
    .replace(/\b(apartment|apt|unit|suite|ste|no|app|appt|bureau)\b\.?/g, '')
    .replace(/penthouse/g, 'ph')
    .replace(/[^a-z0-9]/g, '')
    .replace(/^0+(?=.)/, '');
  return bare === '' || bare === 'na' || bare === 'none' || bare === '0' ? null : bare;
}

/** Returns lower-case words without accents and apostrophes, split at all other characters. */
function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
}

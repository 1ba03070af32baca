import { ordinalOf } from '../words/typed-tokens.ts';
import { isStreetKind } from './street-forms.ts';
import { streetWords } from './street-words.ts';

/** The parts of a street address. */
interface ParsedAddress {
  /** Digits with attached letters: "123", "123a", "35-20"; empty when there is none. */
  number: string;
  /** Letters and digits only. */
  unit: string;
  /** The rest, as written. */
  street: string;
}

const designators =
  'apartment|apt|unit|suite|ste|appartement|app|bureau|penthouse|ph|lot|bldg|building|floor|fl|room|rm|no|space|spc|villa';
const unitAtEnd = new RegExp(`(?:#|\\b(?:${designators})\\b\\.?)[\\s#]*([a-z0-9-]{1,12})$`, 'i');
const unitThenNumber = /^#?\s*([a-z]?\d{1,5}[a-z]?|[a-z]|ph\d*)\s*-\s*(\d{1,6}[a-z]?)\s+(?=\S)/i;
/** A separate letter belongs to the number unless it is a compass direction or the whole street name: "123 A St". */
const numberAtStart = /^(\d{1,6})(?:\s*-\s*(\d{1,5}))?([a-z](?=\s)|\s[a-dg-mo-rt-vx-z](?=\s+\S+\s+\S))?\s+(?=\S)/i;
/** A number after one of these words is part of the name: "County Road 12". */
const routes = new Set('hwy rte rd cr fm sh us i lp line conc rang sdrd rr box'.split(' '));

/** Splits a listing's street address into parts. In Canada "4-123 Main St" is unit 4 of number 123. */
export function parseAddress(address: string, country: 'US' | 'CA'): ParsedAddress {
  let rest = withoutCity(address.slice(address.lastIndexOf('|') + 1).trim());
  let [unit, number] = ['', ''];
  const ended = unitAtEnd.exec(rest);
  if (ended && (/\d|^[a-z]{1,2}$/i.test(ended[1] as string) || /^(?:apt|unit)\b/i.test(ended[0]))) {
    unit = ended[1] as string;
    rest = rest.slice(0, ended.index).replace(/[\s,]+$/, '');
  }
  const led = country === 'CA' || /^#|^[a-z]/i.test(rest) ? unitThenNumber.exec(rest) : null;
  if (led && unit === '') {
    [, unit, number] = led as unknown as [string, string, string];
    rest = rest.slice(led[0].length);
  } else {
    const start = numberAtStart.exec(rest);
    if (start) {
      number = `${start[1]}${start[2] ? `-${start[2]}` : ''}${start[3] ?? ''}`;
      rest = rest.slice(start[0].length);
    }
  }
  const bare = unit === '' ? bareUnit(rest) : '';
  if (bare !== '') rest = rest.slice(0, rest.lastIndexOf(' '));
  return {
    number: number.replace(/\s/g, '').toLowerCase(),
    unit: (unit || bare).replace(/[^a-z0-9]/gi, '').toLowerCase(),
    street: rest,
  };
}

/** Removes the city that some sources repeat after a comma. Keeps a unit after a comma. */
function withoutCity(address: string): string {
  const comma = address.indexOf(',');
  if (comma < 0 || !/^\S*\d/.test(address)) return address;
  const behind =
    address
      .slice(comma + 1)
      .split(',', 1)[0]
      ?.trim() ?? '';
  return /^(?:#|\d)|\b(?:apt|unit|suite|ste|app)\b/i.test(behind)
    ? (address.replace(/,\s*/, ' ').split(',', 1)[0] as string)
    : address.slice(0, comma);
}

/** Returns the unit in "123 Main St 4B": a last word with a digit after the street type. */
function bareUnit(street: string): string {
  const last = /\s(\d{1,5}[a-z]?|[a-z]\d{1,4})$/i.exec(street)?.[1]?.toLowerCase();
  if (last === undefined || ordinalOf(last) !== undefined) return '';
  const words = streetWords(street);
  const before = words.at(-2) ?? '';
  return words.length >= 3 && isStreetKind(before) && !routes.has(before) ? last : '';
}

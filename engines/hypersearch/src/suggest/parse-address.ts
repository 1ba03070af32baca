import { isCompass, isFrontKind, isParticle, isStreetKind, usualForm } from './street-forms.ts';
import { addressWords, ordinalOf } from './typed-tokens.ts';

/** `half` is the half of "123 1/2". */
export type StreetRole = 'name' | 'kind' | 'compass' | 'particle' | 'half';

/** A street address taken apart. Words are in their usual form. */
export interface ParsedAddress {
  /** Digits and what hangs on them: "123", "123a", "35-20"; empty when there is none. */
  number: string;
  unit: string;
  street: readonly { word: string; role: StreetRole }[];
}

const designators =
  'apartment|apt|unit|suite|ste|appartement|app|bureau|penthouse|ph|lot|bldg|building|floor|fl|room|rm|no|space|spc|villa';
const unitAtEnd = new RegExp(`(?:#|\\b(?:${designators})\\b\\.?)[\\s#]*([a-z0-9-]{1,8})$`, 'i');
const unitThenNumber = /^#?\s*([a-z]?\d{1,5}[a-z]?|[a-z]|ph\d*)\s*-\s*(\d{1,6}[a-z]?)\s+(?=\S)/i;
/** A letter that stands apart belongs to the number unless it is the compass or all the name there is: "123 A St". */
const numberAtStart = /^(\d{1,6})(?:\s*-\s*(\d{1,5}))?([a-z](?=\s)|\s[a-dg-mo-rt-vx-z](?=\s+\S+\s+\S))?\s+(?=\S)/i;
/** A number after one of these is part of the name: "County Road 12". */
const routes = new Set('hwy rte rd cr fm sh us i lp line conc rang sdrd rr box'.split(' '));

/** Takes apart what a listing gives as its street address. In Canada "4-123 Main St" is unit 4 of number 123. */
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
  const words = addressWords(rest).map((word) => usualForm(ordinalOf(word) ?? word));
  if (unit === '') unit = bareUnit(words);
  return {
    number: number.replace(/\s/g, '').toLowerCase(),
    unit: unit.replace(/[^a-z0-9]/gi, '').toLowerCase(),
    street: rolesOf(words),
  };
}

/** Some sources repeat the city behind a comma; a unit behind one stays. */
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

/** "123 Main St 4B": a last word with a digit behind the kind of street. */
function bareUnit(words: string[]): string {
  const last = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  if (words.length < 3 || !/^\d{1,5}[a-z]?$|^[a-z]\d{1,4}$/.test(last) || ordinalOf(last) !== undefined) return '';
  if (!isStreetKind(before) || routes.has(before)) return '';
  words.pop();
  return last;
}

function rolesOf(words: readonly string[]): ParsedAddress['street'] {
  const roles: StreetRole[] = words.map((word) => (isParticle(word) ? 'particle' : 'name'));
  let [first, last] = [words[0] === 'half' ? 1 : 0, words.length - 1];
  if (words.at(-1) === 'half') roles[last--] = 'half';
  if (first > 0) roles[0] = 'half';
  if (last > first && isCompass(words[last] as string)) roles[last--] = 'compass';
  if (last - first > 1 && isCompass(words[first] as string)) roles[first++] = 'compass';
  if (last > first && isStreetKind(words[last] as string)) roles[last--] = 'kind';
  else if (last > first && isFrontKind(words[first] as string)) roles[first++] = 'kind';
  if (last > first && isCompass(words[first] as string)) roles[first] = 'compass';
  if (!roles.includes('name')) {
    const named = roles.findIndex((role) => role !== 'kind');
    if (roles.length > 0) roles[Math.max(0, named)] = 'name';
  }
  return words.map((word, at) => ({ word, role: roles[at] as StreetRole }));
}

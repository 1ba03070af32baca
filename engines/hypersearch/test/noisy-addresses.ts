import { Dice } from '../bench/dice.ts';
import type { KnownHome } from '../src/suggest/suggester.ts';

/** Typical typos, omissions and alternative spellings. Each takes the parts of an address and changes some. */
export interface Parts {
  number: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  postal: string;
}

type Noise = (parts: Parts, dice: Dice) => Parts | string | undefined;

const letters = 'abcdefghijklmnopqrstuvwxyz';
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const kinds =
  'St Ave Dr Ln Ct Way Rd Cir Trl Pl Cove Ter Blvd Rue Avenue Boulevard Place Chemin Street Drive Road Lane'.split(' ');
// biome-ignore format: a table
const long: Record<string, string> = { St: 'Street', Ave: 'Avenue', Dr: 'Drive', Ln: 'Lane', Ct: 'Court', Rd: 'Road', Cir: 'Circle', Trl: 'Trail', Pl: 'Place', Ter: 'Terrace', Blvd: 'Boulevard', Pkwy: 'Parkway', Cove: 'Cv', Boulevard: 'Boul', Avenue: 'Ave', Chemin: 'Ch', N: 'North', S: 'South', E: 'East', W: 'West', Hwy: 'Highway', Way: 'Wy' };
// biome-ignore format: a table
const states: Record<string, string> = { TX: 'Texas', CA: 'California', NY: 'New York', WA: 'Washington', FL: 'Florida', QC: 'Quebec', ON: 'Ontario', BC: 'British Columbia', NC: 'North Carolina', CO: 'Colorado', AZ: 'Arizona', IL: 'Illinois', MA: 'Mass', PA: 'Pennsylvania', GA: 'Georgia', TN: 'Tennessee' };
const ordinals: Record<string, string> = {
  '2nd': 'Second',
  '3rd': 'Third',
  '4th': 'Fourth',
  '5th': 'Fifth',
  '6th': 'Sixth',
  '7th': 'Seventh',
  '8th': 'Eighth',
  '9th': 'Ninth',
  '10th': 'Tenth',
  '12th': 'Twelfth',
  '21st': 'Twenty-First',
  '42nd': 'Forty Second',
};
const byEar: readonly (readonly [RegExp, string])[] = [
  [/ph/i, 'f'],
  [/ck/i, 'k'],
  [/ie/i, 'ei'],
  [/ei/i, 'ie'],
  [/([lmnprst])\1/i, '$1'],
  [/y\b/i, 'ie'],
  [/ea/i, 'ee'],
  [/ou/i, 'u'],
  [/ge/i, 'je'],
  [/c(?=[aou])/i, 'k'],
  [/s(?=e)/i, 'c'],
  [/ai/i, 'ay'],
  [/x/i, 'ks'],
  [/e\b/i, ''],
];

/** Changes one word of at least four letters. Returns undefined when there is none. */
function inWord(text: string, dice: Dice, change: (word: string, at: number) => string): string | undefined {
  const words = [...text.matchAll(/\p{L}{4,}/gu)].filter(([word]) => !kinds.includes(word));
  if (words.length === 0) return undefined;
  const word = dice.pick(words);
  const changed = change(word[0], dice.below(word[0].length));
  return changed === word[0]
    ? undefined
    : text.slice(0, word.index) + changed + text.slice(word.index + word[0].length);
}

const missing = (word: string, at: number) => word.slice(0, at) + word.slice(at + 1);
const swapped = (word: string, at: number) => {
  const i = Math.min(at, word.length - 2);
  return word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
};
const doubled = (word: string, at: number) => word.slice(0, at + 1) + word.charAt(at) + word.slice(at + 1);
const neighbour = (dice: Dice) => (word: string, at: number) => {
  const row = keyboard.find((keys) => keys.includes(word.charAt(at).toLowerCase())) ?? letters;
  const i = row.indexOf(word.charAt(at).toLowerCase());
  const key = row.charAt(i === 0 || (i < row.length - 1 && dice.chance(0.5)) ? i + 1 : i - 1);
  return word.slice(0, at) + key + word.slice(at + 1);
};
const added = (dice: Dice) => (word: string, at: number) =>
  word.slice(0, at) + dice.pick([...letters]) + word.slice(at);

const street =
  (change: (dice: Dice) => (word: string, at: number) => string): Noise =>
  (parts, dice) => {
    const changed = inWord(parts.street, dice, change(dice));
    return changed === undefined ? undefined : { ...parts, street: changed };
  };
const city =
  (change: (dice: Dice) => (word: string, at: number) => string): Noise =>
  (parts, dice) => {
    const changed = inWord(parts.city, dice, change(dice));
    return changed === undefined ? undefined : { ...parts, city: changed };
  };
const kindOf = (text: string) => text.split(' ').find((word) => kinds.includes(word));
const replaced = (parts: Parts, from: string | undefined, to: string): Parts | undefined =>
  from === undefined || from === to
    ? undefined
    : { ...parts, street: parts.street.replace(from, to).replace(/\s+/g, ' ').trim() };
const plain = (text: string) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
/** Applies to the whole line, for changes that cross the parts. */
const line =
  (change: (text: string, dice: Dice) => string | undefined): Noise =>
  (parts, dice) =>
    change(lineOf(parts), dice);

export const noises: Readonly<Record<string, Noise>> = {
  'letter missing': street(() => missing),
  'letter added': street(added),
  'letters swapped': street(() => swapped),
  'letter wrong': street(neighbour),
  'letter doubled': street(() => doubled),
  'spelled by ear': (parts, dice) => {
    const rules = byEar.filter(([from]) => from.test(parts.street));
    return rules.length === 0
      ? undefined
      : { ...parts, street: parts.street.replace(...(dice.pick(rules) as [RegExp, string])) };
  },
  'kind left out': (parts) => replaced(parts, kindOf(parts.street), ''),
  'kind wrong': (parts, dice) => replaced(parts, kindOf(parts.street), dice.pick(kinds)),
  'kind written otherwise': (parts) => {
    const kind = kindOf(parts.street);
    return kind && long[kind] ? replaced(parts, kind, long[kind]) : undefined;
  },
  'compass added': (parts, dice) => ({
    ...parts,
    street: `${dice.pick(['N', 'S', 'East', 'West', 'NW'])} ${parts.street}`,
  }),
  'compass left out': (parts) => {
    const without = parts.street.replace(/\b(?:[NSEW]|[NS][EW])\b\s?/, '').trim();
    return without === parts.street || without.split(' ').length < 2 ? undefined : { ...parts, street: without };
  },
  'city left out': (parts) => ({ ...parts, city: '' }),
  'postal code left out': (parts) => ({ ...parts, postal: '' }),
  'place left out': (parts) => ({ ...parts, city: '', state: '', postal: '' }),
  'only city': (parts) => ({ ...parts, state: '', postal: '' }),
  'only postal code': (parts) => ({ ...parts, city: '', state: '' }),
  'postal code wrong': (parts, dice) => {
    const at = 1 + dice.below(parts.postal.length - 1);
    const sign = parts.postal.charAt(at);
    if (!/\d/.test(sign)) return undefined;
    return {
      ...parts,
      postal: parts.postal.slice(0, at) + ((Number(sign) + 1 + dice.below(8)) % 10) + parts.postal.slice(at + 1),
    };
  },
  'postal code of elsewhere': (parts, dice) =>
    /^\d/.test(parts.postal) ? { ...parts, postal: String(10_000 + dice.below(89_000)) } : undefined,
  'city misspelled': city(() => missing),
  'city letters swapped': city(() => swapped),
  'state in full': (parts) => (states[parts.state] ? { ...parts, state: states[parts.state] as string } : undefined),
  'unit written otherwise': (parts, dice) => {
    if (parts.unit === '') return undefined;
    const form = dice.pick(['Apt 4', '#4', 'Unit 4', 'apt. #4', 'Suite 4', 'No. 4', 'apt4']);
    return { ...parts, unit: form.replace('4', parts.unit.slice(1)) };
  },
  'unit first': (parts) =>
    parts.unit === '' ? undefined : { ...parts, number: `${parts.unit.slice(1)}-${parts.number}`, unit: '' },
  'number in words': (parts) => {
    const found = Object.keys(ordinals).find((ordinal) => parts.street.startsWith(`${ordinal} `));
    return found ? { ...parts, street: parts.street.replace(found, ordinals[found] as string) } : undefined;
  },
  'ordinal wrong': (parts) =>
    /\d(st|nd|rd|th)\b/.test(parts.street)
      ? { ...parts, street: parts.street.replace(/(\d)(?:st|nd|rd|th)\b/, '$1') }
      : undefined,
  'accents left out': (parts) => {
    const without = { ...parts, street: plain(parts.street), city: plain(parts.city) };
    return lineOf(without) === lineOf(parts) ? undefined : without;
  },
  'saint in short': (parts) =>
    /Sainte?\b/.test(parts.street) ? { ...parts, street: parts.street.replace(/Saint(e?)-?/, 'St$1 ') } : undefined,
  'space missing': line((text, dice) => {
    const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
    const at = dice.pick(spaces);
    return text.slice(0, at) + text.slice(at + 1);
  }),
  'space too many': (parts, dice) => {
    const changed = inWord(parts.street, dice, (word) => `${word.slice(0, 3)} ${word.slice(3)}`);
    return changed === undefined ? undefined : { ...parts, street: changed };
  },
  'all in capitals, no marks': line((text) => plain(text).replace(/[,#]/g, ' ').toUpperCase()),
  'place first': (parts) => `${parts.city} ${parts.state} ${parts.number} ${parts.street} ${parts.unit}`.trim(),
  'number behind': (parts) => `${parts.street} ${parts.number} ${parts.unit}, ${parts.city}`.replace(' ,', ','),
  'still typing the city': (parts, dice) =>
    `${parts.number} ${parts.street} ${parts.unit} ${parts.city.slice(0, 2 + dice.below(4))}`.replace(/\s+/g, ' '),
  'o for 0': (parts) => (parts.number.includes('0') ? { ...parts, number: parts.number.replace('0', 'o') } : undefined),
};

export const lineOf = ({ number, street: name, unit, city: town, state, postal }: Parts): string =>
  [[number, name, unit].filter(Boolean).join(' '), town, [state, postal].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');

/** Parses "1234 Oak St #5" into parts. Returns undefined for addresses of another form. */
export function partsOf({ address = '', city: town, state, postalCode = '' }: KnownHome): Parts | undefined {
  const found = /^(\d+) (.+?)(?: (#\S+))?$/.exec(address);
  return found
    ? {
        number: found[1] as string,
        street: found[2] as string,
        unit: found[3] ?? '',
        city: town,
        state,
        postal: postalCode,
      }
    : undefined;
}

export interface Noisy {
  home: KnownHome;
  typed: string;
  kinds: readonly string[];
}

/**
 * Generates `count` addresses of the homes with one or two typos each, deterministic for a seed. Cycles through the
 * kinds of noise and skips a kind that fits none of 200 homes.
 */
export function noisyAddresses(homes: readonly KnownHome[], count: number, seed: number): Noisy[] {
  const dice = new Dice(seed);
  const names = Object.keys(noises);
  const made: Noisy[] = [];
  for (let turn = 0; made.length < count; turn++) {
    const first = names[turn % names.length] as string;
    const second = dice.chance(0.5) ? dice.pick(names) : undefined;
    const noisy = firstOf(200, () => noisyHome(dice.pick(homes), first, second, dice));
    if (noisy) made.push(noisy);
  }
  return made;
}

function noisyHome(home: KnownHome, first: string, second: string | undefined, dice: Dice): Noisy | undefined {
  const parts = partsOf(home);
  const once = parts && noises[first]?.(parts, dice);
  if (once === undefined) return undefined;
  const twice = second === undefined || typeof once === 'string' ? undefined : noises[second]?.(once, dice);
  const now = twice ?? once;
  const kinds = twice === undefined ? [first] : [first, second as string];
  return { home, typed: typeof now === 'string' ? now : lineOf(now), kinds };
}

function firstOf<T>(tries: number, make: () => T | undefined): T | undefined {
  for (let at = 0; at < tries; at++) {
    const made = make();
    if (made !== undefined) return made;
  }
  return undefined;
}

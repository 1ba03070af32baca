import type { Random } from '../../../../test/search-oracle/random-homes.ts';
import type { NewListing } from '../store/new-listing.ts';

/** Alternative spellings of address words. */
const spellings: Record<string, string[]> = {
  St: ['St', 'Street', 'ST', 'St.', 'Str'],
  Rd: ['Rd', 'Road', 'RD', 'Rd.'],
  Dr: ['Dr', 'Drive', 'DR', 'Dr.'],
  Ave: ['Ave', 'Avenue', 'AVE', 'Av'],
  Blvd: ['Blvd', 'Boulevard', 'BLVD', 'Blvd.'],
  Ct: ['Ct', 'Court', 'CT'],
  Cir: ['Cir', 'Circle', 'CIR'],
  Ln: ['Ln', 'Lane', 'LN'],
  Ter: ['Ter', 'Terrace', 'Terr'],
  Way: ['Way', 'WAY', 'Wy'],
  N: ['N', 'North', 'N.'],
  S: ['S', 'South', 'S.'],
  E: ['E', 'East', 'E.'],
  W: ['W', 'West', 'W.'],
  First: ['First', '1st', '1ST'],
  Twelfth: ['Twelfth', '12th', '12TH'],
  Saint: ['Saint', 'St', 'St.'],
  Mount: ['Mount', 'Mt', 'Mt.'],
};
const units = (unit: string): string[] => [
  `#${unit}`,
  `Unit ${unit}`,
  `Apt ${unit}`,
  `# ${unit.toLowerCase()}`,
  `, Unit ${unit}`,
];

/** The same home as another office writes it: other spellings, omissions, a typo, an offset pin. */
export function rewrittenWithNoise(roll: Random, home: Partial<NewListing>): Partial<NewListing> {
  const words = `${home.streetName} ${home.streetSuffix}`
    .split(' ')
    .map((word) => (spellings[word] ? roll.pick(spellings[word]) : word));
  const suffix = words.pop()!;
  const placed = roll.chance(0.9);
  // A listing without coordinates needs a correctly spelled name.
  const typo = placed && roll.chance(0.06);
  const name = typo ? misspell(roll, words) : words.join(' ');
  const shouted = roll.chance(0.15);
  const write = (text: string): string => (shouted ? text.toUpperCase() : text);
  const unit = home.unitNumber ? ` ${roll.pick(units(home.unitNumber))}` : '';
  const whole = roll.chance(0.4);
  const address = whole
    ? {
        streetNumber: null,
        streetName: null,
        streetSuffix: null,
        unitNumber: null,
        unparsedAddress: write(`${home.streetNumber} ${name} ${suffix}${unit}`),
      }
    : {
        streetNumber: home.streetNumber!,
        streetName: write(name),
        streetSuffix: write(suffix),
        unitNumber: home.unitNumber ?? null,
        unparsedAddress: null,
      };
  return {
    ...home,
    ...address,
    postalCode: roll.chance(0.95) ? (home.postalCode ?? null) : null,
    latitude: placed ? home.latitude! + metres(roll) : null,
    longitude: placed ? home.longitude! + metres(roll) : null,
  };
}

/** Returns an offset of up to 22 m in either direction. */
const metres = (roll: Random): number => (roll.next() - 0.5) * 0.0004;

/** Swaps two letters of the longest word, or drops or doubles one. */
function misspell(roll: Random, words: string[]): string {
  const longest = words.reduce((one, other) => (other.length > one.length ? other : one));
  if (longest.length < 5 || /\d/.test(longest)) return words.join(' ');
  const at = roll.between(1, longest.length - 3);
  const wrong = roll.pick([
    longest.slice(0, at) + longest[at + 1] + longest[at] + longest.slice(at + 2),
    longest.slice(0, at) + longest.slice(at + 1),
    longest.slice(0, at) + longest[at] + longest.slice(at),
  ]);
  return words.map((word) => (word === longest ? wrong : word)).join(' ');
}

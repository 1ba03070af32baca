import { Dice } from '../bench/dice.ts';
import type { KnownHome } from '../src/suggest/suggester.ts';

// biome-ignore format: a table
const towns = [
  { city: 'Austin', state: 'TX', country: 'US', codes: ['78704', '78745', '78702'] }, { city: 'Portland', state: 'OR', country: 'US', codes: ['97209', '97217'] },
  { city: 'Portland', state: 'ME', country: 'US', codes: ['04101', '04103'] }, { city: 'San Francisco', state: 'CA', country: 'US', codes: ['94110', '94122'] },
  { city: 'St. Louis', state: 'MO', country: 'US', codes: ['63101', '63118'] }, { city: 'New York', state: 'NY', country: 'US', codes: ['10025', '10011'] },
  { city: 'Montréal', state: 'QC', country: 'CA', codes: ['H2X 1Y6', 'H4G 2B3'] }, { city: 'Québec', state: 'QC', country: 'CA', codes: ['G1E 3G0'] },
  { city: 'Toronto', state: 'ON', country: 'CA', codes: ['M5V 2T6', 'M4K 1N2'] }, { city: 'Vancouver', state: 'BC', country: 'CA', codes: ['V6G 0C7'] },
] as const;

// biome-ignore format: a table
const names = 'Maple|Oak|Cedar|Walnut|Chestnut|Franklin|Jefferson|Highland|Hillcrest|Lakeview|Brookside|Windsor|Kensington|Sheffield|Waverly|Meadowbrook|Saint Johns|Martin Luther King|Old Manchaca|Guadalupe|San Jacinto|Vista del Mar|Fox Hollow|Blue Bonnet|Live Oak|Lamar|Congress|Riverside|Springdale|Bunker Hill|Mount Vernon|Fort View|Grant|Lincoln|Peachtree|Philbert|Cypress|Whispering Pines|Rainey|Bluff Springs'.split('|');
const numbered = Array.from(
  { length: 60 },
  (_, at) =>
    `${at + 2}${at + 2 === 11 || at + 2 === 12 || at + 2 === 13 ? 'th' : (['th', 'st', 'nd', 'rd'][(at + 2) % 10] ?? 'th')}`,
);
const kinds = 'St|Ave|Dr|Ln|Ct|Way|Rd|Cir|Trl|Pl|Ter|Blvd'.split('|');
const french =
  'de l’Église|Saint-Denis|Sainte-Catherine|Saint-Laurent|des Érables|du Parc|Papineau|Bélanger|Frontenac|Cartier|de la Montagne|Notre-Dame'.split(
    '|',
  );
const frenchKinds = 'Rue|Avenue|Boulevard|Chemin|Place'.split('|');

function streetOf(dice: Dice, state: string): string {
  if (state === 'QC') return `${dice.pick(frenchKinds)} ${dice.pick(french)}`;
  const name = dice.chance(0.2) ? dice.pick(numbered) : dice.pick(names);
  const compass = dice.chance(0.2) ? `${dice.pick(['N', 'S', 'E', 'W', 'NW'])} ` : '';
  return `${compass}${name} ${dice.pick(kinds)}`;
}

/** Generates homes with addresses of every form. No two share a number on streets of one name. Deterministic for a seed. */
export function homesFromTowns(count: number, seed: number): KnownHome[] {
  const dice = new Dice(seed);
  const taken = new Set<string>();
  const homes: KnownHome[] = [];
  while (homes.length < count) {
    const { city, state, country, codes } = dice.pick(towns);
    const street = streetOf(dice, state);
    // Few numbers for many homes, so that a search must match the street as well as the number.
    const number = 1 + dice.below(Math.max(400, count / 20));
    const name = `${number} ${street.replace(/^(?:[NSEW]{1,2}|Rue|Avenue|Boulevard|Chemin|Place) | \w+$/g, '')}`;
    if (taken.has(name)) continue;
    taken.add(name);
    const address = `${number} ${street}${dice.chance(0.25) ? ` #${dice.chance(0.5) ? 1 + dice.below(900) : `${1 + dice.below(20)}${dice.pick(['A', 'B', 'C'])}`}` : ''}`;
    homes.push({ id: homes.length + 1, address, city, state, country, postalCode: dice.pick(codes), status: 'active' });
  }
  return homes;
}

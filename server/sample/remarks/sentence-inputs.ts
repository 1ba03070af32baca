import type { Feature } from '@lintel/hypersearch';
import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { nearestLandmark } from './nearest.ts';

/**
 * Inputs of the sentences. Invariant: they contain neither the street nor the number, which may be hidden.
 */
export interface SentenceInputs {
  home: Home;
  random: Random;
  has(feature: Feature): boolean;
  /** "house", "condo", "duplex" … */
  noun: string;
  place: string;
  city: string;
  /** "2,140 square feet" */
  area: string;
  /** "three bedrooms", "a studio" */
  beds: string;
  /** "two and a half baths" */
  baths: string;
  /** "0.18 acres" */
  lot: string;
  /** "about 2 miles from Zilker Park" */
  distance: string;
  /** Spelled as in the country. */
  neighbourhood: string;
  storey: string;
}

export interface Sentence {
  when(sentenceInputs: SentenceInputs): boolean;
  say: readonly ((sentenceInputs: SentenceInputs) => string)[];
}

export function sentenceInputs(random: Random, home: Home): SentenceInputs {
  const canadian = home.market.country === 'CA';
  return {
    home,
    random,
    has: (feature) => home.features.has(feature),
    noun: nounOf(random, home),
    place: home.neighbourhood.name,
    city: home.market.name,
    area: `${grouped(home.sqft ?? 0)} square feet`,
    beds: home.beds === 0 ? 'a studio layout' : counted(home.beds ?? 0, 'bedroom'),
    baths: bathsOf(home.bathsFull ?? 0, home.bathsHalf ?? 0),
    lot: acresOf(home.lotAcres ?? 0),
    distance: nearestLandmark(random, home),
    neighbourhood: canadian ? 'neighbourhood' : 'neighborhood',
    storey: canadian ? 'storey' : 'story',
  };
}

const english = new Intl.NumberFormat('en-US');
/** 2,140 */
export const grouped = (value: number): string => english.format(value);

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
export const numeral = (count: number): string => numerals[count] ?? String(count);

export const counted = (count: number, noun: string): string => `${numeral(count)} ${noun}${count === 1 ? '' : 's'}`;

function bathsOf(full: number, half: number): string {
  if (half === 0) return counted(full, 'full bath');
  return `${counted(full, 'full bath')} and ${half === 1 ? 'a half bath' : `${numeral(half)} half baths`}`;
}

const acresOf = (acres: number): string =>
  acres < 1 ? `${acres.toFixed(2)} acres` : `${acres >= 10 ? Math.round(acres) : acres.toFixed(1)} acres`;

function nounOf(random: Random, { type, units = 2, stories }: Home): string {
  switch (type) {
    case 'condo':
      return stories === 2 ? 'two-level condo' : random.pick(['condo', 'condo', 'apartment']);
    case 'townhouse':
      return random.pick(['townhouse', 'townhome', 'row house']);
    case 'semi_detached':
      return random.pick(['semi-detached house', 'semi']);
    case 'multi_family':
      return ['', '', 'duplex', 'triplex', 'fourplex'][units]!;
    case 'manufactured':
      return 'manufactured home';
    case 'land':
      return random.pick(['lot', 'parcel', 'building site']);
    case 'farm':
      return random.pick(['farm', 'farmstead', 'country property']);
    default:
      return random.pick(['house', 'house', 'home', 'detached house']);
  }
}

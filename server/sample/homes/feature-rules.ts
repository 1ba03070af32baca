import type { Feature } from '@lintel/hypersearch';
import type { Trait } from '../markets/index.ts';
import type { RegionHabits } from '../markets/regions.ts';
import type { Building, Money, Site } from './home.ts';

/** The inputs of a rule. */
export interface FeatureSubject extends Site, Building, Money {
  habits: RegionHabits;
  walkScore: number;
  /** Price relative to a typical house of the market. */
  wealth: number;
  has(feature: Feature): boolean;
}

/** The probability of a feature, 0–1; true and false are certain. */
export type FeatureRule = (home: FeatureSubject) => number | boolean;

const land: FeatureRule = ({ type }) => type === 'land';
const house = ({ type }: FeatureSubject) => type === 'single_family' || type === 'farm';
const grounded = ({ type }: FeatureSubject) => type !== 'condo' && type !== 'land';
const row = ({ type }: FeatureSubject) => type === 'townhouse' || type === 'semi_detached';
const lies = ({ neighbourhood }: FeatureSubject, trait: Trait) => neighbourhood.traits.includes(trait);
const tower = ({ towerStories = 0 }: FeatureSubject) => towerStories;
const fresh = ({ condition }: FeatureSubject) => condition === 'new' || condition === 'renovated';
const built = (home: FeatureSubject) => !land(home);
const rich = ({ wealth }: FeatureSubject) => Math.min(1, Math.max(0, (wealth - 0.8) * 0.8));

/**
 * In order: a rule may use features above it. A home has only features plausible for its type, year, price
 * and region. `virtual_tour` and `foreclosure` are claims about a seller, so they are rare.
 */
// biome-ignore format: a table
export const featureRules: readonly (readonly [Feature, FeatureRule])[] = [
  ['new_construction', ({ condition }) => condition === 'new'],
  ['renovated', ({ condition }) => condition === 'renovated'],
  ['fixer_upper', ({ condition }) => condition === 'fixer_upper'],
  ['single_story', ({ stories }) => stories === 1],
  ['garage', ({ garageSpaces = 0 }) => garageSpaces > 0],
  ['luxury', (home) => built(home) && home.type !== 'multi_family' && home.condition !== 'fixer_upper' && home.wealth > 1.9 && 0.85],
  ['historic', (home) => built(home) && (home.yearBuilt ?? 2000) < 1930 && (lies(home, 'historic') ? 0.8 : 0.2)],
  ['senior_community', ({ type, market, has }) => type === 'manufactured' ? 0.2 : !has('luxury') && (type === 'condo' || has('single_story')) && (market.region === 'florida' || market.region === 'desert') && 0.05],
  ['foreclosure', (home) => built(home) && home.condition !== 'new' && 0.008],

  ['carport', (home) => grounded(home) && !home.has('garage') && 0.16],
  ['rv_parking', (home) => (house(home) || home.type === 'manufactured') && (home.lotAcres ?? 0) > 0.3 && 0.22],
  ['ev_charger', (home) => (home.has('garage') ? (home.condition === 'new' ? 0.4 : home.has('renovated') ? 0.14 : 0.05) : 0)],
  ['air_conditioning', (home) => built(home) && (home.condition === 'new' ? Math.max(0.85, home.habits.airConditioning) : home.habits.airConditioning)],
  ['fireplace', (home) => (home.type === 'condo' ? home.habits.fireplace * 0.35 : grounded(home) && home.type !== 'manufactured' && home.habits.fireplace)],
  ['basement', (home) => (house(home) || row(home) || home.type === 'multi_family') && home.habits.basement],
  ['finished_basement', ({ has }) => has('basement') && !has('fixer_upper') && 0.5],
  ['walkout_basement', (home) => home.has('basement') && (lies(home, 'hills') ? 0.45 : 0.12)],
  ['attic', (home) => grounded(home) && (home.yearBuilt ?? 2000) < 1960 && home.type !== 'manufactured' && 0.22],
  ['hardwood_floors', (home) => built(home) && home.type !== 'manufactured' && ((home.yearBuilt ?? 2000) < 1950 ? 0.72 : 0.38)],
  ['open_floor_plan', (home) => built(home) && !home.has('fixer_upper') && (fresh(home) ? 0.7 : (home.yearBuilt ?? 1900) > 1990 ? 0.5 : 0.12)],
  ['high_ceilings', (home) => built(home) && ((home.yearBuilt ?? 1960) > 1998 || (home.yearBuilt ?? 1960) < 1925 ? 0.4 : 0.08)],
  ['natural_light', (home) => built(home) && 0.3],
  ['home_office', (home) => (home.beds ?? 0) >= 2 && home.type !== 'multi_family' && 0.24],
  ['walk_in_closet', (home) => built(home) && (home.yearBuilt ?? 1900) > 1985 && 0.55],
  ['primary_on_main', (home) => house(home) && (home.stories ?? 0) > 1 && 0.24],
  ['stone_counters', (home) => built(home) && !home.has('fixer_upper') && (fresh(home) ? 0.8 : 0.28 + rich(home) * 0.3)],
  ['stainless_appliances', (home) => built(home) && !home.has('fixer_upper') && (fresh(home) ? 0.78 : 0.35)],
  ['kitchen_island', (home) => built(home) && (home.sqft ?? 0) > 900 && !home.has('fixer_upper') && (fresh(home) ? 0.6 : 0.24)],
  ['updated_kitchen', (home) => built(home) && home.condition !== 'new' && !home.has('fixer_upper') && (home.has('renovated') ? 0.85 : 0.14)],
  ['chefs_kitchen', (home) => !home.has('fixer_upper') && built(home) && (home.has('luxury') ? 0.6 : rich(home) * 0.1)],
  ['in_unit_laundry', (home) => built(home) && home.type !== 'multi_family' && (home.type === 'condo' ? ((home.yearBuilt ?? 0) > 1995 ? 0.85 : 0.4) : 0.9)],
  ['mudroom', (home) => grounded(home) && home.type !== 'manufactured' && home.habits.snow && (home.sqft ?? 0) > 1500 && 0.25],
  ['sunroom', (home) => house(home) && 0.07],
  ['media_room', (home) => house(home) && (home.sqft ?? 0) > 2800 && 0.22],
  ['wine_cellar', (home) => house(home) && home.has('luxury') && 0.22],
  ['sauna', (home) => (home.has('luxury') ? 0.1 : home.habits.snow && house(home) && 0.015)],
  ['gym', (home) => (home.type === 'condo' ? tower(home) > 4 && 0.6 : house(home) && home.has('luxury') && 0.25)],
  ['elevator', (home) => (home.type === 'condo' ? tower(home) > 4 || (tower(home) > 3 && 0.6) : home.has('luxury') && (home.stories ?? 0) > 2 && 0.15)],
  ['doorman', (home) => home.type === 'condo' && tower(home) > 9 && 0.5],
  ['pet_friendly', (home) => home.type === 'condo' && 0.6],
  ['furnished', (home) => home.type === 'condo' && 0.05],
  ['storage', (home) => built(home) && (home.type === 'condo' ? 0.4 : 0.15)],
  ['smart_home', (home) => built(home) && (home.condition === 'new' ? 0.45 : home.has('renovated') ? 0.12 : 0.04)],
  ['energy_efficient', (home) => built(home) && (home.condition === 'new' ? 0.6 : home.has('renovated') ? 0.15 : 0.05)],
  ['solar_panels', (home) => (house(home) || row(home)) && !home.has('fixer_upper') && home.habits.solar],
  ['wheelchair_accessible', (home) => built(home) && (home.has('single_story') || home.has('elevator')) && (home.type === 'condo' && home.has('elevator') ? 0.14 : 0.05)],

  ['pool', (home) => (home.type === 'condo' ? tower(home) > 4 && Math.min(0.55, 0.12 + home.habits.pool) : row(home) ? home.habits.pool * 0.4 : house(home) && home.neighbourhood.walk < 92 && Math.min(0.9, home.habits.pool * (0.7 + rich(home))))],
  ['hot_tub', (home) => house(home) && (home.has('pool') ? 0.28 : home.has('luxury') ? 0.2 : 0.04)],
  ['balcony', (home) => (home.type === 'condo' ? 0.6 : built(home) && (home.stories ?? 0) > 1 && 0.16)],
  ['deck', (home) => (house(home) || row(home)) && home.habits.deck * 0.8],
  ['patio', (home) => grounded(home) && !home.has('deck') && 0.62],
  ['porch', (home) => (house(home) || home.type === 'manufactured') && home.habits.porch],
  ['fenced_yard', (home) => grounded(home) && home.type !== 'farm' && 0.42],
  ['large_yard', (home) => house(home) && (home.lotAcres ?? 0) >= 0.24],
  ['garden', (home) => grounded(home) && 0.18],
  ['outdoor_kitchen', (home) => house(home) && (home.has('luxury') ? 0.35 : home.has('pool') ? 0.14 : 0.01)],
  ['workshop', (home) => (home.type === 'farm' ? 0.5 : house(home) && (home.lotAcres ?? 0) > 0.25 && 0.1)],
  ['barn', (home) => (home.type === 'farm' ? 0.7 : house(home) && (home.lotAcres ?? 0) > 2 && 0.2)],
  ['horse_property', (home) => (home.type === 'farm' ? 0.5 : home.has('barn') && 0.5)],
  ['guest_house', (home) => house(home) && (home.lotAcres ?? 0) > 0.12 && (home.has('luxury') ? 0.18 : 0.035)],
  ['in_law_suite', (home) => house(home) && (home.beds ?? 0) >= 4 && 0.12],

  ['waterfront', (home) => (lies(home, 'waterside') || lies(home, 'lake') || lies(home, 'beach')) && (home.wealth > 1.4 ? 0.14 : 0.02)],
  ['water_view', (home) => (lies(home, 'waterside') || lies(home, 'lake') || lies(home, 'beach')) && (home.has('waterfront') || tower(home) > 9 || 0.14)],
  ['lake_access', (home) => lies(home, 'lake') && (home.has('waterfront') || 0.4)],
  ['beach_access', (home) => lies(home, 'beach') && 0.5],
  ['mountain_view', (home) => mountains.has(home.market.region) && (lies(home, 'hills') ? 0.5 : 0.08)],
  ['city_view', (home) => built(home) && home.walkScore > 75 && (tower(home) > 9 ? 0.55 : lies(home, 'hills') ? 0.2 : 0.01)],
  ['golf_course', (home) => lies(home, 'golf') && 0.35],
  ['gated_community', (home) => home.fee !== undefined && home.walkScore < 75 && (lies(home, 'gated') ? 0.8 : lies(home, 'golf') ? 0.3 : 0.02)],
  ['corner_lot', (home) => home.type !== 'condo' && 0.13],
  ['cul_de_sac', (home) => (house(home) || row(home)) && !home.has('corner_lot') && home.walkScore < 65 && 0.2],
  ['quiet_street', (home) => built(home) && home.walkScore < 80 && 0.18],
  ['near_park', (home) => built(home) && 0.28],
  ['near_transit', (home) => built(home) && (home.walkScore > 85 ? 0.7 : home.walkScore > 65 ? 0.35 : 0.05)],
  ['virtual_tour', (home) => built(home) && 0.16],
];

const mountains = new Set(['mountain', 'desert', 'british_columbia', 'pacific_northwest', 'california']);

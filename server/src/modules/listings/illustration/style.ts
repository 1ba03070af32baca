import type { Dice } from './dice.ts';
import type { Look } from './look.ts';
import type { WindowKind } from './openings.ts';
import type { RoofKind } from './roof.ts';

/** An architectural style. */
export interface Style {
  roof: RoofKind;
  rise: number;
  windows: WindowKind;
  /** Width of the front wing as a share of the front; 0 means none. */
  wing: number;
  wingRoof: RoofKind;
  shutters: boolean;
  cladding: 'siding' | 'brick' | 'stucco' | 'boards';
}

// biome-ignore-start format: tables
export const styles = {
  ranch: {
    roof: 'side',
    rise: 30,
    windows: 'picture',
    wing: 0.34,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'siding',
  },
  rambler: {
    roof: 'hip',
    rise: 30,
    windows: 'cross',
    wing: 0,
    wingRoof: 'hip',

    shutters: true,
    cladding: 'brick',
  },
  craftsman: {
    roof: 'gable',
    rise: 52,
    windows: 'cross',
    wing: 0,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'siding',
  },
  cape: {
    roof: 'side',
    rise: 48,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',

    shutters: true,
    cladding: 'siding',
  },
  colonial: {
    roof: 'side',
    rise: 38,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',

    shutters: true,
    cladding: 'siding',
  },
  foursquare: {
    roof: 'hip',
    rise: 36,
    windows: 'sash',
    wing: 0,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'brick',
  },
  gabled: {
    roof: 'hip',
    rise: 38,
    windows: 'cross',
    wing: 0.4,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'brick',
  },
  victorian: {
    roof: 'side',
    rise: 44,
    windows: 'sash',
    wing: 0.42,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'siding',
  },
  farmhouse: {
    roof: 'side',
    rise: 40,
    windows: 'grid',
    wing: 0.36,
    wingRoof: 'gable',

    shutters: false,
    cladding: 'boards',
  },
  modern: {
    roof: 'flat',
    rise: 6,
    windows: 'picture',
    wing: 0.42,
    wingRoof: 'flat',

    shutters: false,
    cladding: 'boards',
  },
  stucco: {
    roof: 'hip',
    rise: 26,
    windows: 'arched',
    wing: 0.3,
    wingRoof: 'hip',

    shutters: false,
    cladding: 'stucco',
  },
  adobe: {
    roof: 'parapet',
    rise: 8,
    windows: 'cross',
    wing: 0.32,
    wingRoof: 'parapet',

    shutters: false,
    cladding: 'stucco',
  },
} as const satisfies Record<string, Style>;
// biome-ignore-end format: tables
type StyleName = keyof typeof styles;

/** Picks a style typical of the region and the year built. */
export function styleOf(look: Look, dice: Dice): Style {
  const { year, floors, region } = look;
  const choose = (...names: StyleName[]): Style => styles[dice.pick(names)];
  if (look.type === 'farm') return choose('farmhouse', 'craftsman', floors > 1 ? 'foursquare' : 'ranch');
  if (look.features.has('historic') || year < 1920)
    return floors > 1 ? choose('victorian', 'foursquare', 'victorian') : choose('craftsman', 'cape');
  if (region === 'desert')
    return year >= 2010 ? choose('modern', 'stucco', 'adobe') : choose('adobe', 'stucco', 'ranch');
  if (region === 'tropics' || region === 'california') {
    if (year >= 2008) return choose('modern', 'stucco', 'gabled', 'farmhouse');
    return year < 1945
      ? choose('craftsman', 'stucco')
      : choose('stucco', 'stucco', floors > 1 ? 'gabled' : 'ranch', 'rambler');
  }
  if (year >= 2008) return choose('modern', 'farmhouse', 'gabled', 'craftsman');
  if (year < 1950)
    return floors > 1 ? choose('foursquare', 'colonial', 'craftsman') : choose('craftsman', 'cape', 'cape');
  return floors > 1 ? choose('colonial', 'gabled', 'gabled', 'colonial') : choose('ranch', 'ranch', 'rambler', 'cape');
}

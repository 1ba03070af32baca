/** Regions whose streets look alike. */
export type Region =
  | 'west_coast'
  | 'california'
  | 'desert'
  | 'mountain'
  | 'plains'
  | 'south'
  | 'tropics'
  | 'east'
  | 'north';

export type TreeKind =
  | 'round'
  | 'maple'
  | 'oak'
  | 'fir'
  | 'pine'
  | 'palm'
  | 'saguaro'
  | 'cypress'
  | 'birch'
  | 'blossom';

/** Peaks and water are views: drawn when the listing has them, not when the region does. */
type Backdrop = 'mesas' | 'hills' | 'flat';

interface Scenery {
  trees: readonly TreeKind[];
  backdrops: readonly Backdrop[];
  snow: boolean;
}

// biome-ignore-start format: tables
export const scenery: Record<Region, Scenery> = {
  west_coast: {
    trees: ['fir', 'fir', 'maple', 'round', 'blossom'],
    backdrops: ['hills', 'flat'],
    snow: false,
  },
  california: { trees: ['cypress', 'oak', 'palm', 'round'], backdrops: ['hills', 'hills', 'flat'], snow: false },
  desert: { trees: ['saguaro', 'palm', 'saguaro', 'oak'], backdrops: ['mesas', 'mesas', 'hills'], snow: false },
  mountain: { trees: ['birch', 'fir', 'pine', 'birch'], backdrops: ['hills', 'hills', 'flat'], snow: true },
  plains: { trees: ['oak', 'oak', 'round'], backdrops: ['flat', 'hills'], snow: false },
  south: { trees: ['oak', 'pine', 'round', 'blossom'], backdrops: ['flat', 'hills'], snow: false },
  tropics: { trees: ['palm', 'palm', 'oak'], backdrops: ['flat'], snow: false },
  east: { trees: ['maple', 'round', 'birch', 'blossom', 'round'], backdrops: ['flat', 'hills'], snow: true },
  north: { trees: ['maple', 'fir', 'birch', 'maple'], backdrops: ['flat', 'hills'], snow: true },
};

const states: Record<Region, string> = {
  west_coast: 'WA OR AK BC',
  california: 'CA',
  desert: 'AZ NV NM',
  mountain: 'CO UT ID MT WY AB YT NT NU',
  plains: 'TX OK KS NE',
  south: 'GA NC SC TN AL MS AR VA KY',
  tropics: 'FL LA HI',
  east: 'NY NJ PA MA CT RI NH VT ME MD DE DC WV OH IN IL MI WI MN IA MO ND SD',
  north: 'ON QC NB NS PE NL MB SK',
};
// biome-ignore-end format: tables

const regionByState = new Map(
  Object.entries(states).flatMap(([region, codes]) =>
    codes.split(' ').map((code) => [code, region as Region] as const),
  ),
);

/** The East for an unknown state. */
export const regionOf = (state: string): Region => regionByState.get(state) ?? 'east';

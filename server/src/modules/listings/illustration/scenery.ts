/** A muted pair of colors for walls and roof, and a matching door. */
export interface Palette {
  wall: string;
  roof: string;
  door: string;
}

/** Eight pairs, so that a grid of houses looks like a street and not like a pattern. */
export const palettes: readonly Palette[] = [
  { wall: '#f2e7d3', roof: '#bd7257', door: '#2f6f69' },
  { wall: '#d7e1da', roof: '#6c8a83', door: '#b5573a' },
  { wall: '#edd6c6', roof: '#8b7468', door: '#3d5c7c' },
  { wall: '#dbe3ea', roof: '#6f8399', door: '#c08a3a' },
  { wall: '#f6f2e9', roof: '#6a6c6e', door: '#a84f33' },
  { wall: '#d9a68c', roof: '#77655b', door: '#f2e7d3' },
  { wall: '#ebe1b9', roof: '#96895a', door: '#5c4a66' },
  { wall: '#d8d1dd', roof: '#7b7390', door: '#7c8f4e' },
];
/** The walls of neighbors: visible, but not for sale. */
export const pale: Palette = { wall: '#f3efe7', roof: '#c9c3b8', door: '#cfc8bb' };

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
export const hours = ['morning', 'noon', 'afternoon', 'dusk'] as const;
export type Hour = (typeof hours)[number];

/** Colors by hour. */
export const lights = {
  morning: { sky: '#f6e9dc', far: '#e3dcd6', sun: '#f3cfa2', glass: '#dfe8ea', lit: '#dfe8ea', cloud: '#fdf8f1' },
  noon: { sky: '#e2edf0', far: '#cfdcdd', sun: '#f7e6b4', glass: '#c5d8de', lit: '#d6e3e6', cloud: '#f8fbfa' },
  afternoon: { sky: '#f3ead2', far: '#e0d8c0', sun: '#efc37a', glass: '#d3dfda', lit: '#f3dda3', cloud: '#fcf7e9' },
  dusk: { sky: '#d5d0e0', far: '#bdb7cd', sun: '#fbf1d6', glass: '#a9b3c4', lit: '#f8d98c', cloud: '#e4dfea' },
} as const satisfies Record<Hour, object>;

export const growth: Record<Season, { lawn: string; leaves: readonly string[] }> = {
  spring: { lawn: '#c9d6a6', leaves: ['#b5c98f', '#c6d3a0', '#a9c199', '#e9c4c0'] },
  summer: { lawn: '#bccb9b', leaves: ['#9db585', '#8dab86', '#a8b983'] },
  autumn: { lawn: '#cdc794', leaves: ['#d0a964', '#c97a52', '#d59a55', '#c3b06a'] },
  winter: { lawn: '#c8c7a8', leaves: ['#b4b59b', '#a7ac93'] },
};

export const ink = '#2b2926';
export const evergreen = '#7f9c86';
export const snow = '#fbfbf9';
export const water = '#a9cdd3';
export const stone = '#d9d3c8';
export const timber = '#c9a57f';
export const trim = '#f6f1e6';
const sand = '#e8dab9';

export const lawnOf = (look: { snow: boolean; region: Region; season: Season }): string =>
  look.snow ? snow : look.region === 'desert' ? sand : growth[look.season].lawn;

export type TreeKind = 'leafy' | 'fir' | 'palm' | 'cactus';

const area = (states: string, trees: string, hills: number, hasSnow = false) => ({
  states: states.split(' '),
  trees: trees.split(' ') as TreeKind[],
  hills,
  hasSnow,
});

/** Regions whose streets look alike: states, trees, height of the hills, and whether snow lies in winter. */
export const regions = {
  pacific: area('WA OR AK BC', 'fir fir leafy', 44),
  california: area('CA', 'leafy palm leafy', 36),
  desert: area('AZ NV NM', 'cactus palm cactus', 44),
  mountain: area('CO UT ID MT WY AB YT NT NU', 'fir leafy', 70, true),
  south: area('TX OK KS NE GA NC SC TN AL MS AR VA KY', 'leafy leafy fir', 16),
  tropics: area('FL LA HI', 'palm palm leafy', 8),
  east: area('', 'leafy leafy leafy fir', 20, true),
};
export type Region = keyof typeof regions;

/** The East for every other state and province. */
export const regionOf = (state: string): Region =>
  (Object.keys(regions) as Region[]).find((region) => regions[region].states.includes(state)) ?? 'east';

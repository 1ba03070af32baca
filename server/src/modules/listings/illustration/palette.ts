/** A muted pair of colors for walls and roof, and a matching door. */
export interface Palette {
  wall: string;
  roof: string;
  door: string;
}

// biome-ignore-start format: tables
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

export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof seasons)[number];
export const hours = ['morning', 'noon', 'afternoon', 'dusk'] as const;
export type Hour = (typeof hours)[number];

export interface Light {
  sky: string;
  far: string;
  sun: string;
  glass: string;
  lit: string;
  cloud: string;
}

export const lights: Record<Hour, Light> = {
  morning: { sky: '#f6e9dc', far: '#e3dcd6', sun: '#f3cfa2', glass: '#dfe8ea', lit: '#dfe8ea', cloud: '#fdf8f1' },
  noon: { sky: '#e2edf0', far: '#cfdcdd', sun: '#f7e6b4', glass: '#c5d8de', lit: '#d6e3e6', cloud: '#f8fbfa' },
  afternoon: { sky: '#f3ead2', far: '#e0d8c0', sun: '#efc37a', glass: '#d3dfda', lit: '#f3dda3', cloud: '#fcf7e9' },
  dusk: { sky: '#d5d0e0', far: '#bdb7cd', sun: '#fbf1d6', glass: '#a9b3c4', lit: '#f8d98c', cloud: '#e4dfea' },
};

interface Growth {
  lawn: string;
  leaves: readonly string[];
  maple: readonly string[];
}

export const growth: Record<Season, Growth> = {
  spring: { lawn: '#c9d6a6', leaves: ['#b5c98f', '#c6d3a0', '#a9c199'], maple: ['#c3cf93', '#d3c48f'] },
  summer: { lawn: '#bccb9b', leaves: ['#9db585', '#8dab86', '#a8b983'], maple: ['#93ad7c', '#a3b47a'] },
  autumn: { lawn: '#cdc794', leaves: ['#d0a964', '#c3b06a', '#b9a468'], maple: ['#c97a52', '#d59a55', '#b9633f'] },
  winter: { lawn: '#c8c7a8', leaves: ['#b4b59b', '#a7ac93'], maple: ['#b9a98c'] },
};
// biome-ignore-end format: tables

export const evergreen = '#7f9c86';
export const snow = '#fbfbf9';
export const water = '#a9cdd3';
export const stone = '#d9d3c8';
export const timber = '#c9a57f';
export const brick = '#c39a83';
export const trim = '#f6f1e6';
export const sand = '#e8dab9';

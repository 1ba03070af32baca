import type { Settings } from '../settings.ts';

/** Where browsers get the base map from. */
export interface MapStyle {
  /** Addresses of the style documents for the light and the dark look, or `plain`. */
  light: string;
  dark: string;
  /** The origins that pages may load styles, tiles, glyphs and pictures from. */
  hosts: readonly string[];
}

/** The base map of the settings; undefined for the plain one, which needs no other host. */
export function mapStyleOf(settings: Settings): MapStyle | undefined {
  const { LINTEL_MAP_STYLE: light, LINTEL_MAP_STYLE_DARK: dark, LINTEL_MAP_HOSTS: more } = settings;
  const addresses = [light, dark].filter((address) => address !== 'plain');
  if (addresses.length === 0) return undefined;
  return { light, dark, hosts: [...new Set([...addresses, ...more].map((address) => new URL(address).origin))] };
}

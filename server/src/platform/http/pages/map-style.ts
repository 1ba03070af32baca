import type { Settings } from '../../settings/settings.ts';

/** The source of the base map. */
export interface MapStyle {
  /** URLs of the light and dark style documents, `plain`, or `file` for the map file of the settings. */
  light: string;
  dark: string;
  /** Origins from which pages may load styles, tiles, glyphs and images. */
  hosts: readonly string[];
}

/** Returns the configured base map; undefined for the plain map, which needs no other host. */
export function mapStyleOf(settings: Settings): MapStyle | undefined {
  if (settings.LINTEL_MAP_FILE !== undefined) return { light: 'file', dark: 'file', hosts: [] };
  const { LINTEL_MAP_STYLE: light, LINTEL_MAP_STYLE_DARK: dark, LINTEL_MAP_HOSTS: more } = settings;
  const addresses = [light, dark].filter((address) => address !== 'plain');
  if (addresses.length === 0) return undefined;
  return { light, dark, hosts: [...new Set([...addresses, ...more].map((address) => new URL(address).origin))] };
}

import { MINUTE_MS } from '@lintel/geo';
import type { Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { plainStyle } from './plain-style.ts';
import { withAdded } from './with-added.ts';

/** URLs of the base map's styles for both modes; `file` is the server's own map file. */
export interface StyleAddresses {
  light: string;
  dark: string;
}

/**
 * `street`: the configured style. `plain`: the style that ships with Lintel, by configuration. `instead`: the same
 * style as a fallback.
 */
export type BaseMap = 'street' | 'plain' | 'instead';

/** Time in milliseconds after which the plain map is shown while the street map is still loading. */
const plainAfterMs = 1_000;
const styleTimeoutMs = 8_000;
const tileTimeoutMs = 3_000;
/** Time in milliseconds before a failed street map is requested again. */
const pause = 5 * MINUTE_MS;
let failedAt = Number.NEGATIVE_INFINITY;

/**
 * Keeps the base map in the page's mode, light or dark. Shows the plain style while the configured style takes long, and
 * instead of it if it or its first tiles fail; the view, marks and added layers stay. Returns a function that stops it.
 */
export function followBaseStyle(
  map: MapLibre,
  addresses: StyleAddresses | undefined,
  onChange: (base: BaseMap) => void,
): () => void {
  // The map starts with an empty style, which is a base too.
  if (!baseOf.has(map)) baseOf.set(map, map.getStyle());
  let turn = new AbortController();
  const show = async () => {
    turn.abort();
    turn = new AbortController();
    const { signal } = turn;
    const address = addresses?.[isDark() ? 'dark' : 'light'] ?? 'plain';
    if (address === 'plain') return showPlainStyle('plain');
    const meanwhile = setTimeout(() => signal.aborted || setBase(map, plainStyle()), plainAfterMs);
    const street = performance.now() - failedAt < pause ? undefined : await load(address, signal);
    clearTimeout(meanwhile);
    if (signal.aborted) return;
    if (!street) return showPlainStyle('instead');
    setBase(map, street);
    onChange('street');
    const drawn = await firstTiles(map, street, signal);
    if (drawn || signal.aborted) return;
    failedAt = performance.now();
    showPlainStyle('instead');
  };
  const showPlainStyle = (why: 'plain' | 'instead') => {
    setBase(map, plainStyle());
    onChange(why);
  };
  void show();
  const unfollow = followLook(() => void show());
  return () => {
    turn.abort();
    unfollow();
  };
}

async function load(address: string, signal: AbortSignal): Promise<StyleSpecification | undefined> {
  try {
    if (address === 'file') return await (await import('./file-style.ts')).fileStyle();
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(styleTimeoutMs)]) });
    const style: unknown = response.ok ? await response.json() : undefined;
    if (isStyle(style)) return style;
  } catch {
    // Offline, blocked, too slow or invalid JSON: all are treated alike.
  }
  if (!signal.aborted) failedAt = performance.now();
  return undefined;
}

const isStyle = (value: unknown): value is StyleSpecification =>
  typeof value === 'object' && value !== null && 'layers' in value && Array.isArray(value.layers) && 'sources' in value;

/** Resolves to true with the first tile of the style, or to false if one fails before, or on timeout. */
function firstTiles(map: MapLibre, style: StyleSpecification, signal: AbortSignal): Promise<boolean> {
  return new Promise((done) => {
    const end = (drawn: boolean) => {
      clearTimeout(late);
      map.off('sourcedata', onTile);
      map.off('error', failed);
      signal.removeEventListener('abort', stop);
      done(drawn);
    };
    const ofStyle = (event: object) => 'sourceId' in event && String(event.sourceId) in style.sources;
    const onTile = (event: { tile?: { state?: string } }) => {
      if (ofStyle(event) && event.tile?.state === 'loaded') end(true);
    };
    const failed = (event: object) => {
      if (ofStyle(event)) end(false);
    };
    const stop = () => end(false);
    const late = setTimeout(stop, tileTimeoutMs);
    map.on('sourcedata', onTile);
    map.on('error', failed);
    signal.addEventListener('abort', stop);
  });
}

const baseOf = new WeakMap<MapLibre, StyleSpecification>();

function setBase(map: MapLibre, style: StyleSpecification): void {
  // The style is applied in a later frame.
  const base = baseOf.get(map);
  map.setStyle(style, { diff: false, transformStyle: (before, next) => withAdded(before, base, next) });
  baseOf.set(map, style);
}

const systemDark = '(prefers-color-scheme: dark)';
const isDark = (): boolean =>
  (document.documentElement.dataset.theme ?? (matchMedia(systemDark).matches ? 'dark' : 'light')) === 'dark';

/** Calls back when the page's mode changes, by its switch or with the system. */
function followLook(onChange: () => void): () => void {
  const system = matchMedia(systemDark);
  const chosen = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}

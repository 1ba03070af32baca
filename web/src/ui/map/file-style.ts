import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import * as maplibre from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import { openMapTiles, protomaps, type TileSchema } from './file-schemas.ts';
import { tokenColor } from './plain-style.ts';

const path = '/map.pmtiles';
let file: PMTiles | undefined;

/** Opens the server's map file once. MapLibre reads its tiles through the protocol `pmtiles`. */
function openFile(): PMTiles {
  if (file) return file;
  file = new PMTiles(new URL(path, location.href).href);
  const protocol = new Protocol();
  protocol.add(file);
  maplibre.addProtocol('pmtiles', protocol.tile);
  return file;
}

/** The base map of the server's PMTiles file in the colors of the tokens. Rejects if the file can't be read. */
export async function fileStyle(): Promise<StyleSpecification> {
  const opened = openFile();
  const [{ tileType, maxZoom }, metadata] = await Promise.all([opened.getHeader(), opened.getMetadata()]);
  const { attribution = '', vector_layers: layers } = metadata as {
    attribution?: string;
    vector_layers?: { id: string }[];
  };
  const source = { url: `pmtiles://${opened.source.getKey()}`, attribution };
  const paper: LayerSpecification = {
    id: 'paper',
    type: 'background',
    paint: { 'background-color': tokenColor('paper') },
  };
  if (tileType !== TileType.Mvt)
    return style({ ...source, type: 'raster', tileSize: 256 }, [
      paper,
      { id: 'tiles', type: 'raster', source: 'file' },
    ]);
  const isProtomaps = layers?.some(({ id }) => id === 'earth') ?? false;
  return style({ ...source, type: 'vector', maxzoom: maxZoom }, [
    paper,
    ...layersOf(isProtomaps ? protomaps : openMapTiles),
  ]);
}

/** Without `glyphs` MapLibre renders text with the page's own font, so that no other host is called. */
const style = (source: SourceSpecification, layers: LayerSpecification[]): StyleSpecification => ({
  version: 8,
  sources: { file: source },
  layers,
});

/** Line widths by zoom. */
const width = (...stops: [zoom: number, pixels: number][]) =>
  ['interpolate', ['exponential', 1.5], ['zoom'], ...stops.flat()] as never;

function layersOf({ water, rivers, green, roads, buildings, borders, places }: TileSchema): LayerSpecification[] {
  const [paper, raised, line, edge, blue] = ['paper', 'raised', 'line', 'edge', 'water'].map(tokenColor) as [
    string,
    string,
    string,
    string,
    string,
  ];
  const soft = tokenColor('soft');
  const from = (part: { layer: string; filter?: unknown }) => ({
    source: 'file',
    'source-layer': part.layer,
    ...(part.filter !== undefined && { filter: part.filter as never }),
  });
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const;
  return [
    ...green.map(
      (part, at) =>
        ({
          id: `green-${at}`,
          ...from(part),
          type: 'fill',
          paint: { 'fill-color': tokenColor('good-tint'), 'fill-opacity': 0.7 },
        }) as const,
    ),
    { id: 'water', ...from(water), type: 'fill', paint: { 'fill-color': blue } },
    {
      id: 'rivers',
      ...from(rivers),
      type: 'line',
      paint: { 'line-color': blue, 'line-width': width([8, 1], [16, 5]) },
    },
    {
      id: 'buildings',
      ...from(buildings),
      type: 'fill',
      minzoom: 14,
      paint: { 'fill-color': line, 'fill-opacity': 0.6 },
    },
    {
      id: 'streets',
      ...from(roads.street),
      type: 'line',
      minzoom: 12,
      layout: round,
      paint: { 'line-color': line, 'line-width': width([12, 0.5], [18, 12]) },
    },
    {
      id: 'main-roads-edge',
      ...from(roads.main),
      type: 'line',
      minzoom: 8,
      layout: round,
      paint: { 'line-color': line, 'line-width': width([8, 0.75], [18, 20]) },
    },
    {
      id: 'main-roads',
      ...from(roads.main),
      type: 'line',
      minzoom: 12,
      layout: round,
      paint: { 'line-color': raised, 'line-width': width([12, 0.5], [18, 17]) },
    },
    {
      id: 'highways-edge',
      ...from(roads.highway),
      type: 'line',
      minzoom: 5,
      layout: round,
      paint: { 'line-color': edge, 'line-width': width([5, 0.5], [10, 3], [18, 24]) },
    },
    {
      id: 'highways',
      ...from(roads.highway),
      type: 'line',
      minzoom: 9,
      layout: round,
      paint: { 'line-color': raised, 'line-width': width([9, 1], [10, 2], [18, 21]) },
    },
    {
      id: 'regions',
      ...from(borders.region),
      type: 'line',
      paint: { 'line-color': edge, 'line-width': 0.75, 'line-dasharray': [4, 2] },
    },
    { id: 'countries', ...from(borders.country), type: 'line', paint: { 'line-color': edge, 'line-width': 1.5 } },
    {
      id: 'road-names',
      ...from(roads.named),
      type: 'symbol',
      minzoom: 13,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable'],
        'text-size': 12,
        'text-padding': 16,
      },
      paint: { 'text-color': soft, 'text-halo-color': paper, 'text-halo-width': 1.5 },
    },
    {
      id: 'places',
      ...from(places),
      type: 'symbol',
      layout: {
        'text-field': ['get', 'name'],
        'text-font': ['Inter Variable'],
        'text-padding': 8,
        'text-size': width([3, 12], [12, 16]),
        'symbol-sort-key': places.rank as never,
      },
      paint: { 'text-color': soft, 'text-halo-color': paper, 'text-halo-width': 1.5 },
    },
  ];
}

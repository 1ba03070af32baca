interface Part {
  layer: string;
  /** A MapLibre filter expression. */
  filter?: unknown;
}

/** Layers and fields of a schema of vector tiles that the style draws. */
export interface TileSchema {
  water: Part;
  rivers: Part;
  green: Part[];
  buildings: Part;
  roads: { highway: Part; main: Part; street: Part; named: Part };
  borders: { country: Part; region: Part };
  /** `rank`: the smallest first. */
  places: Part & { rank: unknown };
}

const oneOf = (field: string, ...values: (string | number)[]) => ['in', ['get', field], ['literal', values]];
const polygons = ['==', ['geometry-type'], 'Polygon'];
const lines = ['==', ['geometry-type'], 'LineString'];

/** https://docs.protomaps.com/basemaps/layers (version 4) */
export const protomaps: TileSchema = {
  water: { layer: 'water', filter: polygons },
  rivers: { layer: 'water', filter: lines },
  green: [
    { layer: 'landcover', filter: oneOf('kind', 'forest', 'grassland') },
    {
      layer: 'landuse',
      filter: oneOf('kind', 'park', 'forest', 'wood', 'nature_reserve', 'national_park', 'cemetery'),
    },
  ],
  buildings: { layer: 'buildings', filter: polygons },
  roads: {
    highway: { layer: 'roads', filter: oneOf('kind', 'highway') },
    main: { layer: 'roads', filter: oneOf('kind', 'major_road', 'medium_road') },
    street: { layer: 'roads', filter: oneOf('kind', 'minor_road') },
    named: { layer: 'roads', filter: oneOf('kind', 'highway', 'major_road', 'medium_road', 'minor_road') },
  },
  borders: {
    country: { layer: 'boundaries', filter: oneOf('kind', 'country') },
    region: { layer: 'boundaries', filter: oneOf('kind', 'region') },
  },
  places: {
    layer: 'places',
    filter: oneOf('kind', 'locality', 'neighbourhood'),
    rank: ['-', 0, ['coalesce', ['get', 'population_rank'], 0]],
  },
};

/** https://openmaptiles.org/schema/ */
export const openMapTiles: TileSchema = {
  water: { layer: 'water' },
  rivers: { layer: 'waterway' },
  green: [
    { layer: 'landcover', filter: oneOf('class', 'wood', 'grass') },
    { layer: 'park', filter: polygons },
  ],
  buildings: { layer: 'building' },
  roads: {
    highway: { layer: 'transportation', filter: oneOf('class', 'motorway', 'trunk') },
    main: { layer: 'transportation', filter: oneOf('class', 'primary', 'secondary', 'tertiary') },
    street: { layer: 'transportation', filter: oneOf('class', 'minor', 'service') },
    named: { layer: 'transportation_name' },
  },
  borders: {
    country: { layer: 'boundary', filter: ['==', ['get', 'admin_level'], 2] },
    region: { layer: 'boundary', filter: ['==', ['get', 'admin_level'], 4] },
  },
  places: {
    layer: 'place',
    filter: oneOf('class', 'city', 'town', 'village', 'suburb', 'neighbourhood'),
    rank: ['coalesce', ['get', 'rank'], 99],
  },
};

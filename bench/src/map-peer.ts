import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

export interface Peer {
  url: string;
  points: number;
  /** Size of the compressed points. */
  bytes: number;
  stop(): Promise<void>;
}

/** A map of plain MapLibre, clustered as in its examples: all points in one GeoJSON source, circles and counts. */
const page = `<!doctype html>
<link rel="stylesheet" href="/maplibre-gl.css">
<style>body { margin: 0 } #map { position: absolute; right: 0; top: 60px; width: 600px; height: 800px }</style>
<div id="map"></div>
<script type="module">
  import { Map, setWorkerUrl } from '/maplibre-gl.mjs';
  setWorkerUrl('/maplibre-gl-worker.mjs');
  const map = new Map({
    container: 'map', center: [-98, 40], zoom: 2.5, dragRotate: false,
    style: {
      version: 8,
      sources: { homes: { type: 'geojson', data: location.origin + '/points.json', cluster: true, clusterMaxZoom: 17, clusterRadius: 50 } },
      layers: [
        { id: 'paper', type: 'background', paint: { 'background-color': '#eee' } },
        { id: 'many', type: 'circle', source: 'homes', filter: ['has', 'point_count'],
          paint: { 'circle-color': '#1f5f5b', 'circle-radius': ['step', ['get', 'point_count'], 16, 100, 22, 750, 30] } },
        { id: 'count', type: 'symbol', source: 'homes', filter: ['has', 'point_count'],
          layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-font': ['sans-serif'], 'text-size': 12 }, paint: { 'text-color': '#fff' } },
        { id: 'one', type: 'symbol', source: 'homes', filter: ['!', ['has', 'point_count']],
          layout: { 'text-field': ['get', 'price'], 'text-font': ['sans-serif'], 'text-size': 12, 'text-allow-overlap': true } },
      ],
    },
  });
  window.lintelFeatures = () => map.queryRenderedFeatures({ layers: ['many', 'one'] }).length;
  window.lintelDensest = () => {
    const most = map.queryRenderedFeatures({ layers: ['many'] }).sort((a, b) => b.properties.point_count - a.properties.point_count)[0];
    const frame = map.getContainer().getBoundingClientRect();
    const at = most && map.project(most.geometry.coordinates);
    return at && { x: at.x + frame.x, y: at.y + frame.y };
  };
  map.once('idle', () => { window.lintelDrawn = true; });
</script>`;

/** Serves the peer's page with the number and density of the listings of the Lintel at `url`. */
export async function startPeer(url: string): Promise<Peer> {
  const points = await pointsOf(url);
  const data = gzipSync(JSON.stringify({ type: 'FeatureCollection', features: points }));
  const dist = fileURLToPath(new URL('../../node_modules/maplibre-gl/dist', import.meta.url));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') return response.setHeader('content-type', 'text/html').end(page);
    if (path === '/points.json')
      return response.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip').end(data);
    response.setHeader('content-type', path.endsWith('.css') ? 'text/css' : 'text/javascript');
    return readFile(join(dist, path)).then(
      (file) => response.end(file),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/`,
    points: points.length,
    bytes: data.length,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One point per listing, scattered over its map cell, because the API has no bulk positions. */
async function pointsOf(url: string): Promise<object[]> {
  const queries = 'status=active&status=pending&status=sold&zoom=20';
  const { clusters, total } = (await (await fetch(`${url}/api/properties/clusters?${queries}`)).json()) as {
    total: number;
    clusters: { latitude: number; longitude: number; count: number }[];
  };
  let seed = 4140;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647 - 0.5;
  };
  const points = clusters.flatMap(({ latitude, longitude, count }) =>
    Array.from({ length: count }, () => ({
      type: 'Feature',
      properties: { price: `$${Math.round(500 + random() * 800)}k` },
      geometry: { type: 'Point', coordinates: [longitude + random() * 0.2, latitude + random() * 0.2] },
    })),
  );
  if (points.length < total * 0.9)
    throw new Error(`Only ${points.length} of ${total} listings have a place on the map`);
  return points;
}

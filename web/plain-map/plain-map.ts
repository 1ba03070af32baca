import type { Plugin } from 'vite';
import { plainMapData } from './plain-map-data.ts';

const name = 'virtual:plain-map';
const devPath = '/@plain-map.json';

/**
 * Gives the browser the address of the plain map's data. It is a file of its own, so that only those load it who see
 * the plain map, and the map's worker reads it without the page.
 */
export function plainMap(): Plugin {
  let data: string | undefined;
  let building = false;
  const made = () => (data ??= plainMapData());
  return {
    name: 'lintel:plain-map',
    configResolved({ command }) {
      building = command === 'build';
    },
    configureServer({ middlewares }) {
      middlewares.use(devPath, (_, response) => {
        response.setHeader('content-type', 'application/json').end(made());
      });
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined;
      if (!building) return `export default ${JSON.stringify(devPath)}`;
      const file = this.emitFile({ type: 'asset', name: 'plain-map.json', source: made() });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

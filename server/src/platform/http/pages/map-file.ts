import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { SettingError, type Settings } from '../../settings/settings.ts';
import type { Answer, Extra } from '../send.ts';

const MAGIC = 'PMTiles';

/** Returns the path at which browsers read the map file of the settings, in ranges. */
export const mapFileOf = ({ LINTEL_MAP_FILE: file }: Settings): [path: string, extra: Extra][] =>
  file === undefined ? [] : [['/map.pmtiles', serveMapFile(file)]];

/** Serves a PMTiles file by range requests. Throws `SettingError` when the file can't be read or is of another kind. */
export function serveMapFile(path: string): Extra {
  if (firstBytes(path) !== MAGIC)
    throw new SettingError('The setting LINTEL_MAP_FILE must be a readable PMTiles file.');
  return ({ headers: { range } }) => {
    // The file may be replaced by a newer one while the server runs.
    const { size, mtimeMs } = statSync(path);
    const headers = {
      'content-type': 'application/vnd.pmtiles',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    };
    const wanted = range === undefined ? { start: 0, end: size - 1 } : rangeOf(range, size);
    if (!wanted) return unsatisfiable(size);
    const { start, end } = wanted;
    return {
      status: range === undefined ? 200 : 206,
      headers: {
        ...headers,
        'content-length': end - start + 1,
        ...(range !== undefined && { 'content-range': `bytes ${start}-${end}/${size}` }),
      },
      body: createReadStream(path, { start, end }),
    };
  };
}

const unsatisfiable = (size: number): Answer => ({
  status: 416,
  headers: { 'content-range': `bytes */${size}`, 'cache-control': 'no-store' },
});

/** Reads `bytes=0-511`, `bytes=512-` and `bytes=-512`; several ranges are not supported. */
function rangeOf(header: string, size: number): { start: number; end: number } | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header) ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last));
  return start <= end ? { start, end } : undefined;
}

function firstBytes(path: string): string | undefined {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(MAGIC.length);
      readSync(file, bytes, 0, bytes.length, 0);
      return bytes.toString('latin1');
    } finally {
      closeSync(file);
    }
  } catch {
    return undefined;
  }
}

/**
 * Loads the sample network of the journeys unless it is loaded. `npm test` does it while other checks run; a run of
 * single journeys does it when it starts.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { loadedFolder } from './data-folder.ts';
import { start, stop } from './server.ts';

/** Returns the folder of the loaded network. The server that loads it is stopped before any journey starts. */
export async function loadedData(): Promise<string> {
  const folder = loadedFolder(new Date().toISOString().slice(0, 10));
  if (existsSync(folder)) return folder;
  const loading = `${folder}.loading`;
  rmSync(loading, { recursive: true, force: true });
  const { server } = await start(loading);
  await stop(server);
  renameSync(loading, folder);
  return folder;
}

if (import.meta.main) await loadedData();

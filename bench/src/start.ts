import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './with-server.ts';

/**
 * Seconds from the command to "ready": with an empty folder (the sample network is created), then again with it.
 */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
  try {
    for (const name of ['first start', 'second start', 'third start']) {
      const begun = performance.now();
      const server = await startServer(3901, { LINTEL_DATA_FOLDER: join(folder, 'data') });
      console.log(`${name.padEnd(14)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

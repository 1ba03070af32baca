import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { migrate, readMigrations } from '../src/foundation/database/migrate.ts';
import { openDatabase } from '../src/foundation/db.ts';

const cache = new URL('../../node_modules/.cache/lintel/', import.meta.url);

/** Before the tests on the embedded database: a migrated one as a file, made anew when a migration changed. */
export default async function setUp(project: TestProject): Promise<void> {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const migration of readMigrations()) hash.update(migration.name).update(migration.hash);
  const template = fileURLToPath(new URL(`template-${hash.digest('hex').slice(0, 16)}.tar`, cache));
  if (!existsSync(template)) await makeTemplate(template);
  project.provide('template', template);
}

async function makeTemplate(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-template-'));
  try {
    const place = join(folder, 'database');
    const database = await openDatabase({ folder: place });
    await migrate(database.pool);
    await database.close();
    const lite = await PGlite.create({ dataDir: place, extensions: { pg_trgm } });
    const dump = Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer());
    await lite.close();
    mkdirSync(dirname(file), { recursive: true });
    // Renamed when whole: a run that was interrupted leaves no half template.
    writeFileSync(`${file}.${process.pid}`, dump);
    renameSync(`${file}.${process.pid}`, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

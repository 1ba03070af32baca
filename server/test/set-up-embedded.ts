import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../src/platform/database/db.ts';
import { migrate, readMigrations } from '../src/platform/database/migrate.ts';
import { makeTreePrivate } from '../src/platform/secrets/private-folders.ts';

const cache = new URL('../../node_modules/.cache/lintel/', import.meta.url);

/**
 * Prepares tests on the embedded database: a migrated one, as a file and as a folder, rebuilt when a
 * migration changed.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  for (const migration of readMigrations()) hash.update(migration.name).update(migration.hash);
  const template = fileURLToPath(new URL(`template-${hash.digest('hex').slice(0, 16)}`, cache));
  if (!existsSync(template)) await makeTemplate(template);
  project.provide('template', join(template, 'database.tar'));
  project.provide('templateFolder', join(template, 'database'));
}

async function makeTemplate(template: string): Promise<void> {
  const draft = `${template}.${process.pid}`;
  const folder = join(draft, 'database');
  const database = await openDatabase({ folder });
  await migrate(database.pool);
  await database.close();
  // A database clears its buffers when it is opened: a third of that time with the default of 128 MB.
  appendFileSync(join(folder, 'postgresql.conf'), '\nshared_buffers = 16MB\n');
  const lite = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } });
  const dump = await lite.dumpDataDir('none');
  await lite.close();
  makeTreePrivate(folder);
  writeFileSync(join(draft, 'database.tar'), Buffer.from(await dump.arrayBuffer()));
  // Renamed when complete: an interrupted run leaves no partial template, and of two concurrent runs the
  // first one's is used.
  try {
    renameSync(draft, template);
  } catch (error) {
    if (!existsSync(template)) throw error;
    rmSync(draft, { recursive: true });
  }
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { type Answer, type Engine, processCpu, seconds } from '../engine.ts';
import { residentBytes } from '../memory.ts';
import { lineOf, type Row } from '../rows.ts';
import type { Search, SearchSpec } from '../searches.ts';
import { bindWith, copy, dialect, steps, table } from './postgres-schema.ts';
import { answerOf, type Statement, statementOf } from './statement.ts';

interface Request {
  spec: SearchSpec;
  statement: Statement;
}
interface Raw {
  spec: SearchSpec;
  rows: (number | bigint | null)[][];
}
/** Rows per copy. */
const BATCH = 50_000;

/** PostgreSQL compiled to WebAssembly, in this process: the same tables, indexes and statements as the server. */
export class Pglite implements Engine<Request, Raw> {
  readonly name = 'PGlite';
  readonly #folder: string;
  readonly #db: PGlite;
  #before = 0;

  private constructor(folder: string, db: PGlite) {
    this.#folder = folder;
    this.#db = db;
  }

  static async start(): Promise<Pglite> {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-pglite-'));
    const db = await PGlite.create(join(folder, 'data'), { extensions: { btree_gin }, relaxedDurability: true });
    await db.exec(`set jit = off; set work_mem = '64MB'; set random_page_cost = 1.1; set synchronous_commit = off;
      set maintenance_work_mem = '256MB'; set max_parallel_workers_per_gather = 0`);
    return new Pglite(folder, db);
  }

  async load(rows: readonly Row[]): Promise<number> {
    this.#before = residentBytes();
    return seconds(async () => {
      await this.#db.exec(table);
      for (let from = 0; from < rows.length; from += BATCH) {
        const lines = rows.slice(from, from + BATCH).map((row, i) => lineOf(row, from + i));
        await this.#db.query(`${copy} '/dev/blob' with (format csv)`, [], { blob: new Blob(lines) });
      }
      for (const step of steps) await this.#db.exec(step);
    });
  }

  ready({ spec }: Search): Request {
    return { spec, statement: statementOf(spec, dialect, bindWith) };
  }

  async ask({ spec, statement }: Request): Promise<Raw> {
    const { rows } = await this.#db.query(statement.text, [...statement.values], { rowMode: 'array' });
    return { spec, rows: rows as Raw['rows'] };
  }

  answer({ spec, rows }: Raw): Answer {
    return answerOf(rows, spec);
  }

  cpu(): number {
    return processCpu();
  }

  async size(): Promise<{ bytes: number; of: string }> {
    return { bytes: Math.max(0, residentBytes() - this.#before), of: 'resident memory, files not counted' };
  }

  async close(): Promise<void> {
    await this.#db.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

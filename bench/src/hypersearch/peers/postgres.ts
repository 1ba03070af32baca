import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Change } from '@lintel/hypersearch';
import pg from 'pg';
import { findPostgres, type PostgresServer, startPostgres } from '../../../../server/test/postgres-server.ts';
import { type Answer, type Engine, seconds } from '../engine.ts';
import { columnsOfFile, lineOf, type Row, rowOf, writeRows } from '../rows.ts';
import type { Search, SearchSpec } from '../searches.ts';
import { bindWith, copy, dialect, steps, table, upsert } from './postgres-schema.ts';
import { backendCpu, settings } from './postgres-session.ts';
import { answerOf, statementOf } from './statement.ts';

interface Request {
  spec: SearchSpec;
  query: pg.QueryArrayConfig;
}
interface Raw {
  spec: SearchSpec;
  rows: (number | string | null)[][];
}

/** A separate cluster with one session over its Unix socket, and the folder of files that it copies rows from. */
interface Cluster {
  server: PostgresServer;
  folder: string;
}

/**
 * PostgreSQL; `cpu` is that of the backend only, without the client. Every statement is parsed and planned, as
 * dynamic SQL is.
 */
export class Postgres implements Engine<Request, Raw> {
  readonly name: string;
  readonly #cluster: Cluster;
  readonly #client: pg.Client;
  readonly #backend: number;
  /** Prepared statements by text. */
  readonly #names: Map<string, string> | undefined;

  private constructor(name: string, cluster: Cluster, client: pg.Client, backend: number, names?: Map<string, string>) {
    this.name = name;
    this.#cluster = cluster;
    this.#client = client;
    this.#backend = backend;
    this.#names = names;
  }

  /** Returns undefined without PostgreSQL 15 or newer on this machine. */
  static async start(): Promise<Postgres | undefined> {
    const binaries = findPostgres();
    if (!binaries) return undefined;
    const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-'));
    chmodSync(folder, 0o777);
    const server = await startPostgres(binaries, { settings });
    const { client, backend } = await session({ server, folder });
    return new Postgres('PostgreSQL', { server, folder }, client, backend);
  }

  /**
   * The same tables through a session that prepares each form of a statement once: less planning, and less
   * specific plans.
   */
  async prepared(): Promise<Engine<Request, Raw>> {
    const { client, backend } = await session(this.#cluster);
    const other = new Postgres('PostgreSQL, prepared', this.#cluster, client, backend, new Map());
    other.load = async () => Number.NaN;
    other.close = () => client.end();
    return other;
  }

  async load(rows: readonly Row[]): Promise<number> {
    const file = join(this.#cluster.folder, 'homes.csv');
    writeRows(rows, file);
    const took = await seconds(async () => {
      await this.#client.query(table);
      await this.#client.query(`${copy} '${file}' with (format csv)`);
      for (const step of steps) await this.#client.query(step);
    });
    rmSync(file);
    return took;
  }

  ready({ spec }: Search): Request {
    const { text, values } = statementOf(spec, dialect, bindWith);
    if (this.#names && !this.#names.has(text)) this.#names.set(text, `s${this.#names.size}`);
    const name = this.#names?.get(text);
    return { spec, query: { text, values: [...values], rowMode: 'array', ...(name ? { name } : {}) } };
  }

  async ask({ spec, query }: Request): Promise<Raw> {
    const { rows } = await this.#client.query<Raw['rows'][number]>(query);
    return { spec, rows };
  }

  answer({ spec, rows }: Raw): Answer {
    return answerOf(rows, spec);
  }

  cpu(): number {
    return backendCpu(this.#backend);
  }

  async size(): Promise<{ bytes: number; of: string }> {
    const { rows } = await this.#client.query<{ bytes: string }>(`select pg_total_relation_size('homes') as bytes`);
    return { bytes: Number(rows[0]!.bytes), of: 'pages' };
  }

  async apply(changes: readonly Change[]): Promise<void> {
    const gone = changes.flatMap((change) => (change.op === 'delete' ? change.id : []));
    const come = changes.flatMap((change) => (change.op === 'put' ? change.listing : []));
    await this.#client.query('delete from homes where id = any($1)', [gone]);
    await this.#client.query(upsert, [JSON.stringify(come.map((home) => recordOf(rowOf(home))))]);
  }

  /** Nightly maintenance: the visibility map for index-only scans. */
  async tidy(): Promise<void> {
    await this.#client.query('vacuum analyze homes');
  }

  async close(): Promise<void> {
    await this.#client.end();
    await this.#cluster.server.stop();
    rmSync(this.#cluster.folder, { recursive: true, force: true });
  }
}

async function session({ server }: Cluster): Promise<{ client: pg.Client; backend: number }> {
  const client = new pg.Client(server.socketUrl);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return { client, backend: rows[0]!.pid };
}

const names = columnsOfFile.split(',');
const recordOf = (row: Row) => {
  const fields = lineOf(row, 0).trimEnd().split(',');
  return Object.fromEntries(names.map((name, i) => [name, fields[i]]));
};

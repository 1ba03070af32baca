import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, type Engine, processCpu, seconds } from '../engine.ts';
import { residentBytes } from '../memory.ts';
import { columnsOfFile, type Row, writeRows } from '../rows.ts';
import type { Search, SearchSpec } from '../searches.ts';
import { peerPackage } from './peer-packages.ts';
import { answerOf, type Bind, boxOf, type Dialect, statementOf } from './statement.ts';

/** The used part of `@duckdb/node-api`. */
interface DuckDB {
  DuckDBInstance: {
    create(path: string, options: Record<string, string>): Promise<{ connect(): Promise<Connection> }>;
  };
}
interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRows(): unknown[][] }>;
  closeSync(): void;
}
interface Request {
  spec: SearchSpec;
  text: string;
}
interface Raw {
  spec: SearchSpec;
  rows: (number | bigint | null)[][];
}

const PACKAGE = '@duckdb/node-api';
const VERSION = '1.5.6-r.1';

/**
 * Rows are sorted by city and band of latitude and longitude, so that the ranges of row groups exclude most of
 * them.
 */
const steps = (file: string) => [
  `create table copied as select * from read_csv('${file}', header = false, delim = ',', quote = '', names = [${columnsOfFile
    .split(',')
    .map((name) => `'${name}'`)
    .join(', ')}], types = {'f0': 'BIGINT', 'f1': 'BIGINT', 'text': 'VARCHAR'})`,
  `create table homes as select row_number() over (order by city, lat // 20000, lon)::int as pos, id::int as id, city::smallint as city,
    lat::int as lat, lon::int as lon, gx::int as gx, gy::int as gy, price::int as price, listed::int as listed, active::tinyint as active,
    beds::tinyint as beds, half_baths::tinyint as half_baths, type::tinyint as type, f0, f1, text from copied order by city, lat // 20000, lon`,
  `create table words as select word, pos, count(*)::int as times from (select unnest(string_split(text, ' ')) as word, pos
    from homes where active = 1) group by all order by word, pos`,
  'alter table homes drop text',
  'drop table copied',
];

const dialect: Dialect = {
  greatest: 'greatest',
  divide: '//',
  place: () => ({ lat: 'lat', lon: 'lon' }),
  source(spec, bind) {
    const int = (value: number) => bind(value, 'int');
    const where = [
      'active = 1',
      ...(spec.city === undefined ? [] : [`city = ${int(spec.city)}`]),
      ...(spec.price ? [`price between ${int(spec.price[0])} and ${int(spec.price[1])}`] : []),
    ];
    if (spec.words) {
      const wanted = [...new Set(spec.words)];
      const each = wanted.map((word) => bind(word, 'text')).join(', ');
      const found = `(select pos, sum(times)::int as times from words where word in (${each}) group by pos having count(*) = ${wanted.length})`;
      return { from: `homes join ${found} using (pos)`, where, weight: 'least(30, 3 * times)' };
    }
    if (spec.area) {
      const { southE6, westE6, northE6, eastE6 } = boxOf(spec);
      where.push(`lat between ${int(southE6)} and ${int(northE6)}`, `lon between ${int(westE6)} and ${int(eastE6)}`);
    }
    return { from: 'homes', where };
  },
};

/**
 * Inlined values, because plans with parameters exclude fewer row groups. Doubles are cast, because decimals would
 * be exact where the index is not.
 */
const bindWith = (): Bind => (value, type) =>
  type === 'text' ? `'${value}'` : type === 'float8' ? `${value}::double` : String(value);

/** DuckDB in memory, on one thread. */
export class Duckdb implements Engine<Request, Raw> {
  readonly name = 'DuckDB';
  readonly #connection: Connection;
  #before = 0;

  private constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Returns undefined when its package is unavailable. */
  static async start(): Promise<Duckdb | undefined> {
    const duckdb = await peerPackage<DuckDB>(PACKAGE, VERSION);
    if (!duckdb) return undefined;
    const instance = await duckdb.DuckDBInstance.create(':memory:', { threads: '1', memory_limit: '4GB' });
    return new Duckdb(await instance.connect());
  }

  async load(rows: readonly Row[]): Promise<number> {
    const folder = mkdtempSync(join(tmpdir(), 'lintel-bench-duckdb-'));
    const file = join(folder, 'homes.csv');
    writeRows(rows, file);
    this.#before = residentBytes();
    const took = await seconds(async () => {
      for (const step of steps(file)) await this.#connection.run(step);
    });
    rmSync(folder, { recursive: true });
    return took;
  }

  ready({ spec }: Search): Request {
    return { spec, text: statementOf(spec, dialect, bindWith).text };
  }

  async ask({ spec, text }: Request): Promise<Raw> {
    const reader = await this.#connection.runAndReadAll(text);
    return { spec, rows: reader.getRows() as Raw['rows'] };
  }

  answer({ spec, rows }: Raw): Answer {
    return answerOf(rows, spec);
  }

  cpu(): number {
    return processCpu();
  }

  async size(): Promise<{ bytes: number; of: string }> {
    return { bytes: Math.max(0, residentBytes() - this.#before), of: 'resident memory' };
  }

  async close(): Promise<void> {
    this.#connection.closeSync();
  }
}

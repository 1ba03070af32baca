import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type Answer, type Engine, processCpu, seconds } from '../engine.ts';
import { CELL_LINE, cellColumn, cellLine, type Row } from '../rows.ts';
import type { Search, SearchSpec } from '../searches.ts';
import { answerOf, type Bind, boxOf, type Dialect, statementOf } from './statement.ts';

interface Request {
  spec: SearchSpec;
  statement: StatementSync;
  values: SQLInputValue[];
}
interface Raw {
  spec: SearchSpec;
  rows: (number | bigint | string | null)[][];
}

const scored = 'id, listed, beds, half_baths, type, f0, f1';
const schema = `
  create table homes (pos integer primary key, id int, city int, cell int, lat int, lon int, gx int, gy int, price int,
    listed int, active int, beds int, half_baths int, type int, f0 int, f1 int);
  create virtual table words using fts5(text, content='', tokenize='unicode61')`;
const indexes = `
  create index by_city on homes (city, price, ${scored}) where active = 1;
  create index by_cell on homes (cell, price, lat, lon, ${scored}, gx, gy) where active = 1;
  insert into words(words) values ('optimize');
  analyze`;

const cityWord = (city: number) => `cityno${city}k`;

const dialect: Dialect = {
  greatest: 'max',
  divide: '/',
  place: () => ({ lat: 'lat', lon: 'lon' }),
  source(spec, bind) {
    const int = (value: number) => bind(value, 'int');
    const price = spec.price ? [`price between ${int(spec.price[0])} and ${int(spec.price[1])}`] : [];
    if (spec.words) {
      const wanted = [...spec.words, ...(spec.city === undefined ? [] : [cityWord(spec.city)])];
      const match = `words match ${bind(wanted.map((word) => `"${word}"`).join(' AND '), 'text')}`;
      // The word table contains active homes only.
      return {
        from: 'words w cross join homes h on h.pos = w.rowid',
        where: [match, ...price],
        weight: 'min(30, cast(-4 * bm25(words) as int))',
      };
    }
    if (spec.area) {
      const { southE6, westE6, northE6, eastE6 } = boxOf(spec);
      const ends = (line: number) =>
        [cellColumn(westE6), cellColumn(eastE6)].map((column) => line * CELL_LINE + column);
      const lines = [];
      for (let line = cellLine(southE6); line <= cellLine(northE6); line++) lines.push(ends(line));
      const ranges = bind(JSON.stringify(lines), 'text');
      return {
        from: `(select value ->> 0 as west, value ->> 1 as east from json_each(${ranges})) cross join homes indexed by by_cell`,
        where: [
          'active = 1',
          'cell between west and east',
          ...price,
          `lat between ${int(southE6)} and ${int(northE6)}`,
          `lon between ${int(westE6)} and ${int(eastE6)}`,
        ],
      };
    }
    return { from: 'homes indexed by by_city', where: ['active = 1', `city = ${int(spec.city!)}`, ...price] };
  },
};

const bindWith =
  (values: (number | string)[]): Bind =>
  (value) =>
    `?${values.push(value)}`;

/**
 * SQLite with covering partial indexes, a grid of hundredths of a degree for areas, and FTS5 for words; in memory.
 */
export class Sqlite implements Engine<Request, Raw> {
  readonly name = 'SQLite';
  readonly #db = new DatabaseSync(':memory:');
  readonly #statements = new Map<string, StatementSync>();

  async load(rows: readonly Row[]): Promise<number> {
    return seconds(() => {
      this.#db.exec(`pragma temp_store = memory; pragma cache_size = -4000000; ${schema}; begin`);
      const home = this.#db.prepare(`insert into homes values (${Array(16).fill('?').join(', ')})`);
      const text = this.#db.prepare('insert into words (rowid, text) values (?, ?)');
      for (const [pos, { home: one, city, cell, gx, gy, price, halfBaths, type, f0, f1 }] of rows.entries()) {
        const active = one.status === 'active' ? 1 : 0;
        const place = [pos, one.id, city, cell, one.latE6!, one.lonE6!, gx, gy];
        home.run(...place, price, one.listedDay!, active, one.beds!, halfBaths, type, f0, f1);
        if (active) text.run(pos, `${cityWord(city)} ${one.text}`);
      }
      this.#db.exec(`commit; ${indexes}`);
    });
  }

  ready({ spec }: Search): Request {
    const { text, values } = statementOf(spec, dialect, bindWith);
    let statement = this.#statements.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      statement.setReturnArrays(true);
      this.#statements.set(text, statement);
    }
    // BigInt, because JavaScript numbers are bound as reals and would use real division.
    const bound = values.map((value) => (Number.isInteger(value) ? BigInt(value) : value));
    return { spec, statement, values: bound };
  }

  ask({ spec, statement, values }: Request): Raw {
    return { spec, rows: statement.all(...values) as unknown as Raw['rows'] };
  }

  answer({ spec, rows }: Raw): Answer {
    return answerOf(rows, spec);
  }

  cpu(): number {
    return processCpu();
  }

  async size(): Promise<{ bytes: number; of: string }> {
    const pragma = (name: string) => Number(Object.values(this.#db.prepare(`pragma ${name}`).get()!)[0]);
    return { bytes: pragma('page_count') * pragma('page_size'), of: 'pages' };
  }

  async close(): Promise<void> {
    this.#db.close();
  }
}

import { columnsOfFile } from '../rows.ts';
import { type Bind, boxOf, type Dialect } from './statement.ts';

const scored = 'id, listed, beds, half_baths, type, f0, f1';

/** Target table of the copied file; columns are as narrow as possible, widest first. */
export const table = `
  create extension if not exists btree_gin;
  create table copied (pos int, id int, city int2, lat int, lon int, gx int, gy int, price int, listed int2,
    active int2, beds int2, half_baths int2, type int2, f0 int8, f1 int8, text text)`;
export const copy = `copy copied (${columnsOfFile}) from`;

const columns = `f0, f1, point(lon, lat) as p, id, gx, gy, price, city, listed, beds, half_baths, type,
  active = 1 as active, to_tsvector('simple', text) as words, text`;

/**
 * Clustered by city and position; the indexes contain all filtered and scored columns, so that the heap is not
 * read.
 */
export const steps: readonly string[] = [
  `create table homes as select ${columns} from copied order by pos`,
  'drop table copied',
  `create index by_city on homes (city, price) include (${scored}) where active`,
  `create index by_place on homes using gist (p) include (price, gx, gy, ${scored}) where active`,
  'create index by_word on homes using gin (city, words) where active',
  'create unique index by_id on homes (id)',
  'vacuum (freeze, analyze) homes',
];

export const upsert = `insert into homes (${'f0, f1, p, id, gx, gy, price, city, listed, beds, half_baths, type, active, words, text'})
  select ${columns} from json_to_recordset($1) as t(pos int, id int, city int2, lat int, lon int, gx int, gy int, price int,
    listed int2, active int2, beds int2, half_baths int2, type int2, f0 int8, f1 int8, text text)
  on conflict (id) do update set f0 = excluded.f0, f1 = excluded.f1, p = excluded.p, gx = excluded.gx, gy = excluded.gy,
    price = excluded.price, city = excluded.city, listed = excluded.listed, beds = excluded.beds,
    half_baths = excluded.half_baths, type = excluded.type, active = excluded.active, words = excluded.words,
    text = excluded.text`;

export const dialect: Dialect = {
  greatest: 'greatest',
  divide: '/',
  // Computed from the point itself, because other columns are not in its index.
  place: () => ({ lat: 'p[1]', lon: 'p[0]' }),
  source(spec, bind) {
    const int = (value: number) => bind(value, 'int');
    const float = (value: number) => bind(value, 'float8');
    const where = [
      'active',
      ...(spec.city === undefined ? [] : [`city = ${int(spec.city)}::int2`]),
      ...(spec.price ? [`price between ${int(spec.price[0])} and ${int(spec.price[1])}`] : []),
    ];
    if (spec.words) {
      const wanted = `to_tsquery('simple', ${bind(spec.words.join(' & '), 'text')})`;
      const weight = `least(30, (30 * ts_rank(words, ${wanted}, 1))::int)`;
      return { from: 'homes', where: [...where, `words @@ ${wanted}`], weight };
    }
    if (spec.area) {
      const { southE6, westE6, northE6, eastE6 } = boxOf(spec);
      const box = `box(point(${float(westE6)}, ${float(southE6)}), point(${float(eastE6)}, ${float(northE6)}))`;
      return { from: 'homes', where: [`p <@ ${box}`, ...where] };
    }
    return { from: 'homes', where };
  },
};

export const bindWith =
  (values: (number | string)[]): Bind =>
  (value, type) =>
    `$${values.push(value)}::${type}`;

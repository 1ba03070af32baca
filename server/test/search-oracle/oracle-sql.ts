import { foldPlace } from '@lintel/geo';
import { fields } from '@lintel/hypersearch';
import { type SQL, sql } from 'drizzle-orm';
import { areasOf } from '../../src/modules/places/index.ts';
import type { FilterInput } from '../../src/modules/search/filters/read-filters.ts';
import type { Sort } from './random-filters.ts';
import { towns } from './random-homes.ts';

/** Plain SQL for the index's queries, written independently of it, as a reference. */

const all = (conditions: SQL[]): SQL => (conditions.length ? sql.join(conditions, sql` and `) : sql`true`);
const any = (conditions: SQL[]): SQL => (conditions.length ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`);
const textArray = (values: readonly string[]): SQL =>
  sql`${`{${values.map((value) => `"${value}"`).join(',')}}`}::text[]`;

const folded = (column: SQL): SQL =>
  sql`trim(regexp_replace(translate(lower(${column}), 'éèêàôîç', 'eeeaoic'), '[^a-z0-9]+', ' ', 'g'))`;
const city = folded(sql`city`);
const hood = folded(sql`coalesce(neighbourhood, '')`);
const code = sql`replace(coalesce(postal_code, ''), ' ', '')`;

const utcDay = (column: SQL): SQL => sql`(${column} at time zone 'UTC')::date`;
const firstPrice = sql`coalesce(original_list_price_cents, previous_list_price_cents)`;

/** Undefined for the payment, which has no column. */
const column: Record<(typeof fields)[number], ((today: SQL) => SQL) | undefined> = {
  price: () => sql`list_price_cents / 100.0`,
  beds: () => sql`bedrooms_total`,
  baths: () => sql`baths`,
  sqft: () => sql`living_area_sqft`,
  lot: () => sql`lot_size_acres`,
  year: () => sql`year_built`,
  hoa: () => sql`association_fee_monthly_cents / 100.0`,
  dom: (today) => sql`coalesce(off_market_on, ${today}) - market_since`,
  school: () => sql`school_rating`,
  walk: () => sql`walk_score`,
  garage: () => sql`garage_spaces`,
  stories: () => sql`stories_total`,
  payment: undefined,
  // 20% down, 30 years: the two numbers are the monthly payment of a loan of 1 at 6.5% and, compounded
  // half-yearly, 4.75%.
  cost: () => sql`case when status <> 'sold' then (
    round(((list_price_cents - round(list_price_cents * 0.2)) * case country when 'US' then 0.006320680234929638 else 0.005188581635970881 end)::numeric)
    + coalesce(round(tax_annual_amount_cents / 12.0), 0) + coalesce(association_fee_monthly_cents, 0)
    + case when home_type = 'land' then 0 else round(round(list_price_cents * case country when 'US' then 0.005 else 0.003 end) / 12.0) end
  ) / 100 end`,
  ppsf: () => sql`round(list_price_cents / nullif(living_area_sqft, 0)::numeric) / 100`,
  tax: () => sql`tax_annual_amount_cents / 100.0`,
  cut: () => sql`round(1000.0 * (${firstPrice} - least(list_price_cents, ${firstPrice})) / ${firstPrice}) / 10`,
  cutDays: (today) =>
    sql`case when list_price_cents < coalesce(previous_list_price_cents, original_list_price_cents) then ${today} - ${utcDay(sql`price_change_timestamp`)} end`,
  openDays: (today) =>
    sql`case when 'open_house' = any(features) then greatest(0, ${utcDay(sql`open_house_starts_at`)} - ${today}) end`,
  offDays: (today) => sql`${today} - off_market_on`,
  capRate: () => sql`round(1000.0 * net_operating_income_cents / list_price_cents) / 10`,
};
const daysOnMarket = (today: string): SQL => sql`(coalesce(off_market_on, ${today}::date) - market_since)`;

/** Homes of the towns and postal codes in an area of this name. */
const inArea = (name: string): SQL =>
  any(
    towns.flatMap(({ city: town, state, country, codes }) =>
      ['', ...codes].flatMap((postalCode) =>
        ['', 'any'].flatMap((neighbourhood) =>
          areasOf({ country, state, city: town, neighbourhood, postalCode }).some((area) => foldPlace(area) === name)
            ? sql`(city = ${town} and state_or_province = ${state} and ${code} = ${postalCode.replace(' ', '')} and (${hood} = '') = ${neighbourhood === ''})`
            : [],
        ),
      ),
    ),
  );

/**
 * A neighborhood or ZIP named with its city means the one within it, as does any of them or a city named with
 * its area; the larger is then not an alternative.
 */
function placeCondition(input: FilterInput): SQL {
  const names = (input.place ?? []).map(foldPlace);
  const zips = (input.zip ?? []).map((zip) => zip.replace(' ', ''));
  const smaller = [
    ...names.map((name) => ({
      name,
      test: sql`${hood} = ${name}`,
      named: sql`(${city} = ${name} or ${hood} = ${name})`,
      alone: sql`(${city} = ${name} or ${hood} = ${name} or ${inArea(name)})`,
    })),
    ...zips.map((zip) => {
      const test = sql`${code} like ${`${zip}%`}`;
      return { name: '', test, named: test, alone: test };
    }),
  ];
  type Part = (typeof smaller)[number];
  const isWithin = (part: Part, name: string): SQL =>
    sql`((${part.test} and ${city} = ${name}) or (${part.named} and ${inArea(name)}))`;
  const holds = (part: Part, name: string): SQL =>
    sql`exists (select from public_listings where ${isWithin(part, name)})`;
  const alternatives = smaller.map((part) => {
    const cities = [...new Set(names)].filter((name) => name !== part.name);
    const within = any(cities.map((name) => isWithin(part, name)));
    const hasCity = any(cities.map((name) => holds(part, name)));
    const covered = any(
      smaller.filter((other) => part.name !== '' && other.name !== part.name).map((other) => holds(other, part.name)),
    );
    return sql`case when ${hasCity} then ${within} when ${covered} then false else ${part.alone} end`;
  });
  const states = (input.state ?? []).map((state) => sql`state_or_province = ${state}`);
  return alternatives.length + states.length === 0 ? sql`true` : any([...alternatives, ...states]);
}

const e6 = (degrees: string): number => Math.round(Number(degrees) * 1e6);

/** Even-odd rule in integers; an edge includes its lower end and excludes its upper one. */
function polygonCondition(text: string): SQL {
  const ring = text.split(';').map((corner) => corner.split(',').map(e6) as [number, number]);
  const edges = ring.map(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    return y < v ? [x, y, u, v] : [u, v, x, y];
  });
  const rows = sql.join(
    edges.map(([lx, ly, hx, hy]) => sql`(${lx}::bigint, ${ly}::bigint, ${hx}::bigint, ${hy}::bigint)`),
    sql`, `,
  );
  return sql`coalesce((select count(*) % 2 = 1 from (values ${rows}) e(lx, ly, hx, hy)
    where ly <= lat_e6 and lat_e6 < hy and (hx - lx) * (lat_e6 - ly) - (hy - ly) * (lon_e6 - lx) > 0), false)`;
}

function circleCondition(text: string): SQL {
  const [lon, lat, radius] = text.split(',');
  const north = sql`((lat_e6 - ${e6(lat!)}::integer) * 0.111195::float8)`;
  const east = sql`((lon_e6 - ${e6(lon!)}::integer) * (0.111195::float8 * (round((cos(radians(${e6(lat!)} / 1e6::float8)) * 1e6)::numeric)::float8 / 1e6)))`;
  return sql`coalesce(${north} * ${north} + ${east} * ${east} <= ${Number(radius) ** 2}::float8, false)`;
}

function areaConditions(input: FilterInput): SQL[] {
  const conditions: SQL[] = [];
  if (input.bounds) {
    const [west, south, east, north] = input.bounds.split(',').map(e6);
    conditions.push(
      sql`lat_e6 between ${south}::integer and ${north}::integer and lon_e6 between ${west}::integer and ${east}::integer`,
    );
  }
  const drawn = [...(input.polygon ?? []).map(polygonCondition), ...(input.circle ?? []).map(circleCondition)];
  if (drawn.length) conditions.push(sql`lat_e6 is not null and ${any(drawn)}`);
  const excludedAreas = [
    ...(input.notPolygon ?? []).map(polygonCondition),
    ...(input.notCircle ?? []).map(circleCondition),
  ];
  for (const area of excludedAreas) conditions.push(sql`not ${area}`);
  return conditions;
}

/** The searchable words, with a space at both ends. */
const searchable = sql`' ' || ${folded(sql`concat_ws(' ', address, neighbourhood, city, state_or_province, postal_code, listing_id, public_remarks)`)} || ' '`;

export function condition(input: FilterInput, today: string): SQL {
  const conditions = [placeCondition(input), ...areaConditions(input)];
  conditions.push(sql`status = any(${textArray(input.status ?? ['active'])})`);
  for (const name of input.notPlace ?? [])
    conditions.push(
      sql`not (${city} = ${foldPlace(name)} or ${hood} = ${foldPlace(name)} or ${inArea(foldPlace(name))})`,
    );
  for (const field of fields) {
    const value = column[field]?.(sql`${today}::date`);
    if (!value) continue;
    const [low, high] = [input[`${field}Min`], input[`${field}Max`]];
    if (low !== undefined) conditions.push(sql`(${value}) >= ${low}::numeric`);
    if (high !== undefined) conditions.push(sql`(${value}) <= ${high}::numeric`);
  }
  if (input.type) conditions.push(sql`home_type = any(${textArray(input.type)})`);
  if (input.notType) conditions.push(sql`home_type <> all(${textArray(input.notType)})`);
  if (input.has) conditions.push(sql`features @> ${textArray(input.has)}`);
  if (input.no) conditions.push(sql`not features && ${textArray(input.no)}`);
  for (const word of foldPlace(input.q ?? '')
    .split(' ')
    .filter(Boolean))
    conditions.push(sql`${searchable} like ${`% ${word} %`}`);
  return all(conditions);
}

/** BM25 of the query's words: share of each in the text, weighted by its rarity among the homes. */
function textPoints(q: string): SQL | undefined {
  const wanted = [...new Set(foldPlace(q).split(' ').filter(Boolean))];
  if (wanted.length === 0) return undefined;
  const words = sql`string_to_array(trim(${searchable}), ' ')`;
  const parts = wanted.map((word) => {
    const rarity = sql`(select ln(1 + (count(*) - count(*) filter (where has) + 0.5::float8) / (count(*) filter (where has) + 0.5::float8))
      from (select ${searchable} like ${`% ${word} %`} as has from public_listings) every)`;
    const count = sql`cardinality(array_positions(${words}, ${word}::text))`;
    const impact = sql`floor(255 * ${count} / (${count} + 1.2::float8 * (0.25 + 0.75::float8 * cardinality(${words}) / 100)) + 0.5)`;
    return { weight: sql`${rarity} * ${impact}`, most: sql`${rarity} * 255` };
  });
  const sum = (terms: SQL[]): SQL => sql`(${sql.join(terms, sql` + `)})`;
  return sql`floor(30 * ${sum(parts.map(({ weight }) => weight))} / ${sum(parts.map(({ most }) => most))})::integer`;
}

/** Whole points, as decisions/0006 defines them. */
function score(input: FilterInput, today: string): SQL {
  const parts = (input.prefer ?? []).map((text) =>
    text.startsWith('has:')
      ? sql`case when ${text.slice(4)} = any(features) then 100 else 0 end`
      : sql`case when bedrooms_total >= ${Number(text.slice('beds>='.length))}::integer then 100 else 0 end`,
  );
  if (input.priceMax) parts.push(sql`floor(30::float8 * list_price_cents / ${input.priceMax * 100}::float8)::integer`);
  const textual = textPoints(input.q ?? '');
  if (textual) parts.push(textual);
  const days = daysOnMarket(today);
  parts.push(sql`case when status = 'active' then greatest(0, 30 - ${days}) else 0 end`);
  return sql`(${sql.join(parts, sql` + `)})`;
}

export function order(input: FilterInput, sort: Sort, today: string): SQL {
  const keys: Record<Sort, SQL> = {
    match: sql`${score(input, today)} desc`,
    price_asc: sql`list_price_cents asc`,
    price_desc: sql`list_price_cents desc`,
    newest: sql`market_since desc nulls last`,
    sqft_desc: sql`living_area_sqft desc nulls last`,
    lot_desc: sql`lot_size_acres desc nulls last`,
    price_per_sqft_asc: sql`list_price_cents::float8 / nullif(living_area_sqft, 0) asc nulls last`,
    roi_desc: sql`net_operating_income_cents::float8 / list_price_cents desc nulls last`,
  };
  return sql`${keys[sort]}, id asc`;
}

/** Web Mercator cells, `width` of them around the world. */
export const cell = (width: number): { x: SQL; y: SQL } => ({
  x: sql`floor((lon_e6 + 180e6::float8) / 360e6 * ${width}::integer)::integer`,
  y: sql`floor((0.5 - ln((1 + sin(radians(lat_e6 / 1e6::float8))) / (1 - sin(radians(lat_e6 / 1e6::float8)))) / (4 * pi())) * ${width}::integer)::integer`,
});

import { foldPlace } from '@lintel/geo';
import type { Area, Fact, Query, TasteHome } from '@lintel/hypersearch';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/db.ts';
import { completeQuery, type Finder } from '../search/index.ts';

/** Maximum number of candidates; if there are more, the search area shrinks. */
const most = 2_000;

/** Search areas as distance from liked homes and share of their prices, from wide to narrow. */
const rings = [
  { metres: 25_000, below: 0.55, above: 1.35 },
  { metres: 12_000, below: 0.65, above: 1.25 },
  { metres: 6_000, below: 0.7, above: 1.2 },
  { metres: 3_000, below: 0.75, above: 1.15 },
] as const;

export interface LikedHome extends TasteHome {
  city: string;
  state: string;
  country: 'US' | 'CA';
}

/**
 * Returns homes for sale near the liked ones, at similar prices. The live index finds them; their data come from
 * the public view.
 */
export async function candidates(db: Db, finder: Finder, liked: readonly LikedHome[]): Promise<TasteHome[]> {
  let ids = new Int32Array(0);
  for (const ring of rings) {
    ids = Int32Array.from(finder.index.ids(completeQuery(finder, around(liked, ring))));
    if (ids.length <= most) break;
  }
  return homesByIds(db, [...ids.subarray(0, most)]);
}

type Ring = (typeof rings)[number];

function around(liked: readonly LikedHome[], { metres, below, above }: Ring): Pick<Query, 'facts' | 'areas'> {
  const prices = liked.map(({ priceCents }) => priceCents / 100);
  const facts: Fact[] = [
    { kind: 'bound', field: 'price', op: '>=', value: Math.floor(Math.min(...prices) * below) },
    { kind: 'bound', field: 'price', op: '<=', value: Math.ceil(Math.max(...prices) * above) },
  ];
  const areas: Area[] = liked.flatMap(({ latE6, lonE6 }) =>
    latE6 === undefined || lonE6 === undefined
      ? []
      : [{ kind: 'circle' as const, centre: { latE6, lonE6 }, radiusMetres: metres }],
  );
  if (areas.length > 0) return { facts, areas: areas.slice(0, 20) };
  const places: Fact[] = [...new Map(liked.map((home) => [`${home.city}|${home.state}`, home])).values()].map(
    ({ city, state }) => ({ kind: 'place', name: foldPlace(city), state, not: false }),
  );
  return { facts: [...facts, ...places] };
}

/** Returns the features of homes, for sale or not. */
export async function homesByIds(db: Db, ids: readonly number[]): Promise<LikedHome[]> {
  if (ids.length === 0) return [];
  type Row = { [Key in keyof LikedHome]: LikedHome[Key] | null };
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select id, country, city, state_or_province as state, lat_e6 as "latE6", lon_e6 as "lonE6", home_type as type,
      list_price_cents::float8 as "priceCents", bedrooms_total as beds, baths::float8 as baths,
      living_area_sqft as sqft, lot_size_acres::float8 as "lotAcres", year_built as "yearBuilt",
      garage_spaces as "garageSpaces", features
    from public_listings where id = any(${sql.param([...ids])}::integer[])`);
  return rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? undefined])) as never,
  );
}

import { deserialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import type { Valuer } from '@lintel/market';
import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { batched } from '../../../platform/database/batched.ts';
import type { Db } from '../../../platform/database/db.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { token } from '../../../platform/serve/registry.ts';
import type { Score } from '../contract.ts';
import { marketModels } from '../tables.ts';
import type { Baseline } from './baseline.ts';

/** The content of a stored model. */
export interface ModelContent {
  valuer: Valuer;
  baseline: Baseline;
}

interface MarketModel extends ModelContent {
  id: number;
  asOf: string;
  sales: number;
  score: Score | null;
}

/** Returns the serving version of a market. */
export type Models = (db: Db, market: string) => Promise<MarketModel | undefined>;
export const modelsToken = token<Models>('market models');

/** A model takes a few megabytes. */
const CACHED_MODELS = 40;

const servingQuery = prepared((db) =>
  db
    .select({ market: marketModels.market, id: max(marketModels.id) })
    .from(marketModels)
    .where(and(sql`${marketModels.market} = any(${sql.placeholder('markets')})`, isNotNull(marketModels.model)))
    .groupBy(marketModels.market)
    .prepare('serving_market_models'),
);
const servingIds = batched(async (db, markets: readonly string[]) => {
  const rows = await servingQuery(db).execute({ markets });
  return new Map(rows.map(({ market, id }) => [market, id]));
});

/** Keeps the models that were used last; each use asks the database for the version that serves. */
export function modelCache(): Models {
  const cached = new Map<string, MarketModel>();
  return async (db, market) => {
    const id = (await servingIds(db, [market])).get(market);
    let model = cached.get(market);
    cached.delete(market);
    if (id == null) return undefined;
    if (model?.id !== id) model = await read(db, id);
    if (!model) return undefined;
    cached.set(market, model);
    if (cached.size > CACHED_MODELS) cached.delete(cached.keys().next().value!);
    return model;
  };
}

async function read(db: Db, id: number): Promise<MarketModel | undefined> {
  const [row] = await db.select().from(marketModels).where(eq(marketModels.id, id));
  // A newer version took over since the id was read; the next request finds it.
  if (!row?.model) return undefined;
  const { asOf, sales, score } = row;
  return { id, asOf, sales, score, ...(deserialize(gunzipSync(row.model)) as ModelContent) };
}

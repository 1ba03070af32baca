import { deserialize } from 'node:v8';
import { gunzipSync } from 'node:zlib';
import type { Valuer } from '@lintel/market';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import { token } from '../../../platform/serve/registry.ts';
import type { Score } from '../contract.ts';
import { marketModels } from '../tables.ts';
import type { Baseline } from './baseline.ts';

/** The content of a stored model. */
export interface Served {
  valuer: Valuer;
  baseline: Baseline;
}

interface MarketModel extends Served {
  id: number;
  asOf: string;
  sales: number;
  score: Score | null;
}

/** Returns the serving version of a market. */
export type Models = (db: Db, market: string) => Promise<MarketModel | undefined>;
export const modelsToken = token<Models>('market models');

/** A model takes a few megabytes. */
const KEPT = 40;

/** Keeps the models that were used last; each use asks the database for the version that serves. */
export function modelCache(): Models {
  const kept = new Map<string, MarketModel>();
  return async (db, market) => {
    const serving = and(eq(marketModels.market, market), isNotNull(marketModels.model));
    const [head] = await db
      .select({ id: marketModels.id })
      .from(marketModels)
      .where(serving)
      .orderBy(desc(marketModels.id))
      .limit(1);
    let model = kept.get(market);
    kept.delete(market);
    if (!head) return undefined;
    if (model?.id !== head.id) model = await read(db, head.id);
    if (!model) return undefined;
    kept.set(market, model);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return model;
  };
}

async function read(db: Db, id: number): Promise<MarketModel | undefined> {
  const [row] = await db.select().from(marketModels).where(eq(marketModels.id, id));
  // A newer version took over since the id was read; the next request finds it.
  if (!row?.model) return undefined;
  const { asOf, sales, score } = row;
  return { id, asOf, sales, score, ...(deserialize(gunzipSync(row.model)) as Served) };
}

import type { AppContext } from '../../../platform/app/app-context.ts';
import { token } from '../../../platform/serve/registry.ts';
import { marketPredictions } from '../tables.ts';

/** Methods that predict. A change of a method that changes its predictions gets a new name, and a score of its own. */
export const versions = { price: 'trees-1', growth: 'growth-2' } as const;

/** Source of the predictions whose outcome is a sale. */
export const salesSource = 'sales';

export type Prediction = Omit<typeof marketPredictions.$inferInsert, 'id'>;

/** Collects the predictions that responses show, and stores them in batches, so that no response waits. */
export interface PredictionLog {
  add(prediction: Prediction): void;
  /** Stores what was collected. A prediction that is stored already stays as it was. */
  flush(): Promise<void>;
  stop(): Promise<void>;
}
export const predictionLogToken = token<PredictionLog>('prediction log');

const EVERY_MS = 10_000;
const ROWS_AT_ONCE = 1_000;
/** Predictions of a day that are remembered as stored; more of them are sent to the database again. */
const REMEMBERED = 100_000;

export function predictionLog({ database, log }: Pick<AppContext, 'database' | 'log'>): PredictionLog {
  const waiting = new Map<string, Prediction>();
  const stored = new Set<string>();
  const flush = async () => {
    for (;;) {
      const batch = [...waiting].slice(0, ROWS_AT_ONCE);
      if (batch.length === 0) return;
      await storePredictions(
        database.db,
        batch.map(([, prediction]) => prediction),
      );
      if (stored.size > REMEMBERED) stored.clear();
      for (const [key] of batch) {
        waiting.delete(key);
        stored.add(key);
      }
    }
  };
  let running = Promise.resolve();
  const flushInTurn = () => (running = running.then(flush));
  const timer = setInterval(() => {
    flushInTurn().catch((err: unknown) => {
      running = Promise.resolve();
      log.error({ err }, 'predictions not stored');
    });
  }, EVERY_MS).unref();
  return {
    add(prediction) {
      const { listingId, place, source, version, madeOn } = prediction;
      const key = [listingId, place, source, version, madeOn].join('|');
      if (!stored.has(key)) waiting.set(key, prediction);
    },
    flush: flushInTurn,
    async stop() {
      clearInterval(timer);
      await flushInTurn();
    },
  };
}

/** Stores predictions; one of the same subject, version and day stays as it was. */
export async function storePredictions(
  db: AppContext['database']['db'],
  predictions: readonly Prediction[],
): Promise<void> {
  for (let from = 0; from < predictions.length; from += ROWS_AT_ONCE)
    await db
      .insert(marketPredictions)
      .values(predictions.slice(from, from + ROWS_AT_ONCE))
      .onConflictDoNothing();
}

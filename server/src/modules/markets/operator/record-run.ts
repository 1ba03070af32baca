import { eq, lt } from 'drizzle-orm';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { marketRuns } from '../tables.ts';

type Run = Pick<typeof marketRuns.$inferInsert, 'kind' | 'subject' | 'inputs'>;
interface Result {
  outcome: 'stored' | 'refused' | 'stopped';
  detail?: string;
}

/** Records a run from its start to its end. A failure is recorded and logged, so that the next run starts. */
export async function recordRun(
  { db, log }: { db: Db; log: AppContext['log'] },
  run: Run,
  work: () => Promise<Result>,
): Promise<void> {
  const [row] = await db.insert(marketRuns).values(run).returning({ id: marketRuns.id });
  const end = (result: { outcome: (typeof marketRuns.$inferInsert)['outcome']; detail?: string }) =>
    db
      .update(marketRuns)
      .set({ endedAt: new Date(), ...result })
      .where(eq(marketRuns.id, row!.id));
  try {
    const result = await work();
    await end(result);
    log.info({ ...run, ...result }, 'market run ended');
  } catch (err) {
    log.error({ err, ...run }, 'market run failed');
    await end({ outcome: 'failed', detail: err instanceof Error ? err.message : String(err) });
  }
}

const KEPT_MONTHS = 24;

export async function deleteOldRuns(db: Db, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await db.delete(marketRuns).where(lt(marketRuns.startedAt, before));
}

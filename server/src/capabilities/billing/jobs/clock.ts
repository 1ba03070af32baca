import type { AppContext } from '../../../foundation/app-context.ts';
import type { Recording } from '../ledger/record.ts';
import { desk } from '../provider.ts';
import type { Plan } from '../standing.ts';

/** What work by the clock stands on; tests bring their own time. */
export interface Clock {
  app: AppContext;
  now(): Date;
}

/** Does the work for each plan in a transaction of its own: one that fails does not take the others with it. */
export async function each(
  { app }: Clock,
  plans: readonly Plan[],
  work: (plan: Plan, recording: Recording) => Promise<void>,
): Promise<number> {
  const { publicUrl } = app.resolve(desk);
  let done = 0;
  for (const plan of plans)
    try {
      await app.events.transaction((tx, emit) => work(plan, { tx, emit, actor: 'billing', publicUrl }));
      done += 1;
    } catch (err) {
      app.log.error({ err, subscription: plan.id }, 'a plan was passed over');
    }
  return done;
}

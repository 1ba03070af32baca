import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Recording } from '../ledger/recording.ts';
import { billingServices } from '../provider.ts';
import type { Plan } from '../subscription-status.ts';

/** Dependencies of scheduled billing jobs; tests pass their own time. */
export interface Clock {
  app: AppContext;
  now(): Date;
}

/** Runs the work for each plan in its own transaction, so a failure does not affect the others. */
export async function each(
  { app }: Clock,
  plans: readonly Plan[],
  work: (plan: Plan, recording: Recording) => Promise<void>,
): Promise<number> {
  const { publicUrl } = app.resolve(billingServices);
  let done = 0;
  for (const plan of plans)
    try {
      await app.events.transaction((tx, emit) => work(plan, { tx, emit, actor: 'billing', publicUrl }));
      done += 1;
    } catch (err) {
      app.log.error({ err, subscription: plan.id }, 'plan skipped');
    }
  return done;
}

import { eq } from 'drizzle-orm';
import type { AppContext } from '../../foundation/app-context.ts';
import { people } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { HIDDEN_AFTER_DAYS, OLD_AFTER_DAYS, productLabels } from './contract.ts';
import { currentRate, newestRates } from './current-rates.ts';

/** Notifies the operator once when a rate in use becomes old, and once when it is hidden. */
export async function notifyOldRates(
  { database, events }: Pick<AppContext, 'database' | 'events'>,
  now: Date,
): Promise<void> {
  const newest = await newestRates(database.db);
  for (const country of ['US', 'CA'] as const) {
    const { rate, state, ageDays } = currentRate(newest, country, now);
    if (!rate || state === 'current') continue;
    const isHidden = state === 'hidden';
    const label = productLabels[rate.product];
    await events.transaction(async (tx, emit) => {
      const operators = await tx.select({ id: people.id }).from(people).where(eq(people.role, 'wholesaler'));
      for (const { id: personId } of operators)
        await notify(tx, emit, {
          personId,
          kind: 'mortgage_rates',
          key: `rate.${state}:${rate.product}:${rate.on}`,
          title: isHidden ? `Monthly costs are hidden: ${label}` : `Mortgage rate is ${ageDays} days old: ${label}`,
          body: isHidden
            ? `The newest rate is ${ageDays} days old. Rates older than ${HIDDEN_AFTER_DAYS} days are not used, so homes show no monthly cost. Enter or import a current rate.`
            : `Figures are marked with the day of the rate after ${OLD_AFTER_DAYS} days. Enter or import a current rate.`,
          path: '/wholesaler-dashboard?tab=rates',
        });
    });
  }
}

import { m } from '@lintel/messages';
import type { AppContext } from '../../platform/app/app-context.ts';
import { wholesalers } from '../accounts/index.ts';
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
      const operators = await wholesalers(tx);
      for (const { id: personId } of operators)
        await notify(tx, emit, {
          personId,
          kind: 'mortgage_rates',
          key: `rate.${state}:${rate.product}:${rate.on}`,
          title: isHidden
            ? m.rates__monthly_costs_are_hidden({ label })
            : m.rates__the_mortgage_rate_is_days({ ageDays: ageDays!, label }),
          body: isHidden
            ? m.rates__the_newest_rate_is_days({ ageDays: ageDays!, days: HIDDEN_AFTER_DAYS })
            : m.rates__after_days_figures_show_the({ oldAfterDays: OLD_AFTER_DAYS }),
          path: '/wholesaler-dashboard?tab=rates',
        });
    });
  }
}

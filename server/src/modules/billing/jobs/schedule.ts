import type { AppContext } from '../../../platform/app/app-context.ts';
import type { TestGateway } from '../test-gateway/gateway.ts';
import { endGrace } from './end-grace.ts';
import { endWithoutRenewal } from './end-without-renewal.ts';
import { reconcileCheckouts, reconcilePlans } from './reconcile.ts';
import { remindRenewals } from './remind-renewals.ts';
import { renew } from './renew.ts';

/** Schedules the billing jobs. */
export function scheduleBilling(app: AppContext, gateway: TestGateway | null): void {
  const clock = { app, now: () => new Date() };
  app.jobs.schedule('billing-grace', '7 * * * *', async () => void (await endGrace(clock)));
  app.jobs.schedule('billing-reminders', '23 14 * * *', async () => void (await remindRenewals(clock)));
  app.jobs.schedule('billing-checkouts', '*/5 * * * *', () => reconcileCheckouts(clock));
  app.jobs.schedule('billing-no-renewal', '*/5 * * * *', async () => void (await endWithoutRenewal(clock)));
  app.jobs.schedule('billing-plans', '41 3 * * *', async () => void (await reconcilePlans(clock)));
  if (gateway) app.jobs.schedule('billing-renewals', '*/10 * * * *', async () => void (await renew(clock, gateway)));
}

import { writeSearchParams } from '../../api/search-params.ts';

export const paymentResultPath = (session: string): string =>
  `/payment-result${writeSearchParams({ session_id: session })}`;

/** The company's plan on its dashboard. */
export const subscriptionPath = '/reseller-dashboard?tab=subscription';
export const resellerDashboardPath = '/reseller-dashboard';

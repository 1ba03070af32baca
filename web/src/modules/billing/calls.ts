import type { BillingInterval, Checkout, Preview, Tier } from '@lintel/server/billing';
import { callApi } from '../../api/client.ts';
import { Failure } from '../../api/failure.ts';

export type PayableTier = Exclude<Tier, 'custom'>;
/** A plan with a price that can be paid through checkout. */
export interface Target {
  tier: PayableTier;
  billingInterval: BillingInterval;
}

export const fetchPlans = () => callApi((api) => api.billing.plans({}));

export const beginCheckout = (target: Target) => callApi((api) => api.billing.beginCheckout(target));

/** Loads a checkout of the signed-in company; null if it does not exist or belongs to another company. */
export const fetchCheckout = (sessionId: string): Promise<Checkout | null> =>
  callApi((api) => api.billing.checkout({ sessionId })).catch((failure: unknown) => {
    if (failure instanceof Failure && (failure.status === 404 || failure.status === 400)) return null;
    throw failure;
  });

export const answerCheckout = (sessionId: string, answer: 'pay' | 'decline' | 'cancel') =>
  callApi((api) => api.billing.answerCheckout({ sessionId, answer }));

export const fetchBilling = () => callApi((api) => api.billing.subscription());

export const fetchPreview = (target: Target) => callApi((api) => api.billing.previewChange(target));

export const changePlan = (target: Target, { prorationAt, totalCents }: Preview) =>
  callApi((api) => api.billing.change({ ...target, prorationAt, totalCents }));

export const cancelPlan = (refund: boolean) => callApi((api) => api.billing.cancel({ refund }));

export const resumePlan = () => callApi((api) => api.billing.resume());

/** Opens the payment portal to pay an invoice or change the payment method. */
export const fetchPortal = () => callApi((api) => api.billing.portal());

export const saveTaxId = (taxId: string) => callApi((api) => api.billing.updateCustomer({ taxId: taxId || null }));

export const fetchInvoices = (page: number) => callApi((api) => api.billing.invoices({ page }));

import { createHmac } from 'node:crypto';
import type { ServerModule } from '../../platform/app/app-context.ts';
import { secretOf } from '../../platform/secrets/secret.ts';
import { personalDataToken } from '../accounts/index.ts';
import { answerCheckout } from './checkout/answer-checkout.ts';
import { checkout, beginCheckout as startCheckout } from './checkout/checkout.ts';
import { updateCustomer } from './invoices/customer.ts';
import { invoicePdf, invoices as listInvoices } from './invoices/invoices.ts';
import { scheduleBilling } from './jobs/schedule.ts';
import { billingData } from './personal-data.ts';
import { plans } from './plans.ts';
import { billingServices } from './provider.ts';
import { webhook } from './receive.ts';
import { seatsInUse } from './seats.ts';
import { createStripe } from './stripe/adapter.ts';
import { cancel, portal, resume } from './subscription/cancel.ts';
import { change, previewChange } from './subscription/change-plan.ts';
import { subscription } from './subscription/subscription.ts';
import { createTestGateway } from './test-gateway/gateway.ts';
import { testGateway } from './test-gateway/test-gateway.ts';

/** Plans and payments. */
export const billingOperations = {
  plans,
  beginCheckout: startCheckout,
  checkout,
  answerCheckout,
  subscription,
  previewChange,
  change,
  cancel,
  resume,
  portal,
  updateCustomer,
  invoices: listInvoices,
  invoicePdf,
  webhook,
};

export { dollars, priceOn, tierFacts, tierFor } from './catalog.ts';
export { beginCheckout } from './checkout/begin-checkout.ts';
export { openSubscription } from './open-subscription.ts';
export { periodAfter } from './period.ts';
export { recurringAt } from './recurring-at.ts';
export { monthlyRecurringCents, revenueByMonth, revenueCents } from './revenue.ts';
export { seatsInUse } from './seats.ts';
export { lockSeats, subscriptionStatusOf } from './subscription-status.ts';
export { currentPlans, customerId, issuedInvoices } from './views.ts';

export const billing: ServerModule = {
  name: 'billing',
  async start(app) {
    app.resolve(personalDataToken).push(billingData);
    app.register(seatsInUse, { count: async () => 0 });
    const publicUrl = app.settings.LINTEL_PUBLIC_URL;
    const gateway = createTestGateway({
      publicUrl,
      secret: createHmac('sha256', await secretOf(app))
        .update('test gateway')
        .digest('hex'),
      taxRegistrations: app.settings.LINTEL_TAX_REGISTRATIONS,
    });
    const stripe = app.settings.LINTEL_STRIPE_SECRET_KEY ? createStripe(app.settings) : null;
    // Checkouts at the test gateway are not possible when a real provider is configured.
    app.register(testGateway, stripe ? null : gateway);
    const provider = stripe ?? gateway;
    const seller = app.settings.LINTEL_TAX_SELLER.split('|').map((line) => line.trim());
    app.register(billingServices, { provider, byName: { [provider.name]: provider }, publicUrl, seller });
    scheduleBilling(app, stripe ? null : gateway);
  },
};

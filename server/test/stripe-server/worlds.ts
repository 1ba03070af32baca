import { eq } from 'drizzle-orm';
import { vi } from 'vitest';
import { renew } from '../../src/modules/billing/jobs/renew.ts';
import { checkouts, customers, invoices, subscriptions } from '../../src/modules/billing/tables.ts';
import { testGateway } from '../../src/modules/billing/test-gateway/test-gateway.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import type { TestCompany } from '../people.ts';
import { SECRET_KEY, type StripeServer, startStripeServer, WEBHOOK_SECRET } from './server.ts';

/** Actions of people and clocks at a payment provider, the same for each provider. */
export interface World {
  app: TestApp;
  stripe?: StripeServer;
  pay(who: TestCompany, sessionId: string): Promise<void>;
  expire(sessionId: string): Promise<void>;
  /** Ends the current period; its invoice is paid or not. */
  turn(who: TestCompany, outcome: { paid: boolean }): Promise<void>;
  /** Pays the open invoice. */
  payOpen(who: TestCompany): Promise<void>;
  stop(): Promise<void>;
}

export const worlds: Record<'the test gateway' | 'Stripe', (settings?: Record<string, string>) => Promise<World>> = {
  'the test gateway': gatewayWorld,
  Stripe: stripeWorld,
};

/** Sets all clocks of this process; they keep running. `vi.useRealTimers` resets them. */
export function setClock(at: Date): void {
  vi.useFakeTimers({ toFake: ['Date'], now: at, shouldAdvanceTime: true });
}

async function gatewayWorld(settings: Record<string, string> = {}): Promise<World> {
  const app = await startTestApp({ settings });
  const { db } = app.context.database;
  const answer = async (who: TestCompany, sessionId: string) => {
    const reply = await app.request('POST', `/api/billing/checkout/${sessionId}/answer`, { answer: 'pay' }, who.as);
    if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  };
  return {
    app,
    pay: answer,
    async expire(sessionId) {
      await db
        .update(checkouts)
        .set({ expiresAt: new Date(0) })
        .where(eq(checkouts.sessionId, sessionId));
    },
    async turn({ customerId, email }, { paid }) {
      const address = paid ? email : email.replace('@', '+declined@');
      await db.update(customers).set({ email: address }).where(eq(customers.id, customerId));
      const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
      setClock(plan!.currentPeriodEnd!);
      await renew({ app: app.context, now: () => new Date() }, app.context.resolve(testGateway)!);
    },
    async payOpen(who) {
      const { body } = await app.request('POST', '/api/billing/subscription/portal', undefined, who.as);
      await answer(who, new URL(body.url).searchParams.get('session')!);
    },
    stop: () => app.stop(),
  };
}

async function stripeWorld(settings: Record<string, string> = {}): Promise<World> {
  const stripe = await startStripeServer();
  const app = await startTestApp({
    settings: {
      LINTEL_STRIPE_SECRET_KEY: SECRET_KEY,
      LINTEL_STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      LINTEL_STRIPE_API_URL: stripe.url,
      ...settings,
    },
  });
  const { db } = app.context.database;
  const deliver = () => stripe.deliver(`${app.url}/api/billing/webhooks/stripe`);
  const subscriptionOf = async ({ customerId }: TestCompany) => {
    const [plan] = await db.select().from(subscriptions).where(eq(subscriptions.customerId, customerId));
    return plan!.providerSubscriptionId!;
  };
  return {
    app,
    stripe,
    async pay(_, sessionId) {
      stripe.book.paySession(sessionId);
      await deliver();
    },
    async expire(sessionId) {
      stripe.book.expireSession(sessionId);
      await deliver();
    },
    async turn(who, outcome) {
      const id = await subscriptionOf(who);
      setClock(new Date(stripe.book.subscriptions.get(id)!.items.data[0]!.current_period_end * 1_000));
      stripe.book.turn(id, outcome);
      await deliver();
    },
    async payOpen(who) {
      const [row] = await db.select().from(invoices).where(eq(invoices.status, 'open'));
      if (row!.customerId !== who.customerId) throw new Error('The open bill is of someone else');
      stripe.book.settle(stripe.book.invoices.get(row!.providerInvoiceId!)!, true);
      await deliver();
    },
    async stop() {
      await app.stop();
      await stripe.stop();
    },
  };
}

import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm';
import { priceById } from '../catalog.ts';
import type { Fact, ProviderEvent } from '../ledger/facts.ts';
import { factsOf, subscriptionIdOf } from '../ledger/record.ts';
import type { Customer, Recording } from '../ledger/recording.ts';
import { monthlyOf, periodAfter } from '../period.ts';
import { receive } from '../receive.ts';
import type { Plan } from '../subscription-status.ts';
import { customers, subscriptions } from '../tables.ts';
import type { TestGateway } from '../test-gateway/gateway.ts';
import { bill, createFacts, planLabel, termsOf } from '../test-gateway/issue.ts';
import { type Clock, each } from './clock.ts';

/** A year of months: a server that was down for longer continues at the next run. */
const PERIODS_MAX = 12;

/**
 * Does for test gateway plans what a payment provider does at the end of a period: creates an invoice and its payment.
 */
export async function renew(clock: Clock, gateway: TestGateway): Promise<number> {
  let renewed = 0;
  for (let n = 0; n < PERIODS_MAX; n++) {
    const some = await renewPeriod(clock, gateway);
    if (some === 0) break;
    renewed += some;
  }
  return renewed;
}

async function renewPeriod(clock: Clock, gateway: TestGateway): Promise<number> {
  const { db } = clock.app.database;
  const due = await db
    .select()
    .from(subscriptions)
    .where(
      and(
        or(isNull(subscriptions.provider), eq(subscriptions.provider, 'test')),
        inArray(subscriptions.status, ['active', 'trialing']),
        lte(subscriptions.currentPeriodEnd, clock.now()),
      ),
    );
  const lagging = due.filter((plan) => isDue(plan, clock.now()));
  await each(clock, lagging, (plan, recording) => renewOnce(clock, gateway, plan, recording));
  return lagging.length;
}

async function renewOnce(
  clock: Clock,
  gateway: TestGateway,
  { id, customerId }: Plan,
  recording: Recording,
): Promise<void> {
  const { tx } = recording;
  const [plan] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  if (!isDue(plan!, clock.now())) return;
  const [customer] = await tx.select().from(customers).where(eq(customers.id, customerId));
  const facts = next(plan!, customer!, gateway, anchorOf(plan!, await factsOf(tx, customerId)));
  await receive(recording, gateway, gateway.pack(facts, new Date()));
}

const isDue = (plan: Plan, now: Date): boolean =>
  ['active', 'trialing'].includes(plan.status) && plan.currentPeriodEnd! <= now && !(plan.changingUntil! > now);

/** Returns the day of the month on which the plan began: a plan of the 31st renews on the 31st again after February. */
function anchorOf(plan: Plan, facts: readonly Fact[]): number {
  const id = subscriptionIdOf(plan);
  const days = facts.flatMap(({ event }) =>
    'terms' in event && event.subscriptionId === id && event.terms.interval === plan.billingInterval
      ? [new Date(event.terms.periodStart).getUTCDate()]
      : [],
  );
  return Math.max(plan.currentPeriodEnd!.getUTCDate(), ...days);
}

function next(plan: Plan, customer: Customer, gateway: TestGateway, anchorDay: number): Fact[] {
  const at = plan.currentPeriodEnd!;
  const about = { customerId: customer.id, subscriptionId: subscriptionIdOf(plan) };
  const seed = `evt_renew_${about.subscriptionId}_${at.getTime()}`;
  if (plan.cancelAtPeriodEnd) return createFacts(at, [{ kind: 'plan.ended', ...about }], seed);
  const chosen = plan.nextPriceId === null ? undefined : priceById(plan.nextPriceId);
  const interval = chosen?.interval ?? plan.billingInterval;
  const amountCents = chosen?.amountCents ?? plan.amountCents;
  const periodStart = at.toISOString();
  const periodEnd = periodAfter(at, interval, anchorDay).toISOString();
  const line = {
    description: planLabel(chosen?.tier ?? plan.tier, interval),
    quantity: 1,
    ...{ amountCents, periodStart, periodEnd },
    monthlyCents: monthlyOf(amountCents, interval),
  };
  const tax = gateway.tax(customer, amountCents, periodStart.slice(0, 10));
  const invoice = bill(at, [line], tax, plan.currency, seed.replace('evt', 'in'));
  const isPaid = !isDeclined(customer);
  const terms = {
    ...termsOf(plan),
    priceId: chosen?.id ?? plan.priceId,
    ...{ interval, amountCents, periodStart, periodEnd },
    status: isPaid ? ('active' as const) : ('past_due' as const),
    nextPriceId: null,
  };
  const events: ProviderEvent[] = [
    { kind: 'plan.told', ...about, terms },
    { kind: isPaid ? 'invoice.paid' : 'invoice.failed', ...about, invoice },
  ];
  return createFacts(at, events, seed);
}

/** Like the test cards of real providers: a customer with `+declined` in the address cannot pay at a renewal. */
const isDeclined = ({ email }: Customer): boolean => email.includes('+declined@');

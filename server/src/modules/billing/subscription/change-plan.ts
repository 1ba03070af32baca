import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { conflict, invalid } from '../../../platform/serve/errors.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { type Paying, payer } from '../access.ts';
import { type Interval, priceById, priceOn, type Tier, tierFacts } from '../catalog.ts';
import { billingContract, type Preview } from '../contract.ts';
import { today } from '../open-subscription.ts';
import { periodAfter } from '../period.ts';
import { billingServices, type Change, type Provider, type Quote } from '../provider.ts';
import { seatsInUse } from '../seats.ts';
import type { Plan } from '../subscription-status.ts';
import { change as changing } from './changing.ts';

interface Target {
  tier: Exclude<Tier, 'custom'>;
  billingInterval: Interval;
}

export const previewChange = serve(billingContract.previewChange, {
  access: payer,
  async run({ input, subject, db, resolve }) {
    const provider = resolve(billingServices).byName[subject.plan.provider ?? 'test'];
    if (!provider) throw conflict(m.billing__the_current_payment_provider_doesnt());
    const seatsUsed = await resolve(seatsInUse).count(db, subject.customer.id);
    const wanted = wantedChange(subject, input, thisSecond(), seatsUsed);
    return present(wanted, await provider.quote(wanted), provider);
  },
});

/** Validity of a preview. */
const HOLDS_MS = 15 * MINUTE_MS;

export const change = serve(billingContract.change, {
  access: payer,
  run(call) {
    const { prorationAt, totalCents, ...target } = call.input;
    const at = new Date(prorationAt);
    const age = Date.now() - at.getTime();
    if (age > HOLDS_MS || age < -60_000) throw invalid('prorationAt', m.billing__must_be_from_a_preview());
    const auditEntry = { action: 'subscription.change_asked', details: { ...target, totalCents } };
    return changing(call, auditEntry, async (paying, provider) => {
      const seatsUsed = await call.resolve(seatsInUse).count(call.db, paying.customer.id);
      const wanted = wantedChange(paying, target, at, seatsUsed);
      const quote = await provider.quote(wanted);
      if (quote.totalCents !== totalCents) throw conflict(m.billing__the_plan_or_its_price());
      return provider.change(wanted, quote, keyOf(wanted));
    });
  },
});

/** Providers count in seconds. */
const thisSecond = (): Date => new Date(Math.floor(Date.now() / 1_000) * 1_000);

/** Identifies a change of a plan in its current state, so that a retry after a lost reply does not make it twice. */
function keyOf({ plan, price, at }: Change): string {
  const text = [plan.id, plan.updatedAt.getTime(), price.id, at.getTime()];
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);
}

function wantedChange({ plan, customer }: Paying, target: Target, at: Date, seatsUsed: number): Change {
  if (plan.status !== 'active' && plan.status !== 'trialing') throw conflict(whyNot[plan.status]);
  if (plan.cancelAtPeriodEnd) throw conflict(m.billing__this_plan_ends_with_its());
  const price = priceFor(plan, target);
  if (price.id === plan.priceId && plan.nextPriceId === null) throw conflict(m.billing__youre_already_on_this_plan());
  if (price.id === plan.nextPriceId) throw conflict(m.billing__this_plan_already_starts_with());
  if (price.seatsMax < seatsUsed)
    throw conflict(
      m.billing__includes_agents_and_you_have({
        name: tierFacts[price.tier].name,
        seatsMax: price.seatsMax,
        seatsUsed,
        seatsUsed2: seatsUsed - price.seatsMax,
      }),
    );
  if (at >= plan.currentPeriodEnd!) throw conflict(m.billing__the_billing_period_is_about());
  return {
    plan,
    customer,
    price,
    effective: effectOf(plan, price),
    at: at < plan.currentPeriodStart! ? plan.currentPeriodStart! : at,
  };
}

const whyNot: Record<Exclude<Plan['status'], 'active' | 'trialing'>, string> = texts({
  pending_payment: m.billing__this_plan_isnt_paid_yet,
  past_due: m.billing__your_payment_is_past_due,
  suspended: m.billing__your_payment_is_past_due,
  cancelled: m.billing__this_plan_has_ended_choose,
});

/** A customer keeps a discontinued price as long as plan and interval stay the same. */
function priceFor(plan: Plan, { tier, billingInterval }: Target) {
  const own = plan.tier === tier && plan.billingInterval === billingInterval ? priceById(plan.priceId) : undefined;
  return own ?? priceOn(today(), tier, billingInterval)!;
}

/**
 * More seats, or a year instead of a month, take effect immediately; a downgrade takes effect at the end of the paid
 * period.
 */
function effectOf(plan: Plan, price: Change['price']): Change['effective'] {
  if (price.id === plan.priceId) return 'now';
  const isShorter = plan.billingInterval === 'yearly' && price.interval === 'monthly';
  return isShorter || price.seatsMax < plan.seats ? 'period_end' : 'now';
}

function present({ plan, customer, price, effective, at }: Change, quote: Quote, provider: Provider): Preview {
  const isNewPeriod = effective === 'now' && price.interval !== plan.billingInterval;
  const nextAt = isNewPeriod ? periodAfter(at, price.interval) : plan.currentPeriodEnd!;
  const nextTax = provider.tax(customer, price.amountCents, nextAt.toISOString().slice(0, 10));
  const { lines, subtotalCents, totalCents, taxCents, taxLabel, taxNote } = quote;
  return {
    tier: price.tier,
    name: tierFacts[price.tier].name,
    billingInterval: price.interval,
    seats: price.seatsMax,
    effective,
    effectiveAt: (effective === 'now' ? at : plan.currentPeriodEnd!).toISOString(),
    prorationAt: at.toISOString(),
    lines,
    currency: 'usd',
    ...{ subtotalCents, taxCents, taxLabel, taxNote, totalCents },
    nextBill: {
      at: nextAt.toISOString(),
      currency: 'usd',
      subtotalCents: price.amountCents,
      ...nextTax,
      totalCents: price.amountCents + nextTax.taxCents,
    },
  };
}

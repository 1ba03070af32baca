import type { Db } from '../../platform/database/db.ts';
import { dollars, priceOn, subscriptionStatusOf, tierFacts, tierFor } from '../billing/index.ts';

/** Names the smallest plan with this many seats and its price, as a sentence for the owner. */
export async function largerPlan(db: Db, customerId: number, seats: number): Promise<string> {
  const tier = tierFor(seats);
  const { name, seatsMax } = tierFacts[tier];
  const interval = (await subscriptionStatusOf(db, customerId))?.billingInterval ?? 'monthly';
  const price = priceOn(new Date().toISOString().slice(0, 10), tier, interval);
  if (!price || seatsMax === null)
    return `Plans for more than ${tierFacts.enterprise.seatsMax} agents are agreed in person: please write to support.`;
  const each = interval === 'yearly' ? 'a year' : 'a month';
  return `The ${name} plan holds ${seatsMax} for ${dollars(price.amountCents)} ${each} before tax: change it under Subscription.`;
}

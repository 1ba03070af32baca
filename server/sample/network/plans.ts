import { periodAfter, priceOn } from '../../src/modules/billing/index.ts';
import type { Tx } from '../../src/platform/database/db.ts';
import { type Day, dayOf, isoDay } from '../calendar.ts';
import { insertWithIds, type SampleRecord } from '../insert.ts';
import { readmePeople } from '../people.ts';
import { Random } from '../random.ts';
import type { SamplePerson, SampleReseller } from './sample-people.ts';

/** First day of the current prices; the sample has no earlier invoices. */
const pricesFrom = '2025-01-01';

interface Period {
  start: Date;
  end: Date;
}

interface Plan {
  reseller: SampleReseller;
  priceId: string;
  interval: 'monthly' | 'yearly';
  amountCents: number;
  seats: number;
  /** All started periods, the current one last. */
  periods: Period[];
  /** True when its last invoice is open. */
  isPastDue: boolean;
}

/** Inserts customers, their plans and every invoice since they joined; returns the ids of the customers. */
export async function insertPlans(
  tx: Tx,
  resellers: readonly SampleReseller[],
  personId: Map<SamplePerson, number>,
  today: Day,
): Promise<Map<SampleReseller, number>> {
  const customerIds = await insertWithIds(
    tx,
    'customers',
    'owner_id',
    resellers.map((each) => customerRecord(each, personId)),
  );
  const customerId = new Map(resellers.map((each, at) => [each, customerIds[at]!]));
  const plans = resellers.map((each) => planOf(each, today));
  leaveOneBillOpen(plans, today);
  await insertWithIds(
    tx,
    'subscriptions',
    'customer_id',
    plans.map((plan) => subscriptionRecord(plan, customerId.get(plan.reseller)!)),
  );
  await insertWithIds(tx, 'invoices', 'number', invoiceRecords(plans, customerId));
  return customerId;
}

/** One company in three pays yearly. */
function planOf(reseller: SampleReseller, today: Day): Plan {
  const random = new Random(`plan/${reseller.licenseNumber}`);
  const isReadme = reseller.owner.email === readmePeople.reseller.email;
  const interval = !isReadme && random.chance(0.33) ? 'yearly' : 'monthly';
  const price = priceOn(isoDay(today), reseller.tier, interval)!;
  const periods = periodsSince(reseller.owner.joinedOn, interval, today);
  return {
    reseller,
    priceId: price.id,
    interval,
    amountCents: price.amountCents,
    seats: price.seatsMax,
    periods,
    isPastDue: false,
  };
}

/**
 * Leaves the last invoice open for a company whose month began some days ago, well within the grace period.
 */
function leaveOneBillOpen(plans: readonly Plan[], today: Day): void {
  const daysSince = ({ periods }: Plan) => today - dayOf(periods.at(-1)!.start.toISOString().slice(0, 10));
  const late = plans.find(
    (plan) =>
      plan.interval === 'monthly' &&
      plan.reseller.owner.email !== readmePeople.reseller.email &&
      daysSince(plan) >= 2 &&
      daysSince(plan) <= 9,
  );
  if (late) late.isPastDue = true;
}

function periodsSince(joinedOn: string, interval: Plan['interval'], today: Day): Period[] {
  let start = new Date(`${joinedOn < pricesFrom ? pricesFrom : joinedOn}T15:00:00Z`);
  const anchorDay = start.getUTCDate();
  const now = new Date(`${isoDay(today)}T23:59:59Z`);
  const periods: Period[] = [];
  while (start <= now) {
    const end = periodAfter(start, interval, anchorDay);
    periods.push({ start, end });
    start = end;
  }
  return periods;
}

const customerRecord = (each: SampleReseller, personId: Map<SamplePerson, number>): SampleRecord => ({
  owner_id: personId.get(each.owner),
  name: each.companyName,
  email: each.owner.email,
  country: each.market.country,
  state_or_province: each.market.state,
  postal_code: each.postalCode,
  unparsed_address: `${each.addressLine}, ${each.market.name}`,
  provider: 'test',
  provider_customer_id: `cus_sample_${each.licenseNumber}`,
  created_at: `${each.owner.joinedOn}T15:00:00Z`,
});

function subscriptionRecord(
  { reseller, priceId, interval, amountCents, seats, periods, isPastDue }: Plan,
  customerId: number,
) {
  const running = periods.at(-1)!;
  return {
    customer_id: customerId,
    price_id: priceId,
    tier: reseller.tier,
    billing_interval: interval,
    currency: 'usd',
    amount_cents: amountCents,
    seats,
    status: isPastDue ? 'past_due' : 'active',
    provider: 'test',
    provider_subscription_id: `sub_sample_${reseller.licenseNumber}`,
    current_period_start: running.start.toISOString(),
    current_period_end: running.end.toISOString(),
    cancel_at_period_end: false,
    past_due_since: isPastDue ? running.start.toISOString() : null,
    created_at: periods[0]!.start.toISOString(),
    updated_at: running.start.toISOString(),
  };
}

/** Numbers invoices year by year in date order. */
function invoiceRecords(plans: readonly Plan[], customerId: Map<SampleReseller, number>): SampleRecord[] {
  const bills = plans
    .flatMap((plan) => plan.periods.map((period) => ({ plan, period })))
    .toSorted((a, b) => a.period.start.getTime() - b.period.start.getTime());
  const counts = new Map<number, number>();
  return bills.map(({ plan, period }) => {
    const year = period.start.getUTCFullYear();
    const count = (counts.get(year) ?? 0) + 1;
    counts.set(year, count);
    return {
      number: `${year}-${String(count).padStart(6, '0')}`,
      ...invoiceRecord(plan, period, customerId.get(plan.reseller)!),
    };
  });
}

function invoiceRecord(
  { reseller, interval, amountCents, periods, isPastDue }: Plan,
  period: Period,
  customerId: number,
) {
  const isOpen = isPastDue && period === periods.at(-1);
  const issuedAt = period.start.toISOString();
  const { tier, companyName: name, owner, market, postalCode, addressLine } = reseller;
  return {
    customer_id: customerId,
    provider: 'test',
    provider_invoice_id: `in_sample_${reseller.licenseNumber}_${issuedAt.slice(0, 10)}`,
    status: isOpen ? 'open' : 'paid',
    currency: 'usd',
    lines: [
      {
        description: `${tier[0]!.toUpperCase()}${tier.slice(1)} plan, ${interval}`,
        quantity: 1,
        amountCents,
        periodStart: issuedAt,
        periodEnd: period.end.toISOString(),
      },
    ],
    subtotal_cents: amountCents,
    tax_cents: 0,
    total_cents: amountCents,
    issued_at: issuedAt,
    paid_at: isOpen ? null : issuedAt,
    bill_to: {
      name,
      email: owner.email,
      country: market.country,
      stateOrProvince: market.state,
      postalCode,
      unparsedAddress: `${addressLine}, ${market.name}`,
      taxId: null,
    },
  };
}

import { m } from '@lintel/messages';
import { clockKinds } from '@lintel/mortgage';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';

const Skipped = z.object({
  day: z.string(),
  why: z.enum(['saturday', 'sunday', 'holiday']),
  name: z.string().optional(),
});

/** A deadline, first allowed day or expiry, with the count that leads to it. */
export const Clock = z.object({
  kind: z.enum(clockKinds),
  role: z.enum(['deadline', 'earliest', 'expiry']),
  on: z.string(),
  /** Negative when it has passed. */
  daysLeft: z.number().int(),
  urgency: z.enum(['overdue', 'today', 'soon', 'later']),
  doneOn: z.string().nullable(),
  isViolated: z.boolean(),
  reasons: z.array(z.enum(['apr', 'product', 'prepayment_penalty'])),
  source: z.string(),
  arithmetic: z.object({
    from: z.string(),
    days: z.number().int(),
    basis: z.enum(['calendar', 'open', 'precise', 'banking']),
    skipped: z.array(Skipped),
  }),
});
export type Clock = z.infer<typeof Clock>;

export const methods = ['in_person', 'electronic', 'mail'] as const;
const percent = z.number().min(0).max(50);

export const Disclosure = z.object({
  id: Id,
  kind: z.enum(['loan_estimate', 'revised_estimate', 'closing_disclosure', 'ca_disclosure']),
  changedOn: z.string().nullable(),
  sentOn: z.string().nullable(),
  method: z.enum(methods),
  receivedOn: z.string().nullable(),
  aprPercent: z.number().nullable(),
});

export type Disclosure = z.infer<typeof Disclosure>;

export const RateLock = z.object({
  lockedOn: z.string(),
  days: z.number().int(),
  ratePercent: z.number(),
  endsOn: z.string(),
  extensions: z.array(
    z.object({
      on: z.string(),
      days: z.number().int(),
      endsOn: z.string(),
      amount: z.number().nullable().describe('Cost as the agent stated it'),
      points: z.number().nullable().describe('Cost in percent of the loan, in place of an amount'),
      cost: z.number().nullable().describe('The amount, or the points of the loan as it is now; null when unknown'),
    }),
  ),
  extensionCost: z.number().describe('Sum of the known costs'),
});
export type RateLock = z.infer<typeof RateLock>;

/** “$800.00”, “0.25 points of the loan = $800.00”, or that no cost was stated. */
export function extensionCostText(
  { points, cost }: RateLock['extensions'][number],
  money: (amount: number) => string,
): string {
  if (points !== null)
    return cost === null
      ? m.lending__points_of_the_loan({ points })
      : m.lending__points_of_the_loan_are({ points, cost: money(cost) });
  return cost === null ? m.lending__cost_not_stated() : money(cost);
}

export const products = ['fixed', 'adjustable', 'interest_only'] as const;

/** A disclosure that was sent, or a change that requires a revised one. */
export const NewDisclosure = z.strictObject({
  kind: Disclosure.shape.kind,
  changedOn: Day().optional(),
  sentOn: Day().optional(),
  method: z.enum(methods),
  receivedOn: Day().optional(),
  aprPercent: percent.optional(),
  irregular: z.boolean().default(false),
  product: z.enum(products).default('fixed'),
  prepaymentPenalty: z.boolean().default(false),
});
export type NewDisclosure = z.infer<typeof NewDisclosure>;

export const Delivery = z.strictObject({ sentOn: Day(), method: z.enum(methods), receivedOn: Day().optional() });
export type Delivery = z.infer<typeof Delivery>;

export const NewLock = z.strictObject({ lockedOn: Day(), days: z.int().min(1).max(365), ratePercent: percent });
export type NewLock = z.infer<typeof NewLock>;

export const LockExtension = z.strictObject({
  on: Day(),
  days: z.int().min(1).max(120),
  amount: z.number().min(0).max(1_000_000).optional(),
  points: z.number().min(0).max(10).optional(),
});
export type LockExtension = z.infer<typeof LockExtension>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Mortgage'];
const post = (path: `/${string}`, summary: string) =>
  call.route({ method: 'POST', path: `/mortgage${path}`, summary, tags });

export const clocksContract = {
  disclose: post(
    '/applications/{id}/disclosures',
    'Record a disclosure that was sent, or a change that requires a revised one',
  )
    .input(NewDisclosure.extend(WithId.shape))
    .output(WithId.extend({ id: Id })),
  deliverDisclosure: call
    .route({
      ...{ method: 'PUT', path: '/mortgage/disclosures/{id}', tags },
      summary: 'Record when and how a disclosure was sent, and when it was received',
    })
    .input(Delivery.extend(WithId.shape))
    .output(WithId.extend({ id: Id })),
  lockRate: post('/applications/{id}/rate-lock', 'Lock or hold the rate; replaces the previous lock')
    .input(NewLock.extend(WithId.shape))
    .output(WithId.extend({ id: Id })),
  extendLock: post(
    '/applications/{id}/rate-lock/extension',
    'Extend the rate lock, with the cost as an amount or in points',
  )
    .input(LockExtension.extend(WithId.shape))
    .output(WithId.extend({ id: Id })),
};

import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';
import { Note, WithId } from '../fields/contract.ts';

/** Kinds of purchase records, in order of progress. */
export const recordKinds = [
  'offer_prepared',
  'offer_made',
  'offer_countered',
  'offer_accepted',
  'offer_rejected',
  'offer_withdrawn',
  'inspection_deadline',
  'inspection_booked',
  'inspection_done',
  'inspection_failed',
  'inspection_cleared',
  'financing_deadline',
  'loan_applied',
  'appraisal_ordered',
  'appraisal_done',
  'appraisal_low',
  'loan_conditional',
  'loan_refused',
  'clear_to_close',
  'closing_set',
  'closed',
  'fell_through',
] as const;

export const RecordKind = z.enum(recordKinds);
export type RecordKind = z.infer<typeof RecordKind>;

const Currency = z.enum(['USD', 'CAD']);
/** In minor units: 1 cent to 1,000,000,000 dollars. */
const PriceCents = z
  .number()
  .int({ error: () => m.journey__must_be_a_whole_number() })
  .min(100, { error: () => m.journey__must_be_at_least_1_2() })
  .max(100_000_000_000, { error: () => m.journey__must_be_at_most_1_2() });
const SentDay = Day(m.journey__must_be_a_day_such);

/** An event that happened, or an agreed date. */
export const NewRecord = z.strictObject({
  kind: RecordKind,
  /** The day it happened; today by default. */
  happenedOn: SentDay.optional(),
  /** The date it leads to. Required for appointments, deadlines and closings; optional expiry of an offer. */
  dueOn: SentDay.optional(),
  /** Set for offers, counter-offers, acceptances, and the closing. */
  priceCents: PriceCents.optional(),
  note: Note.optional(),
});
export type NewRecord = z.input<typeof NewRecord>;

const dollars = z
  .number()
  .min(1, { error: () => m.journey__must_be_at_least_1_3() })
  .max(1_000_000_000, { error: () => m.journey__must_be_at_most_1() });

/** A record as submitted by a form: the price in whole dollars. */
export const TypedRecord = NewRecord.omit({ priceCents: true }).extend({
  price: dollars.optional(),
  note: z
    .string()
    .trim()
    .max(500, { error: () => m.journey__must_have_at_most_500() })
    .optional(),
});
export type TypedRecord = z.input<typeof TypedRecord>;

export const NewPurchase = z.strictObject({
  /** A home listed here; otherwise `home` describes it. */
  listingId: Id.optional(),
  home: z
    .string()
    .trim()
    .min(3, { error: () => m.journey__must_have_at_least_3() })
    .max(200, { error: () => m.journey__must_have_at_most_200() })
    .optional(),
  currency: Currency.optional(),
  record: NewRecord,
});
export type NewPurchase = z.input<typeof NewPurchase>;

/** A purchase as submitted by a form. */
export const TypedPurchase = TypedRecord.extend({ home: NewPurchase.shape.home.unwrap() });

export const PurchaseRecord = z.object({
  id: Id,
  kind: RecordKind,
  /** In the country's terms: "Conditions waived". */
  label: z.string(),
  happenedOn: z.iso.date(),
  dueOn: z.iso.date().nullable(),
  /** Meaning of `dueOn`: "Closing on". */
  dueLabel: z.string().nullable(),
  priceCents: z.number().int().nullable(),
  note: z.string().nullable(),
  /** The author; null when the account no longer exists. */
  by: z.string().nullable(),
  recordedAs: z.enum(['buyer', 'agent', 'lender']),
  /** False: stated by a professional and not yet confirmed by the buyer. */
  confirmed: z.boolean(),
  createdAt: z.iso.datetime(),
  canUndo: z.boolean(),
  canConfirm: z.boolean(),
});
export type PurchaseRecord = z.infer<typeof PurchaseRecord>;

export const purchaseStages = [
  'preparing',
  'made',
  'countered',
  'accepted',
  'rejected',
  'withdrawn',
  'fell_through',
  'closed',
] as const;

/** A kind that may be recorded next, with its required fields. */
export const RecordChoice = z.object({
  kind: RecordKind,
  label: z.string(),
  asksDue: z.enum(['no', 'may', 'must']),
  dueLabel: z.string().nullable(),
  asksPrice: z.boolean(),
  ends: z.boolean().describe('True if the purchase ends with it'),
});
export type RecordChoice = z.infer<typeof RecordChoice>;

export const PurchaseSummary = z.object({
  id: Id,
  buyerId: Id,
  home: z.string(),
  listingId: Id.nullable(),
  country: z.enum(['US', 'CA']),
  currency: Currency,
  stage: z.enum(purchaseStages),
  stageLabel: z.string(),
  /** Price of the last offer, counter-offer or acceptance. */
  priceCents: z.number().int().nullable(),
  /** The next date and what is due then. */
  next: z.object({ label: z.string(), dueOn: z.iso.date(), overdue: z.boolean() }).nullable(),
  closingOn: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
});
export type PurchaseSummary = z.infer<typeof PurchaseSummary>;

export const Purchase = PurchaseSummary.extend({
  buyerName: z.string(),
  mine: z.boolean(),
  records: z.array(PurchaseRecord),
  choices: z.array(RecordChoice),
  /** Other people who see this page and may add records. */
  seenBy: z.array(z.string()),
});
export type Purchase = z.infer<typeof Purchase>;

const tags = ['Journey'];

export const purchasesContract = {
  open: call
    .route({
      method: 'POST',
      path: '/journey/{id}/purchases',
      summary: 'Start a purchase of a home',
      tags,
    })
    .input(NewPurchase.extend(WithId.shape))
    .output(Purchase),
  get: call
    .route({ method: 'GET', path: '/purchases/{id}', summary: 'Get a purchase with its records', tags })
    .input(WithId)
    .output(Purchase),
  record: call
    .route({
      method: 'POST',
      path: '/purchases/{id}/records',
      summary: 'Add records of events or agreed dates, all or none',
      tags,
    })
    .input(
      z.strictObject({
        ...WithId.shape,
        records: z
          .array(NewRecord)
          .min(1, { error: () => m.journey__must_name_at_least_one() })
          .max(6, { error: () => m.journey__must_name_at_most_6() }),
      }),
    )
    .output(Purchase),
  confirm: call
    .route({
      method: 'POST',
      path: '/purchases/{id}/records/{recordId}/confirmation',
      summary: 'Confirm a record that a professional added',
      tags,
    })
    .input(z.strictObject({ ...WithId.shape, recordId: IdParam }))
    .output(Purchase),
  undo: call
    .route({
      method: 'POST',
      path: '/purchases/{id}/records/{recordId}/undoing',
      summary: 'Undo a record; `undone: false` restores it',
      tags,
    })
    .input(z.strictObject({ ...WithId.shape, recordId: IdParam, undone: z.boolean().default(true) }))
    .output(Purchase),
};

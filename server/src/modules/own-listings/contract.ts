import { features, homeTypes } from '@lintel/hypersearch/facts';
import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../platform/serve/contract.ts';
import { audienceContract } from './audience/contract.ts';
import { OwnPhoto, photosContract } from './photos/contract.ts';

export * from './audience/contract.ts';
export * from './changes/contract.ts';
export * from './photos/contract.ts';

/** Statuses of RESO's StandardStatus that an agent's own listing can have. `Incomplete` is a draft. */
export const ownStatuses = [
  'Incomplete',
  'ComingSoon',
  'Active',
  'ActiveUnderContract',
  'Pending',
  'Hold',
  'Withdrawn',
  'Canceled',
  'Closed',
] as const;
export const OwnStatus = z.enum(ownStatuses);
export type OwnStatus = z.infer<typeof OwnStatus>;

export const changeKinds = ['published', 'updated', 'price', 'status'] as const;

/** Features that pass with time or follow from other data; the platform sets them. */
const derived: ReadonlySet<string> = new Set(['price_reduced', 'open_house', 'foreclosure', 'virtual_tour']);
export const ownFeatures = features.filter((feature) => !derived.has(feature));

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: () => m.own_listings__must_have_at_most({ max }) })
    .nullable();
/** Years and lots have no thousands separator. */
const figure = (value: number): string => (value < 10_000 ? String(value) : value.toLocaleString('en-US'));
const between = (low: number, high: number, whole = true) => {
  const rule = () => m.own_listings__must_be_between({ low: figure(low), high: figure(high) });
  const number = z.number({ error: rule }).min(low, { error: rule }).max(high, { error: rule });
  return (
    whole ? number.refine(Number.isInteger, { error: () => m.own_listings__must_be_a_whole_number() }) : number
  ).nullable();
};
/** Keeps the ZIP code of a ZIP+4, as the import of feeds does. */
const withoutPlus4 = (code: string): string => code.replace(/^(\d{5})[- ]?\d{4}$/, '$1');

const withoutDesignator = (unit: string): string => unit.replace(/^(#|(apt|apartment|unit|suite|ste)\b\.?)[\s#]*/i, '');
const thisYear = new Date().getUTCFullYear();

/** The facts of a listing; money in whole currency units. A null field is not stated. */
export const OwnListingFields = z.strictObject({
  country: z.enum(['US', 'CA']),
  streetLine: line(200),
  /** Without its designator: `4B`, not `#4B` or `Apt 4B`. */
  unitNumber: line(20).unwrap().overwrite(withoutDesignator).nullable(),
  city: line(80),
  stateOrProvince: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2}$/, { error: () => m.own_listings__must_be_a_state() })
    .nullable(),
  postalCode: z
    .string()
    .trim()
    .overwrite(withoutPlus4)
    .regex(/^(\d{5}|[A-Z]\d[A-Z] ?\d[A-Z]\d)$/i, { error: () => m.own_listings__must_be_a_postal_code() })
    .nullable(),
  latitude: between(14, 84, false),
  longitude: between(-180, -52, false),
  showsAddress: z.boolean(),
  propertyType: z.enum(homeTypes).nullable(),
  listPrice: between(10_000, 1_000_000_000),
  bedrooms: between(0, 50),
  bathroomsFull: between(0, 50),
  bathroomsHalf: between(0, 50),
  squareFeet: between(50, 1_000_000),
  lotAcres: between(0.0001, 1_000_000, false),
  yearBuilt: between(1600, thisYear + 3),
  stories: between(0, 200, false),
  garageSpaces: between(0, 100),
  taxAnnual: between(0, 10_000_000),
  hoaMonthly: between(0, 100_000),
  features: z.array(z.enum(ownFeatures as [string, ...string[]])).max(80),
  description: line(8_000),
});
export type OwnListingFields = z.infer<typeof OwnListingFields>;

/** Words that state or suggest a preference for people, half-open ranges of the text. */
export const WordingIssue = z.object({
  from: z.number().int(),
  until: z.number().int(),
  class: z.enum(['race', 'religion', 'sex', 'familial_status', 'national_origin', 'disability', 'age']),
  /** An `error` must be removed before publishing; a `warning` depends on the context. */
  level: z.enum(['error', 'warning']),
  reason: z.string(),
});
export type WordingIssue = z.infer<typeof WordingIssue>;

export const OwnListingSummary = z.object({
  id: Id,
  listingId: Id.nullable(),
  status: OwnStatus,
  /** Street and city, or null while neither is stated. */
  title: z.string().nullable(),
  listPrice: z.number().nullable(),
  currency: z.enum(['USD', 'CAD']),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  photo: z.string().nullable(),
  photoCount: z.number().int(),
  /** The public sees an earlier revision. */
  hasUnpublishedChanges: z.boolean(),
  views: z.number().int(),
  saves: z.number().int(),
  publishedAt: z.iso.datetime().nullable(),
  changedAt: z.iso.datetime(),
});
export type OwnListingSummary = z.infer<typeof OwnListingSummary>;

export const OwnListing = OwnListingSummary.extend({
  revision: z.number().int(),
  fields: OwnListingFields,
  photos: z.array(OwnPhoto),
  wording: z.array(WordingIssue),
  /** The requirements of publishing that are still open, each with its field. */
  missing: z.array(z.object({ field: z.string(), rule: z.string() })),
  nextStatuses: z.array(OwnStatus),
  changes: z.array(
    z.object({
      kind: z.enum(changeKinds),
      at: z.iso.datetime(),
      by: z.string().nullable(),
      data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
});
export type OwnListing = z.infer<typeof OwnListing>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Listings'];
const route = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const ownListingsContract = {
  list: route('GET', '/own-listings', 'List the agent’s listings, last changed first').output(
    z.array(OwnListingSummary),
  ),
  create: route('POST', '/own-listings', 'Start a draft').output(OwnListing),
  get: route('GET', '/own-listings/{id}', 'Get a listing with its photos, checks and changes')
    .input(WithId)
    .output(OwnListing),
  change: route('PATCH', '/own-listings/{id}', 'Change facts of a listing; omitted fields don’t change')
    .input(
      WithId.extend({
        /** The revision that the caller saw; a later one is a conflict. */
        revision: z.int().min(1),
        fields: OwnListingFields.partial(),
      }),
    )
    .output(OwnListing),
  remove: route('DELETE', '/own-listings/{id}', 'Delete a draft').input(WithId).output(WithId),
  publish: route('POST', '/own-listings/{id}/publish', 'Publish a draft, or the changes of a published listing')
    .input(WithId.extend({ as: z.enum(['Active', 'ComingSoon']).default('Active') }))
    .output(OwnListing),
  changeStatus: route('POST', '/own-listings/{id}/status', 'Change the status of a published listing')
    .input(
      WithId.extend({
        status: OwnStatus,
        closePrice: z.int().min(1).max(1_000_000_000).optional(),
        closedOn: Day().optional(),
      }),
    )
    .output(OwnListing),
  checkWording: route('POST', '/own-listings/wording', 'Mark words in a text that fair housing law forbids')
    .input(z.strictObject({ text: z.string().max(8_000) }))
    .output(z.array(WordingIssue)),
  ...photosContract,
  ...audienceContract,
};

import { z } from 'zod';
import { Id } from '../../../platform/serve/contract.ts';
import { Currency, Photo, PropertyStatus } from '../../listings/contract.ts';
import { StatedRate } from '../../rates/contract.ts';

/** A page of this site. Answers never link to other sites. */
export const SitePath = z.string().regex(/^\/(?!\/)/, 'must be a path of this site');
const Link = z.object({ label: z.string(), path: SitePath });

/** A home card. The figures are as of the answer; the texts and the photo are current. */
const HomeCard = z.object({
  id: Id,
  path: SitePath,
  /** The address, its replacement if the seller hides it, or a note that the home is no longer listed. */
  title: z.string(),
  /** True for a home that is no longer public. Only its id is known. */
  gone: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** In currency units, like all amounts in this contract. */
  price: z.number().nullable(),
  currency: Currency.nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().nullable(),
  squareFeet: z.number().int().nullable(),
  status: PropertyStatus.nullable(),
  photo: Photo.nullable(),
  /** Known monthly cost with the default loan terms. */
  monthlyTotal: z.number().nullable(),
  /** The mortgage rate of `monthlyTotal`; null without a monthly total. */
  rate: StatedRate.nullable(),
  cashToClose: z.number().nullable(),
});
export type HomeCard = z.infer<typeof HomeCard>;

const asOf = z.iso.datetime();

export const Part = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({
    kind: z.literal('homes'),
    asOf,
    homes: z.array(HomeCard),
    /** Total number of matches if these are the first of a search. */
    total: z.number().int().nullable(),
    moreAt: SitePath.nullable(),
  }),
  z.object({
    kind: z.literal('comparison'),
    asOf,
    homes: z.array(HomeCard),
    /** One value per home, in the order of `homes`. */
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    moreAt: SitePath,
  }),
  z.object({
    kind: z.literal('costs'),
    asOf,
    title: z.string(),
    currency: Currency,
    /** A null amount is unknown and not part of the total. */
    lines: z.array(z.object({ label: z.string(), amount: z.number().nullable() })),
    total: z.object({ label: z.string(), amount: z.number() }),
    assumptions: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('steps'),
    asOf,
    steps: z.array(z.object({ text: z.string(), path: SitePath.nullable(), dueOn: z.string().nullable() })),
  }),
  z.object({
    kind: z.literal('documents'),
    asOf,
    items: z.array(z.object({ name: z.string(), status: z.string(), required: z.boolean() })),
    path: SitePath,
  }),
  z.object({
    kind: z.literal('people'),
    asOf,
    people: z.array(z.object({ id: Id, name: z.string(), detail: z.string(), path: SitePath })),
  }),
  z.object({
    kind: z.literal('figures'),
    asOf,
    title: z.string(),
    /** `n` is the number of homes or sales in the sample. */
    figures: z.array(z.object({ label: z.string(), value: z.string(), n: z.number().int().nullable() })),
    path: SitePath.nullable(),
  }),
  /** A draft message to a professional. The person edits and sends it; the assistant sends nothing. */
  z.object({
    kind: z.literal('draft'),
    /** The recipient. */
    to: z.object({ id: Id, name: z.string() }),
    text: z.string(),
    path: SitePath,
  }),
  /** Suggested next questions. Selecting one sends its message. */
  z.object({ kind: z.literal('choices'), choices: z.array(z.object({ label: z.string(), message: z.string() })) }),
  /** Pages of this site that show the answer's data. */
  z.object({ kind: z.literal('sources'), links: z.array(Link) }),
]);
export type Part = z.infer<typeof Part>;

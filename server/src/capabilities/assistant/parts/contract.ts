import { z } from 'zod';
import { Id } from '../../../foundation/contract.ts';
import { Currency, Photo, PropertyStatus } from '../../listings/contract.ts';
import { StatedRate } from '../../rates/contract.ts';

/** A page of this site; nothing else is ever linked to. */
export const SitePath = z.string().regex(/^\/(?!\/)/, 'must be a path of this site');
const Link = z.object({ label: z.string(), path: SitePath });

/** A home as an answer shows it: figures are as of the card, words and picture as of now. */
const HomeCard = z.object({
  id: Id,
  path: SitePath,
  /** Its address, or what may be said instead of it; that it is gone where it is no longer shown. */
  title: z.string(),
  /** True for a home that is no longer shown: only its id is known then. */
  gone: z.boolean(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  /** Currency units, as is all money here. */
  price: z.number().nullable(),
  currency: Currency.nullable(),
  bedrooms: z.number().int().nullable(),
  bathrooms: z.number().nullable(),
  squareFeet: z.number().int().nullable(),
  status: PropertyStatus.nullable(),
  photo: Photo.nullable(),
  /** All that it costs a month on the usual terms, as far as it is known. */
  monthlyTotal: z.number().nullable(),
  /** The mortgage rate that `monthlyTotal` was computed with; null where there is no monthly total. */
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
    /** How many there are in all, where these are the first of a search. */
    total: z.number().int().nullable(),
    moreAt: SitePath.nullable(),
  }),
  z.object({
    kind: z.literal('comparison'),
    asOf,
    homes: z.array(HomeCard),
    /** A value a home, in the order of the homes. */
    rows: z.array(z.object({ label: z.string(), values: z.array(z.string()) })),
    moreAt: SitePath,
  }),
  z.object({
    kind: z.literal('costs'),
    asOf,
    title: z.string(),
    currency: Currency,
    /** Null is not known and not in the total. */
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
    /** `n` is how many homes or sales stand behind the figure. */
    figures: z.array(z.object({ label: z.string(), value: z.string(), n: z.number().int().nullable() })),
    path: SitePath.nullable(),
  }),
  /** A message to somebody of the team, for the person to read, change and send; nothing is sent by itself. */
  z.object({
    kind: z.literal('draft'),
    /** The professional. */
    to: z.object({ id: Id, name: z.string() }),
    text: z.string(),
    path: SitePath,
  }),
  /** What may be asked next; pressing one sends its message. */
  z.object({ kind: z.literal('choices'), choices: z.array(z.object({ label: z.string(), message: z.string() })) }),
  /** Where the answer stands on this site. */
  z.object({ kind: z.literal('sources'), links: z.array(Link) }),
]);
export type Part = z.infer<typeof Part>;

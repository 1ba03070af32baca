import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam, PageNumber } from '../../platform/serve/contract.ts';
import { Currency, HomeTypeName, Property } from '../listings/contract.ts';
import { sharedListContract } from './sharing/contract.ts';

export { type Invited, invitationDays, membersMax, NewInvitation, type SharedList } from './sharing/contract.ts';

export const votes = ['love', 'maybe', 'no'] as const;
export const Vote = z.enum(votes);
export type Vote = z.infer<typeof Vote>;

/** Maximum number of homes on a list, without removed ones. */
export const savedHomesMax = 1_000;
export const noteLengthMax = 2_000;
export const notesPerHomeMax = 50;
export const tagLengthMax = 30;
export const tagsPerHomeMax = 10;
/** Days during which a removed home can be restored with its notes, tags and votes. */
export const removedKeptDays = 30;

const page = PageNumber(10_000);

const NoteText = z
  .string({ error: () => m.saving__please_write_a_note() })
  .trim()
  .min(1, { error: () => m.saving__write_a_note_first() })
  .max(noteLengthMax, {
    error: () => m.saving__must_have_at_most_characters({ count: noteLengthMax.toLocaleString('en-US') }),
  });

const Tag = z
  .string()
  .transform((text) => text.trim().replace(/\s+/g, ' '))
  .pipe(
    z
      .string()
      .min(1, { error: () => m.saving__must_not_be_empty() })
      .max(tagLengthMax, { error: () => m.saving__must_have_at_most_characters_2({ tagLengthMax }) })
      .regex(/^[^\p{Cc}]*$/u, { error: () => m.saving__must_be_on_one_line() }),
  );

const Note = z.object({
  id: Id,
  text: z.string(),
  /** First name of the author. */
  author: z.string(),
  mine: z.boolean(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type Note = z.infer<typeof Note>;

const CastVote = z.object({
  personId: Id,
  firstName: z.string(),
  mine: z.boolean(),
  vote: Vote,
});

/** A saved home. Prices are in whole units of `currency`. */
const SavedItem = z.object({
  id: Id,
  /** The home's current listing; it changes when the home is listed again. */
  propertyId: Id,
  status: z.literal('saved'),
  savedAt: z.iso.datetime(),
  /** First name of the person who saved it, or null after they left Lintel. */
  savedBy: z.string().nullable(),
  savedByMe: z.boolean(),
  currency: Currency,
  priceThen: z.number(),
  priceNow: z.number(),
  /** `gone`: no longer listed, so the last known data are shown. */
  statusNow: z.enum(['active', 'pending', 'sold', 'gone']),
  /** Last known data of a home that is gone. */
  lastSeen: z
    .object({
      on: z.iso.date(),
      price: z.number(),
      city: z.string(),
      state: z.string(),
      bedrooms: z.number().int().nullable(),
      propertyType: HomeTypeName,
    })
    .nullable(),
  notes: z.array(Note),
  tags: z.array(z.string()),
  votes: z.array(CastVote),
});
export type SavedItem = z.infer<typeof SavedItem>;

/** With the property for cards; null when the home is no longer listed. */
const SavedWithProperty = SavedItem.extend({ property: Property.nullable() });
export type SavedWithProperty = z.infer<typeof SavedWithProperty>;

export const savedSorts = ['saved', 'price_up', 'price_down', 'price_change', 'votes'] as const;
export const SavedSort = z.enum(savedSorts);
export type SavedSort = z.infer<typeof SavedSort>;

/** Filter and order of saved homes; newest first by default. */
export const SavedFilter = z.strictObject({
  sort: SavedSort.default('saved'),
  tag: z.string().max(tagLengthMax).optional(),
  /** `for_sale` includes active and pending homes, `off` sold and gone ones. */
  market: z.enum(['all', 'for_sale', 'off']).default('all'),
  /** The caller's own vote; `none` selects homes without one. */
  vote: z.enum([...votes, 'none']).optional(),
  page,
});

/** Saved homes per page. */
export const savedAPage = 24;

/** Always the signed-in person; the specification's field may name no other id. */
const userId = IdParam.optional();

const ofHome = { id: IdParam };

export const savingContract = {
  save: call
    .route({
      method: 'POST',
      path: '/user-properties',
      summary: 'Save a home; idempotent, and restores a removed one',
      tags: ['Saved homes'],
    })
    .input(z.strictObject({ userId, propertyId: IdParam, status: z.literal('saved').default('saved') }))
    .output(z.object({ id: Id, propertyId: Id, status: z.literal('saved') })),
  remove: call
    .route({
      method: 'DELETE',
      path: '/user-properties/{userId}/{propertyId}',
      summary: 'Remove a saved home; saving it again within 30 days restores its notes, tags and votes',
      tags: ['Saved homes'],
    })
    .input(z.strictObject({ userId: IdParam, propertyId: IdParam }))
    .output(z.object({ propertyId: Id, status: z.literal('removed') })),
  list: call
    .route({
      method: 'GET',
      path: '/user/{id}/properties',
      summary: 'List saved homes with notes, tags, votes, and prices then and now',
      tags: ['Saved homes'],
    })
    .input(SavedFilter.extend({ id: IdParam }))
    .output(z.array(SavedWithProperty)),
  page: call
    .route({
      method: 'GET',
      path: '/saved-homes',
      summary: 'Get a page of saved homes, with the total and the tags in use',
      tags: ['Saved homes'],
    })
    .input(SavedFilter)
    .output(
      z.object({
        items: z.array(SavedWithProperty),
        /** Number of homes that match the filter. */
        total: z.number().int(),
        /** Number of all homes on the list. */
        saved: z.number().int(),
        page: z.number().int(),
        pages: z.number().int(),
        /** All tags of the list, most used first. */
        tags: z.array(z.object({ tag: z.string(), homes: z.number().int() })),
      }),
    ),
  ids: call
    .route({ method: 'GET', path: '/saved-homes/ids', summary: 'List the ids of saved homes', tags: ['Saved homes'] })
    .input(z.strictObject({}))
    .output(z.object({ ids: z.array(Id) })),
  addNote: call
    .route({ method: 'POST', path: '/saved-homes/{id}/notes', summary: 'Write a note', tags: ['Saved homes'] })
    .input(z.strictObject({ ...ofHome, text: NoteText }))
    .output(SavedItem),
  changeNote: call
    .route({
      method: 'PATCH',
      path: '/saved-homes/{id}/notes/{noteId}',
      summary: 'Edit your note',
      tags: ['Saved homes'],
    })
    .input(z.strictObject({ ...ofHome, noteId: IdParam, text: NoteText }))
    .output(SavedItem),
  removeNote: call
    .route({
      method: 'DELETE',
      path: '/saved-homes/{id}/notes/{noteId}',
      summary: 'Delete your note',
      tags: ['Saved homes'],
    })
    .input(z.strictObject({ ...ofHome, noteId: IdParam }))
    .output(SavedItem),
  tag: call
    .route({ method: 'PUT', path: '/saved-homes/{id}/tags', summary: 'Set the tags', tags: ['Saved homes'] })
    .input(
      z.strictObject({
        ...ofHome,
        tags: z.array(Tag).max(tagsPerHomeMax, { error: () => m.saving__must_have_at_most_tags({ tagsPerHomeMax }) }),
      }),
    )
    .output(SavedItem),
  vote: call
    .route({
      method: 'PUT',
      path: '/saved-homes/{id}/vote',
      summary: 'Vote on a home, or withdraw the vote',
      tags: ['Saved homes'],
    })
    .input(z.strictObject({ ...ofHome, vote: Vote.nullable() }))
    .output(SavedItem),
  sharing: sharedListContract,
};

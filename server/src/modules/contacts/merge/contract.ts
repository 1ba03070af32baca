import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';

/** Days in which a merge can be undone. */
export const daysToUndoMerge = 30;

/** The common property of two contacts: a normalized address or number, or the name and the city. */
export const DuplicateReason = z.enum(['email', 'phone', 'name']);
export type DuplicateReason = z.infer<typeof DuplicateReason>;

const Merge = z.object({
  id: Id,
  keptId: Id,
  absorbedId: Id,
  absorbedName: z.string(),
  mergedAt: z.iso.datetime(),
  undoableUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
});
export type Merge = z.infer<typeof Merge>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];

export const mergeContract = {
  duplicates: call
    .route({
      method: 'GET',
      path: '/contacts/duplicates',
      summary: 'List your contacts that are probably duplicates',
      tags,
    })
    .input(z.strictObject({}))
    .output(
      z.object({
        groups: z.array(
          z.object({
            reasons: z.array(DuplicateReason),
            contacts: z.array(
              z.object({ id: Id, name: z.string(), emails: z.array(z.string()), phones: z.array(z.string()) }),
            ),
          }),
        ),
        total: z.number().int(),
      }),
    ),
  merge: call
    .route({ method: 'POST', path: '/contacts/merges', summary: 'Merge a contact into another; no row is lost', tags })
    .input(
      z.strictObject({ keptId: Id, absorbedId: Id }).refine(({ keptId, absorbedId }) => keptId !== absorbedId, {
        path: ['absorbedId'],
        error: () => m.contacts__must_be_another_contact(),
      }),
    )
    .output(Merge),
  merges: call
    .route({ method: 'GET', path: '/leads/{id}/merges', summary: 'List merges into a contact, newest first', tags })
    .input(WithId)
    .output(z.array(Merge)),
  undo: call
    .route({ method: 'POST', path: '/contacts/merges/{id}/undo', summary: 'Undo a merge within 30 days', tags })
    .input(WithId)
    .output(Merge),
};

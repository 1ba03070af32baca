import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id, IdParam } from '../../../platform/serve/contract.ts';
import { leadSources, leadStatuses, urgencies } from '../entries/contract.ts';

/** Smart lists that an agent may save. */
export const listsMax = 50;
/** Days in which a bulk action can be undone. */
export const daysToUndoBulk = 30;

const text = (max: number) => z.string().trim().min(1).max(max);

/** The filters of `GET /leads` that a list keeps. */
const Filters = z.strictObject({
  search: text(100).optional(),
  status: z.enum(leadStatuses).optional(),
  urgency: z.enum(urgencies).optional(),
  leadSource: z.enum(leadSources).optional(),
  tag: text(40).optional(),
});
export type SmartFilters = z.output<typeof Filters>;

const SmartList = z.object({
  id: Id,
  name: z.string(),
  filters: Filters,
  /** Contacts that match now. */
  total: z.number().int(),
});
export type SmartList = z.infer<typeof SmartList>;

const NewList = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, { error: () => m.contacts__please_name_the_list() })
    .max(80),
  filters: Filters,
});

const tag = z
  .string()
  .trim()
  .min(1, { error: () => m.contacts__name_the_tag() })
  .max(40);

export const BulkAction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('add_tag'), tag }),
  z.strictObject({ kind: z.literal('remove_tag'), tag }),
  z.strictObject({ kind: z.literal('set_urgency'), urgency: z.enum(urgencies) }),
  z.strictObject({ kind: z.literal('move'), status: z.enum(leadStatuses), reason: text(500).optional() }),
  z.strictObject({ kind: z.literal('start_plan'), planId: Id }),
  z.strictObject({ kind: z.literal('delete') }),
]);
export type BulkAction = z.output<typeof BulkAction>;

const Skipped = z.object({ id: Id, name: z.string(), reason: z.string() });
export type Skipped = z.infer<typeof Skipped>;

const BulkResult = z.object({
  id: Id,
  changed: z.number().int(),
  undoableUntil: z.iso.datetime(),
  undoneAt: z.iso.datetime().nullable(),
  /** Contacts that the action left as they were, each with the reason. */
  skipped: z.array(Skipped),
});
export type BulkResult = z.infer<typeof BulkResult>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Contacts'];
const route = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string) =>
  call.route({ method, path, summary, tags });

export const listsContract = {
  list: route('GET', '/contacts/lists', 'List your smart lists with the number of contacts that match now')
    .input(z.strictObject({}))
    .output(z.array(SmartList)),
  add: route('POST', '/contacts/lists', 'Save filters as a smart list').input(NewList).output(SmartList),
  change: route('PUT', '/contacts/lists/{id}', 'Change a smart list')
    .input(NewList.extend(WithId.shape))
    .output(SmartList),
  remove: route('DELETE', '/contacts/lists/{id}', 'Delete a smart list; its contacts stay')
    .input(WithId)
    .output(WithId),
  bulk: route('POST', '/contacts/bulk', 'Change several contacts, all or none; the change can be undone')
    .input(z.strictObject({ ids: z.array(Id).min(1).max(500), action: BulkAction }))
    .output(BulkResult),
  undoBulk: route('POST', '/contacts/bulk/{id}/undo', 'Undo a bulk action').input(WithId).output(BulkResult),
};

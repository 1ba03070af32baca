import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Day, Id, IdParam } from '../../../platform/serve/contract.ts';
import { DocumentCategory } from '../../documents/contract.ts';

export const neededFrom = ['borrower', 'agent', 'third_party'] as const;
export const conditionStatuses = ['open', 'received', 'cleared', 'waived'] as const;

export const Condition = z.object({
  id: Id,
  title: z.string(),
  neededFrom: z.enum(neededFrom),
  category: DocumentCategory.nullable(),
  status: z.enum(conditionStatuses),
  note: z.string().nullable(),
  dueOn: z.string().nullable(),
  document: z
    .object({ id: Id, name: z.string(), uploadedAt: z.string() })
    .nullable()
    .describe('Null for a document that the caller may not see'),
  findings: z.array(z.string()).describe('Findings of the document inspection, such as a missing page'),
  reviewedAt: z.string().nullable(),
});
export type Condition = z.infer<typeof Condition>;

/** A request of the agent. */
export const NewCondition = z.strictObject({
  title: z
    .string()
    .trim()
    .min(1, { error: () => m.lending__please_say_what_is_needed() })
    .max(200),
  neededFrom: z.enum(neededFrom),
  category: DocumentCategory.nullable().default(null),
  dueOn: Day().nullable().default(null),
});
export type NewCondition = z.infer<typeof NewCondition>;

const WithId = z.strictObject({ id: IdParam });
const tags = ['Mortgage'];
const post = (path: `/${string}`, summary: string) =>
  call.route({ method: 'POST', path: `/mortgage${path}`, summary, tags });

export const conditionsContract = {
  addCondition: post('/applications/{id}/conditions', 'Request something that is still needed')
    .input(NewCondition.extend(WithId.shape))
    .output(Condition),
  requestChecklist: post(
    '/applications/{id}/conditions/checklist',
    'Request the documents that lenders of the country require',
  )
    .input(WithId)
    .output(z.object({ added: z.number().int() })),
  answerCondition: post('/conditions/{id}/document', 'Attach one of your documents, which shares it with the agent')
    .input(WithId.extend({ documentId: Id }))
    .output(Condition),
  reviewCondition: post(
    '/conditions/{id}/review',
    'Clear or waive a condition, return it with a note, or reopen its review',
  )
    .input(WithId.extend({ status: z.enum(conditionStatuses), note: z.string().trim().max(500).optional() }))
    .output(Condition),
};
